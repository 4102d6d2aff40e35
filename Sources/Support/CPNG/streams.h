// Whole zlib streams, by libdeflate with the package trait FastPNG and by zlib without: the same answers, in other time.

#ifndef CPNG_STREAMS_H
#define CPNG_STREAMS_H

#include "CPNG.h"

// Inflates a stream that holds exactly `total` bytes and ends where `count` says. Returns 0 for any other, and where memory is short.
int cpng_inflate(const uint8_t *stream, size_t count, uint8_t *bytes, size_t total);

// Deflates into `output`, which starts out all zero. `level` is 1 to 12, what is above zlib's 9 counts as 9 there. Returns 0 where memory is short.
int cpng_deflate(const uint8_t *bytes, size_t count, int level, cpng_output *output);

#endif
