// What a reader and a writer share: where an error of libpng lands, and what it leaves behind.

#ifndef CPNG_SESSION_H
#define CPNG_SESSION_H

#include <png.h>
#include <setjmp.h>

#include "CPNG.h"

typedef struct {
  jmp_buf landing;
  cpng_report *report;
  cpng_status status;
  // Whether a warning is an error as well.
  int strict;
} cpng_session;

// The error function: keeps the message and jumps. It never returns, as libpng demands.
PNG_NORETURN void cpng_on_error(png_structp png, png_const_charp message);
void cpng_on_warning(png_structp png, png_const_charp message);

// The memory functions: they note that memory ran out, which libpng would otherwise only put into words.
png_voidp cpng_on_allocate(png_structp png, png_alloc_size_t size);
void cpng_on_free(png_structp png, png_voidp pointer);

#endif
