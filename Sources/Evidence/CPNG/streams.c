// Inflates and deflates whole zlib streams with libdeflate.

#include <libdeflate.h>
#include <stdlib.h>

#include "streams.h"

int cpng_inflate(const uint8_t *stream, size_t count, uint8_t *bytes, size_t total) {
  size_t used = 0, made = 0;
  struct libdeflate_decompressor *inflater = libdeflate_alloc_decompressor();
  int ok = inflater != NULL
    && libdeflate_zlib_decompress_ex(inflater, stream, count, bytes, total, &used, &made)
      == LIBDEFLATE_SUCCESS
    && used == count && made == total;
  libdeflate_free_decompressor(inflater);
  return ok;
}

int cpng_deflate(const uint8_t *bytes, size_t count, int level, cpng_output *output) {
  struct libdeflate_compressor *deflater = libdeflate_alloc_compressor(level);
  if (deflater == NULL) return 0;
  output->capacity = libdeflate_zlib_compress_bound(deflater, count);
  output->bytes = malloc(output->capacity);
  if (output->bytes != NULL)
    output->count = libdeflate_zlib_compress(
      deflater, bytes, count, output->bytes, output->capacity);
  libdeflate_free_compressor(deflater);
  return output->count > 0;
}

uint32_t cpng_crc32(const uint8_t *bytes, size_t count) {
  // libdeflate returns the initial value for a null pointer, which is the CRC of no bytes.
  return bytes == NULL ? 0 : libdeflate_crc32(0, bytes, count);
}
