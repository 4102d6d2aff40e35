// Reads and writes the most common kind of PNG file in one piece: 8-bit RGB or RGBA without
// interlacing.
//
// The reader accepts only flawless files and leaves all others to libpng, which words the errors.
// So it must never accept a file that libpng refuses: the zlib header must have the full window,
// because zlib checks distances against it.

#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include <CSystem.h>

#include "CPNG.h"
#include "streams.h"

// Memory for all rows of a picture, which is written once from start to end.
static uint8_t *row_memory(size_t count) {
  uint8_t *memory = malloc(count);
  memory_expect_large_pages(memory, count);
  return memory;
}

// The channels of a pixel side by side: a compiler computes them together, but only if told so.
typedef int16_t channels __attribute__((vector_size(8)));
typedef uint8_t channel_bytes __attribute__((vector_size(4)));

static inline channels channels_at(const uint8_t *bytes) {
  channel_bytes narrow;
  memcpy(&narrow, bytes, 4);
  return __builtin_convertvector(narrow, channels);
}

static inline channels magnitude(channels value) {
  channels sign = value >> 15;
  return (value ^ sign) - sign;
}

// Adds to the channels at `bytes` the nearest of those left, above and above left, by the filter
// Paeth.
static inline channels add_nearest(
  const uint8_t *bytes, channels left, channels above, channels corner) {
  channels a = above - corner, b = left - corner, c = magnitude(a + b);
  a = magnitude(a);
  b = magnitude(b);
  channels is_left = (a <= b) & (a <= c), is_above = b <= c;
  channels rest = (is_above & above) | (~is_above & corner);
  return (channels_at(bytes) + ((is_left & left) | (~is_left & rest))) & 255;
}

static inline void store(channels value, uint8_t *bytes, size_t pixel) {
  channel_bytes narrow = __builtin_convertvector(value, channel_bytes);
  memcpy(bytes, &narrow, pixel);
}

// Undoes the filter Paeth of a row, and of the row `below` if there is one. Each pixel waits for
// the one before it, so two rows take little longer than one. Reads four bytes of each pixel.
static inline void add_paeth(
  uint8_t *restrict row, const uint8_t *restrict above, uint8_t *restrict below, size_t count,
  size_t pixel) {
  channels left = {0}, corner = {0}, left_below = {0}, corner_below = {0};
  for (size_t i = 0; i < count; i += pixel) {
    if (below != NULL && i > 0) {
      left_below = add_nearest(below + i - pixel, left_below, left, corner_below);
      store(left_below, below + i - pixel, pixel);
      corner_below = left;
    }
    channels up = channels_at(above + i);
    left = add_nearest(row + i, left, up, corner);
    store(left, row + i, pixel);
    corner = up;
  }
  if (below != NULL)
    store(
      add_nearest(below + count - pixel, left_below, left, corner_below), below + count - pixel,
      pixel);
}

// Adds to each byte the byte one pixel before it. That byte stays in a register if `pixel` is a
// constant.
static inline void add_left(uint8_t *row, size_t count, size_t pixel) {
  uint8_t left[4] = {0};
  for (size_t i = 0; i < count; i += pixel) {
    for (size_t k = 0; k < pixel; k++) row[i + k] = left[k] = (uint8_t)(left[k] + row[i + k]);
  }
}

// Undoes the filter of one row in place. `above` is the unfiltered previous row, or zeros.
static int unfilter(
  uint8_t filter, uint8_t *restrict row, const uint8_t *restrict above, size_t count,
  size_t pixel) {
  switch (filter) {
    case 0: return 1;
    case 1:
      if (pixel == 3) add_left(row, count, 3);
      else add_left(row, count, 4);
      return 1;
    case 2:
      for (size_t i = 0; i < count; i++) row[i] = (uint8_t)(row[i] + above[i]);
      return 1;
    case 3:
      for (size_t i = 0; i < pixel; i++) row[i] = (uint8_t)(row[i] + above[i] / 2);
      for (size_t i = pixel; i < count; i++)
        row[i] = (uint8_t)(row[i] + (row[i - pixel] + above[i]) / 2);
      return 1;
    case 4:
      if (pixel == 3) add_paeth(row, above, NULL, count, 3);
      else add_paeth(row, above, NULL, count, 4);
      return 1;
    default: return 0;
  }
}

