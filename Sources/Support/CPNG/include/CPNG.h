// libpng, zlib and libdeflate behind functions that return values: memory in, memory out.
//
// libpng reports an error by longjmp. Here every jump starts and lands inside one call of this file's
// functions, with nothing but C between the two, so no jump can cross a frame of Swift.

#ifndef CPNG_H
#define CPNG_H

#include <stddef.h>
#include <stdint.h>

// How a call ended.
typedef enum {
  CPNG_OK = 0,
  // libpng refused: its own words are in `message`.
  CPNG_REFUSED,
  // The compressed stream ended in good order before the last row was whole.
  CPNG_INCOMPLETE,
  // A pixel names a palette entry that is not there: `index` of `entries`.
  CPNG_PALETTE_INDEX,
  // malloc returned nothing.
  CPNG_OUT_OF_MEMORY
} cpng_status;

// What a failed call has to tell.
typedef struct {
  char message[128];
  int index;
  int entries;
} cpng_report;

// Decodes the PNG file in `bytes` into straight RGBA, 8 bits a channel, `width * height * 4` bytes at `rgba`.
//
// `width` and `height` are what the caller read in the header and allocated for; a file that says otherwise is refused.
// Palette, gray, low bit depths and tRNS are expanded; 16-bit samples are rounded to the nearest 8-bit value, after tRNS
// was compared at full depth; no gamma is applied. Everything up to IEND is read: every CRC, the Adler sum, and that the
// stream holds the rows and nothing more. On failure the contents of `rgba` mean nothing.
//
// `chunk_limit` bounds the bytes of one chunk other than IDAT.
cpng_status cpng_decode(
  const uint8_t *bytes, size_t count, uint32_t width, uint32_t height, size_t chunk_limit, uint8_t *rgba,
  cpng_report *report);

// The filter of every row of a written file.
typedef enum { CPNG_FILTER_NONE = 0, CPNG_FILTER_SUB = 1 } cpng_filter;

// A block of memory; `cpng_release` gives it back.
typedef struct {
  uint8_t *bytes;
  size_t count;
  size_t capacity;
} cpng_output;

void cpng_release(cpng_output *output);

// Decodes the image data of an 8-bit RGB or RGBA file without interlacing: the payloads of its IDAT chunks in one piece, into straight RGBA. Returns 0
// where anything is not in perfect order, or memory is short; the contents of `rgba` mean nothing then, and cpng_decode has the answer.
int cpng_decode_fast(const uint8_t *stream, size_t count, uint32_t width, uint32_t height, int has_alpha, uint8_t *rgba);

// Compresses straight RGBA as the image data of such a file: 8-bit RGB where `opaque` is not 0 (alpha is dropped unread), else 8-bit RGBA. `level` is
// 1 to 12, fastest to smallest. `output` starts out all zero and is released by the caller in any case. Returns 0 where memory is short.
int cpng_deflate_colors(
  const uint8_t *rgba, uint32_t width, uint32_t height, int opaque, cpng_filter filter, int level, cpng_output *output);

// Whether at least seven of eight pixels are as the one to their left or the one above.
int cpng_is_flat(const uint8_t *rgba, uint32_t width, uint32_t height);

// Numbers the colors of a picture, those that are not opaque first, each kind in the order in which they come: `colors[i]` is the i-th as four bytes RGBA in
// memory, `indices` has a byte for each of `count` pixels. Returns how many colors there are, or 0 where they are more than 256.
int cpng_index_colors(const uint8_t *rgba, size_t count, uint8_t *indices, uint32_t colors[256]);

// Compresses one sample a pixel, of `depth` 1, 2, 4 or 8 bits, as the image data of a file of indices or grays: sample `samples[indices[i]]` for pixel i. The rest is
// as of cpng_deflate_colors. `filter` is for 8 bits only.
int cpng_deflate_samples(
  const uint8_t *indices, const uint8_t samples[256], uint32_t width, uint32_t height, int depth, cpng_filter filter, int level,
  cpng_output *output);

// The CRC-32 of PNG over `count` bytes.
uint32_t cpng_crc32(const uint8_t *bytes, size_t count);

// How many bytes the zlib stream inflates to, in constant memory; counting stops soon after `limit` is passed, at the end
// of the stream, and where the stream is damaged.
size_t cpng_inflated_size(const uint8_t *bytes, size_t count, size_t limit);

#endif
