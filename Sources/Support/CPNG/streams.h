// Whole zlib streams in memory.

#ifndef CPNG_STREAMS_H
#define CPNG_STREAMS_H

#include "CPNG.h"

// Inflates a stream that holds exactly `total` bytes and is `count` bytes long. Returns 0 for any other stream and when memory runs out.
int cpng_inflate(const uint8_t *stream, size_t count, uint8_t *bytes, size_t total);

// Deflates into `output`, which starts out all zero. `level` is libdeflate's, 1 to 12. Returns 0 when memory runs out.
int cpng_deflate(const uint8_t *bytes, size_t count, int level, cpng_output *output);

#endif
