// The common kind of PNG file, read and written as a whole: 8-bit RGB and RGBA without interlacing, by libdeflate.
//
// The reader answers only for files in perfect order; of all others it says so, and libpng, which has the words for what is wrong, decides. So it
// must never accept what libpng refuses: that is why the window in the zlib header has to be the full one, which zlib holds distances to.

#include <libdeflate.h>
#include <stdlib.h>
#include <string.h>

#include "CPNG.h"

static uint8_t paeth(int a, int b, int c) {
  int p = b - c, q = a - c;
  int pa = abs(p), pb = abs(q), pc = abs(p + q);
  return (uint8_t)(pa <= pb && pa <= pc ? a : pb <= pc ? b : c);
}

// Undoes the filter of one row in place. `above` is the row before, unfiltered, or zeros.
static int unfilter(uint8_t filter, uint8_t *restrict row, const uint8_t *restrict above, size_t count, size_t pixel) {
  switch (filter) {
    case 0: return 1;
    case 1:
      for (size_t i = pixel; i < count; i++) row[i] = (uint8_t)(row[i] + row[i - pixel]);
      return 1;
    case 2:
      for (size_t i = 0; i < count; i++) row[i] = (uint8_t)(row[i] + above[i]);
      return 1;
    case 3:
      for (size_t i = 0; i < pixel; i++) row[i] = (uint8_t)(row[i] + above[i] / 2);
      for (size_t i = pixel; i < count; i++) row[i] = (uint8_t)(row[i] + (row[i - pixel] + above[i]) / 2);
      return 1;
    case 4:
      for (size_t i = 0; i < pixel; i++) row[i] = (uint8_t)(row[i] + above[i]);
      for (size_t i = pixel; i < count; i++) row[i] = (uint8_t)(row[i] + paeth(row[i - pixel], above[i], above[i - pixel]));
      return 1;
    default: return 0;
  }
}

// Three bytes a pixel to four, opaque.
static void widen(const uint8_t *restrict rgb, uint8_t *restrict rgba, size_t width) {
  for (size_t x = 0; x < width; x++) {
    rgba[4 * x] = rgb[3 * x];
    rgba[4 * x + 1] = rgb[3 * x + 1];
    rgba[4 * x + 2] = rgb[3 * x + 2];
    rgba[4 * x + 3] = 255;
  }
}

int cpng_decode_fast(const uint8_t *stream, size_t count, uint32_t width, uint32_t height, int has_alpha, uint8_t *rgba) {
  if (count < 2 || stream[0] != 0x78) return 0;
  size_t pixel = has_alpha ? 4 : 3;
  size_t stride = (size_t)width * pixel;
  size_t total = (stride + 1) * height;
  // The row above the first is all zeros.
  uint8_t *memory = malloc(stride + total);
  if (memory == NULL) return 0;
  memset(memory, 0, stride);
  uint8_t *rows = memory + stride;

  size_t used = 0, made = 0;
  struct libdeflate_decompressor *inflater = libdeflate_alloc_decompressor();
  int ok = inflater != NULL
    && libdeflate_zlib_decompress_ex(inflater, stream, count, rows, total, &used, &made) == LIBDEFLATE_SUCCESS
    && used == count && made == total;
  libdeflate_free_decompressor(inflater);

  const uint8_t *above = memory;
  for (uint32_t y = 0; ok && y < height; y++) {
    uint8_t *row = rows + (stride + 1) * y;
    ok = unfilter(row[0], row + 1, above, stride, pixel);
    if (has_alpha) memcpy(rgba + (size_t)y * stride, row + 1, stride);
    else widen(row + 1, rgba + (size_t)y * width * 4, width);
    above = row + 1;
  }
  free(memory);
  return ok;
}

int cpng_deflate(const uint8_t *rgba, uint32_t width, uint32_t height, int opaque, int level, cpng_filter filter, cpng_output *output) {
  size_t pixel = opaque ? 3 : 4;
  size_t stride = (size_t)width * pixel;
  size_t total = (stride + 1) * height;
  uint8_t *rows = malloc(total);
  struct libdeflate_compressor *deflater = libdeflate_alloc_compressor(level);
  int ok = rows != NULL && deflater != NULL;
  if (ok) {
    for (uint32_t y = 0; y < height; y++) {
      uint8_t *row = rows + (stride + 1) * y;
      const uint8_t *source = rgba + (size_t)y * width * 4;
      *row++ = filter == CPNG_FILTER_SUB ? 1 : 0;
      if (!opaque) memcpy(row, source, stride);
      else for (size_t x = 0; x < width; x++) {
        row[3 * x] = source[4 * x];
        row[3 * x + 1] = source[4 * x + 1];
        row[3 * x + 2] = source[4 * x + 2];
      }
      // From the right, so that the byte to the left is still itself.
      if (filter == CPNG_FILTER_SUB) for (size_t x = stride; x-- > pixel;) row[x] = (uint8_t)(row[x] - row[x - pixel]);
    }
    output->capacity = libdeflate_zlib_compress_bound(deflater, total);
    output->bytes = malloc(output->capacity);
    ok = output->bytes != NULL;
  }
  if (ok) {
    output->count = libdeflate_zlib_compress(deflater, rows, total, output->bytes, output->capacity);
    ok = output->count > 0;
  }
  libdeflate_free_compressor(deflater);
  free(rows);
  return ok;
}

uint32_t cpng_crc32(const uint8_t *bytes, size_t count) {
  // Of nothing, a null pointer asks for the initial value, which is the same.
  return bytes == NULL ? 0 : libdeflate_crc32(0, bytes, count);
}

void cpng_release(cpng_output *output) {
  free(output->bytes);
  memset(output, 0, sizeof *output);
}
