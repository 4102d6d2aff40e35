// State shared by the reader and the writer: where an error of libpng lands, and its details.

#ifndef CPNG_SESSION_H
#define CPNG_SESSION_H

#include <png.h>
#include <setjmp.h>

#include "CPNG.h"

typedef struct {
  jmp_buf landing;
  cpng_report *report;
  cpng_status status;
  // Whether a warning counts as an error.
  int strict;
} cpng_session;

// The error function: stores the message and jumps. It never returns, as libpng requires.
PNG_NORETURN void cpng_on_error(png_structp png, png_const_charp message);
void cpng_on_warning(png_structp png, png_const_charp message);

// The memory functions: they record that memory ran out, which libpng would report only in words.
png_voidp cpng_on_allocate(png_structp png, png_alloc_size_t size);
void cpng_on_free(png_structp png, png_voidp pointer);

#endif
