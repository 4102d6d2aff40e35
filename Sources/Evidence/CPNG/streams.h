// Compresses and decompresses whole zlib streams in memory.

#ifndef CPNG_STREAMS_H
#define CPNG_STREAMS_H

#include "CPNG.h"

// Inflates a stream of `count` bytes to exactly `total` bytes. Returns 0 for any other stream, or
// if memory runs out.
int cpng_inflate(const uint8_t *stream, size_t count, uint8_t *bytes, size_t total);

// Deflates to `output`, which must be zeroed. `level` is libdeflate's, 1 to 12. Returns 0 if memory
// runs out.
int cpng_deflate(const uint8_t *bytes, size_t count, int level, cpng_output *output);

#endif
