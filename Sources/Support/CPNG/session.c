// Errors, warnings and memory failures of libpng, stored as values.

#include "session.h"

#include <stdio.h>
#include <stdlib.h>

void cpng_on_error(png_structp png, png_const_charp message) {
  cpng_session *session = png_get_error_ptr(png);
  if (session->status == CPNG_OK) session->status = CPNG_REFUSED;
  snprintf(session->report->message, sizeof session->report->message, "%s", message);
  longjmp(session->landing, 1);
}

void cpng_on_warning(png_structp png, png_const_charp message) {
  cpng_session *session = png_get_error_ptr(png);
  if (session->strict) png_error(png, message);
}

png_voidp cpng_on_allocate(png_structp png, png_alloc_size_t size) {
  void *pointer = malloc(size);
  if (pointer == NULL) {
    cpng_session *session = png_get_mem_ptr(png);
    session->status = CPNG_OUT_OF_MEMORY;
  }
  return pointer;
}

void cpng_on_free(png_structp png, png_voidp pointer) {
  (void)png;
  free(pointer);
}
