// libpng, zlib and libdeflate behind functions that return values: memory goes in, memory comes
// out.
//
// libpng reports an error with longjmp. Every jump starts and lands within one call of these
// functions, with only C frames between, so no jump crosses a Swift frame.

#ifndef CPNG_H
#define CPNG_H

#include <stddef.h>
#include <stdint.h>

// The result of a call.
typedef enum {
  CPNG_OK = 0,
  // libpng refused the file; `message` has its words.
  CPNG_REFUSED,
  // The compressed stream is valid, but ended before the last row.
  CPNG_INCOMPLETE,
  // A pixel names a missing palette entry: `index` of `entries`.
  CPNG_PALETTE_INDEX,
  // Memory ran out.
  CPNG_OUT_OF_MEMORY
} cpng_status;

// The details of a failed call.
typedef struct {
  char message[128];
  int index;
  int entries;
} cpng_report;

// Decodes the PNG file in `bytes` to straight RGBA with 8 bits per channel, `width * height * 4`
// bytes at `rgba`.
//
// `width` and `height` are the values that the caller read from the header and allocated for; a
// file with others is refused. Expands palettes, gray, low bit depths and tRNS. Rounds 16-bit
// samples to the nearest 8-bit value, after comparing tRNS at full depth. Applies no gamma. Reads
// everything up to IEND, and checks every CRC, the Adler sum, and that the stream contains the rows
// and nothing more. After a failure, the contents of `rgba` are undefined.
//
// `chunk_limit` is the most bytes of one chunk other than IDAT.
cpng_status cpng_decode(
  const uint8_t *bytes, size_t count, uint32_t width, uint32_t height, size_t chunk_limit,
  uint8_t *rgba, cpng_report *report);

// The filter of every row of a written file.
typedef enum { CPNG_FILTER_NONE = 0, CPNG_FILTER_SUB = 1 } cpng_filter;

// A block of memory; free it with `cpng_release`.
typedef struct {
  uint8_t *bytes;
  size_t count;
  size_t capacity;
} cpng_output;

void cpng_release(cpng_output *output);

// Decodes the image data of an 8-bit RGB or RGBA file without interlacing to straight RGBA. The
// payloads of its IDAT chunks must be in one block. `rgba` has room for `height` bytes more than
// the pixels. Returns 0 if anything is unusual or memory runs out; the contents of `rgba` are then
// undefined, and cpng_decode gives the answer.
int cpng_decode_fast(
  const uint8_t *stream, size_t count, uint32_t width, uint32_t height, int has_alpha,
  uint8_t *rgba);

// Compresses straight RGBA as the image data of such a file: 8-bit RGB if `opaque` is not 0 (alpha
// is dropped unread), else 8-bit RGBA. `level` is 1 to 12, fastest to smallest. `output` must be
// zeroed, and the caller always releases it. Returns 0 if memory runs out.
int cpng_deflate_colors(
  const uint8_t *rgba, uint32_t width, uint32_t height, int opaque, cpng_filter filter, int level,
  cpng_output *output);

// Whether at least seven of eight pixels equal the one to their left or the one above.
int cpng_is_flat(const uint8_t *rgba, uint32_t width, uint32_t height);

// Numbers the colors of a picture: first those that are not opaque, then the others, each in order
// of appearance. `colors[i]` is the i-th color as four bytes RGBA in memory; `indices` has one byte
// for each of `count` pixels. Returns the number of colors, or 0 if there are more than 256.
int cpng_index_colors(const uint8_t *rgba, size_t count, uint8_t *indices, uint32_t colors[256]);

// Compresses one sample per pixel, of `depth` 1, 2, 4 or 8 bits, as the image data of a palette or
// gray file: sample `samples[indices[i]]` for pixel i. Otherwise like cpng_deflate_colors. `filter`
// applies only to 8 bits.
int cpng_deflate_samples(
  const uint8_t *indices, const uint8_t samples[256], uint32_t width, uint32_t height, int depth,
  cpng_filter filter, int level, cpng_output *output);

// The CRC-32 of PNG over `count` bytes.
uint32_t cpng_crc32(const uint8_t *bytes, size_t count);

// Returns the inflated size of the zlib stream, in constant memory. Stops counting soon after
// `limit`, at the end of the stream, or where the stream is damaged.
size_t cpng_inflated_size(const uint8_t *bytes, size_t count, size_t limit);

#endif
