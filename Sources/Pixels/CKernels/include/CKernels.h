/// The loops over pixels that take most of the time of drawing, compiled for several kinds of x86
/// processors. Each has a plain twin in Swift, which says what it does and gives the same bytes.
///
/// A pixel is red, green, blue and alpha in the order of memory, premultiplied. `pitch` is the
/// number of pixels from one row to the next. In `redBlue` and `greenAlpha` two channels lie in the
/// halves of a word.
#ifndef CKERNELS_H
#define CKERNELS_H

#include <stddef.h>
#include <stdint.h>

/// Stores a pixel in all places.
void ckernels_store(uint32_t *pixels, size_t pitch, size_t columns, size_t rows, uint32_t pixel);

/// Lays a color over all pixels: `redBlue` and `greenAlpha` are its channels times its opacity,
/// plus 128; `inverse` is 255 less its opacity.
void ckernels_blend(
    uint32_t *pixels, size_t pitch, size_t columns, size_t rows, uint32_t redBlue,
    uint32_t greenAlpha, uint32_t inverse);

/// Lays a color over pixels through a mask of a byte each, whose rows are `stride` bytes apart.
void ckernels_mask(
    uint32_t *pixels, size_t pitch, size_t columns, size_t rows, const uint8_t *mask, size_t stride,
    uint32_t redBlue, uint32_t greenAlpha, uint32_t alpha);

#endif
