// The only part that needs zlib itself: the inflated size of a stream that is not kept.

#include <zlib.h>

#include <string.h>

#include "CPNG.h"

// zlib counts in unsigned int.
static uInt bounded(size_t count) { return count < (1u << 30) ? (uInt)count : 1u << 30; }

size_t cpng_inflated_size(const uint8_t *bytes, size_t count, size_t limit) {
  uint8_t scratch[16384];
  z_stream stream;
  memset(&stream, 0, sizeof stream);
  if (inflateInit(&stream) != Z_OK) return 0;
  size_t size = 0;
  int result = Z_OK;
  while (result == Z_OK && size <= limit) {
    if (stream.avail_in == 0) {
      stream.next_in = (Bytef *)bytes;
      stream.avail_in = bounded(count);
      bytes += stream.avail_in;
      count -= stream.avail_in;
    }
    stream.next_out = scratch;
    stream.avail_out = sizeof scratch;
    result = inflate(&stream, Z_NO_FLUSH);
    size += sizeof scratch - stream.avail_out;
  }
  inflateEnd(&stream);
  return size;
}