// Expands three bytes per pixel to four, opaque. Reads each pixel with the byte after it, so the
// input needs one extra byte.
static void widen(const uint8_t *restrict rgb, uint8_t *restrict rgba, size_t width) {
  for (size_t x = 0; x < width; x++) {
    memcpy(rgba + 4 * x, rgb + 3 * x, 4);
    rgba[4 * x + 3] = 255;
  }
}

int cpng_decode_fast(
  const uint8_t *stream, size_t count, uint32_t width, uint32_t height, int has_alpha,
  uint8_t *rgba) {
  if (count < 2 || stream[0] != 0x78) return 0;
  size_t pixel = has_alpha ? 4 : 3;
  size_t stride = (size_t)width * pixel;
  size_t total = (stride + 1) * height;
  memory_expect_large_pages(rgba, (size_t)width * height * 4);
  // Two rows in turn. The second starts as zeros, as the row above the first.
  uint8_t *turns = calloc(2, stride + 1);
  // Rows are inflated, with their filter bytes, in the picture that they become: RGBA at its start,
  // with one byte a row beyond its end; RGB at its end, where row y of the picture ends at
  // 4 · width · y bytes, and the row after it starts at
  // (width - 1) · height + (3 · width + 1) · y, which is never less.
  uint8_t *rows = has_alpha ? rgba : rgba + ((size_t)width * height * 4 - total);

  int ok = turns != NULL && cpng_inflate(stream, count, rows, total);
  const uint8_t *above = turns == NULL ? NULL : turns + stride + 1;
  for (uint32_t y = 0; ok && y < height; y++) {
    const uint8_t *source = rows + (stride + 1) * y;
    uint8_t filter = source[0];
    uint8_t *target = rgba + (size_t)y * width * 4;
    uint8_t *row = has_alpha ? target : turns + (stride + 1) * (y % 2);
    memmove(row, source + 1, stride);
    if (has_alpha && filter == 4 && y + 1 < height && source[stride + 1] == 4) {
      memmove(row + stride, source + stride + 2, stride);
      add_paeth(row, above, row + stride, stride, 4);
      above = row + stride;
      y++;
      continue;
    }
    ok = unfilter(filter, row, above, stride, pixel);
    if (!has_alpha) widen(row, target, width);
    above = row;
  }
  free(turns);
  return ok;
}

void cpng_release(cpng_output *output) {
  free(output->bytes);
  memset(output, 0, sizeof *output);
}

int cpng_deflate_colors(
  const uint8_t *rgba, uint32_t width, uint32_t height, int opaque, cpng_filter filter, int level,
  cpng_output *output) {
  size_t pixel = opaque ? 3 : 4;
  size_t stride = (size_t)width * pixel;
  size_t total = (stride + 1) * height;
  uint8_t *rows = row_memory(total);
  if (rows == NULL) return 0;
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
    // Backwards, so the subtracted byte is still the original one.
    if (filter == CPNG_FILTER_SUB)
      for (size_t i = stride - 1; i >= pixel; i--) row[i] = (uint8_t)(row[i] - row[i - pixel]);
  }
  int ok = cpng_deflate(rows, total, level, output);
  free(rows);
  return ok;
}

int cpng_is_flat(const uint8_t *rgba, uint32_t width, uint32_t height) {
  size_t stride = (size_t)width * 4;
  size_t changes = 0;
  for (uint32_t y = 0; y < height; y++) {
    const uint8_t *row = rgba + stride * y;
    // A row that equals the one above changes nothing.
    if (y > 0 && memcmp(row, row - stride, stride) == 0) continue;
    for (size_t x = 1; x < width; x++) {
      if (
        memcmp(row + 4 * x, row + 4 * (x - 1), 4) != 0
        && (y == 0 || memcmp(row + 4 * x, row + 4 * x - stride, 4) != 0))
        changes++;
    }
  }
  return changes <= (size_t)width * height / 8;
}

