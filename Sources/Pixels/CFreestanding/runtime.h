/// The functions that a freestanding Likeness program calls. See runtime.c.
#pragma once
#include <stddef.h>

/// Reads at most `count` bytes of input. Returns the number of bytes read; 0 at the end.
size_t runtime_read(void *bytes, size_t count);
/// Writes bytes to the output.
void runtime_write(const void *bytes, size_t count);

/// Returns a block of at least `size` bytes, aligned to 16; null when memory is exhausted.
void *malloc(size_t size);
/// Frees a block; null does nothing.
void free(void *block);
