// Streams by zlib, which is there wherever libpng is.

#ifndef LIKENESS_FAST_PNG

#include <stdlib.h>
#include <zlib.h>

#include "streams.h"

int cpng_inflate(const uint8_t *stream, size_t count, uint8_t *bytes, size_t total) {
  uLong used = count;
  uLongf made = total;
  return uncompress2(bytes, &made, stream, &used) == Z_OK && used == count && made == total;
}

int cpng_deflate(const uint8_t *bytes, size_t count, int level, cpng_output *output) {
  output->capacity = compressBound(count);
  output->bytes = malloc(output->capacity);
  if (output->bytes == NULL) return 0;
  uLongf made = output->capacity;
  if (compress2(output->bytes, &made, bytes, count, level < 9 ? level : 9) != Z_OK) return 0;
  output->count = made;
  return 1;
}

// Of nothing, a null pointer asks for the initial value, which is the same.
uint32_t cpng_crc32(const uint8_t *bytes, size_t count) { return bytes == NULL ? 0 : (uint32_t)crc32_z(0, bytes, count); }

#else
// With the trait there is nothing in this file, which a compiler may object to.
extern int cpng_unused_zlib;
#endif