// Four times as many slots as colors, so searches stay short.
#define PLACES 1024
// How many pixels are compared at once.
#define RUN 32

int cpng_index_colors(const uint8_t *rgba, size_t count, uint8_t *indices, uint32_t colors[256]) {
  uint32_t keys[PLACES];
  int16_t numbers[PLACES];
  uint32_t found[256];
  int known = 0;
  memset(numbers, -1, sizeof numbers);
  uint32_t last = 0;
  uint8_t last_number = 0;
  // Up to here, blocks are known to differ or were not there to compare with.
  size_t unlike = 1;
  for (size_t i = 0; i < count; i++) {
    // Most pixels equal the previous one.
    if (i >= unlike && i + RUN <= count) {
      if (memcmp(rgba + 4 * i, rgba + 4 * i - 4, 4 * RUN) == 0) {
        memset(indices + i, last_number, RUN);
        i += RUN - 1;
        continue;
      }
      unlike = i + RUN;
    }
    uint32_t color;
    memcpy(&color, rgba + 4 * i, 4);
    if (i == 0 || color != last) {
      // Knuth's multiplicative hash.
      uint32_t place = color * 2654435761u >> 22;
      while (numbers[place] >= 0 && keys[place] != color) place = (place + 1) % PLACES;
      if (numbers[place] < 0) {
        if (known == 256) return 0;
        keys[place] = color;
        numbers[place] = (int16_t)known;
        found[known++] = color;
      }
      last = color;
      last_number = (uint8_t)numbers[place];
    }
    indices[i] = last_number;
  }
  uint8_t order[256];
  int next = 0, is_ordered = 1;
  for (int opaque = 0; opaque < 2; opaque++) {
    for (int i = 0; i < known; i++) {
      uint8_t bytes[4];
      memcpy(bytes, &found[i], 4);
      if ((bytes[3] == 255) != opaque) continue;
      colors[next] = found[i];
      is_ordered &= i == next;
      order[i] = (uint8_t)next++;
    }
  }
  for (size_t i = 0; !is_ordered && i < count; i++) indices[i] = order[indices[i]];
  return known;
}

int cpng_deflate_samples(
  const uint8_t *indices, const uint8_t samples[256], uint32_t width, uint32_t height, int depth,
  cpng_filter filter, int level, cpng_output *output) {
  size_t stride = ((size_t)width * (size_t)depth + 7) / 8;
  size_t total = (stride + 1) * height;
  uint8_t *rows = calloc(total, 1);
  if (rows == NULL) return 0;
  // As those of a palette are.
  int are_indices = depth == 8;
  for (int i = 0; i < 256; i++) are_indices &= samples[i] == i;
  for (uint32_t y = 0; y < height; y++) {
    uint8_t *row = rows + (stride + 1) * y;
    const uint8_t *source = indices + (size_t)y * width;
    *row++ = filter == CPNG_FILTER_SUB ? 1 : 0;
    if (are_indices) {
      memcpy(row, source, width);
    } else if (depth == 8) {
      for (size_t x = 0; x < width; x++) row[x] = samples[source[x]];
    } else {
      // The leftmost pixel is in the highest bits of its byte.
      for (size_t x = 0; x < width; x++) {
        size_t bit = x * (size_t)depth;
        row[bit / 8] |= (uint8_t)(samples[source[x]] << (8 - (size_t)depth - bit % 8));
      }
    }
    if (filter == CPNG_FILTER_SUB)
      for (size_t i = stride - 1; i >= 1; i--) row[i] = (uint8_t)(row[i] - row[i - 1]);
  }
  int ok = cpng_deflate(rows, total, level, output);
  free(rows);
  return ok;
}
