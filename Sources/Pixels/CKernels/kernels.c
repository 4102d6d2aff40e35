// Vectors are the compiler's own, so the same lines serve every processor. All lanes are whole
// numbers: no way of compiling them changes a byte.
#include "CKernels.h"

// The C library of GNU lets the linker choose the best of several functions when a program starts,
// before the sanitizer of threads is ready to watch the choice.
#if defined(__x86_64__) && defined(__GLIBC__) && !__has_feature(thread_sanitizer)
#define FOR_EACH_PROCESSOR __attribute__((target_clones("avx2", "default")))
#else
#define FOR_EACH_PROCESSOR
#endif

#define EVEN 0x00ff00ffu

typedef uint32_t Pixels8 __attribute__((vector_size(32)));
typedef uint16_t Lanes8 __attribute__((vector_size(32)));
typedef uint8_t Bytes8 __attribute__((vector_size(8)));
typedef uint32_t Pixels4 __attribute__((vector_size(16)));
typedef uint16_t Lanes4 __attribute__((vector_size(16)));
typedef uint8_t Bytes4 __attribute__((vector_size(4)));

// Macros, since a function that takes a vector is passed it in another way by each processor.
#define LOADED(Type, from)                           \
  ({                                                 \
    Type value;                                      \
    __builtin_memcpy(&value, (from), sizeof(value)); \
    value;                                           \
  })
#define STORE(to, vector)                              \
  do {                                                 \
    __typeof__(vector) value = (vector);               \
    __builtin_memcpy((to), &value, sizeof(value));     \
  } while (0)

// (color + under · inverse) / 255, rounded: at most 65,025 + 128 a lane.
#define OVER(Pixels, Lanes, under, redBlue, greenAlpha, inverse)             \
  ({                                                                         \
    Lanes even = (redBlue) + (Lanes)((under) & EVEN) * (inverse);            \
    Lanes odd = (greenAlpha) + (Lanes)(((under) >> 8) & EVEN) * (inverse);   \
    even = (even + (even >> 8)) >> 8;                                        \
    odd = (odd + (odd >> 8)) & 0xff00;                                       \
    (Pixels)(even | odd);                                                    \
  })

static inline uint32_t over(
    uint32_t under, uint32_t redBlue, uint32_t greenAlpha, uint32_t inverse) {
  uint32_t even = redBlue + (under & EVEN) * inverse;
  uint32_t odd = greenAlpha + ((under >> 8) & EVEN) * inverse;
  even = ((even + ((even >> 8) & EVEN)) >> 8) & EVEN;
  odd = (odd + ((odd >> 8) & EVEN)) & ~EVEN;
  return even | odd;
}

FOR_EACH_PROCESSOR
void ckernels_store(uint32_t *pixels, size_t pitch, size_t columns, size_t rows, uint32_t pixel) {
  const Pixels8 eight = (Pixels8){} + pixel;
  for (; rows > 0; rows--, pixels += pitch) {
    size_t x = 0;
    for (; x + 8 <= columns; x += 8) STORE(pixels + x, eight);
    if (x < columns && columns >= 8) {
      // Some are stored twice.
      STORE(pixels + columns - 8, eight);
    } else {
      for (; x < columns; x++) pixels[x] = pixel;
    }
  }
}

FOR_EACH_PROCESSOR
void ckernels_blend(
    uint32_t *pixels, size_t pitch, size_t columns, size_t rows, uint32_t redBlue,
    uint32_t greenAlpha, uint32_t inverse) {
  const Lanes8 redBlue8 = (Lanes8)((Pixels8){} + redBlue);
  const Lanes8 greenAlpha8 = (Lanes8)((Pixels8){} + greenAlpha);
  const Lanes8 inverse8 = (Lanes8){} + (uint16_t)inverse;
  for (; rows > 0; rows--, pixels += pitch) {
    size_t x = 0;
    for (; x + 8 <= columns; x += 8) {
      const Pixels8 under = LOADED(Pixels8, pixels + x);
      STORE(pixels + x, OVER(Pixels8, Lanes8, under, redBlue8, greenAlpha8, inverse8));
    }
    for (; x < columns; x++) pixels[x] = over(pixels[x], redBlue, greenAlpha, inverse);
  }
}

// Lays a color over a vector of pixels through its part of the mask, which is not all 0.
#define MASKED(Pixels, Lanes, place, shares)                                                   \
  do {                                                                                         \
    Pixels wide = __builtin_convertvector((shares), Pixels);                                   \
    Lanes weight = (Lanes)(wide | wide << 16);                                                 \
    if (!isOpaque) {                                                                           \
      weight = weight * (uint16_t)alpha + 128;                                                 \
      weight = (weight + (weight >> 8)) >> 8;                                                  \
    }                                                                                          \
    const Lanes red = (Lanes)((Pixels){} + redBlue) * weight + 128;                            \
    const Lanes green = (Lanes)((Pixels){} + greenAlpha) * weight + 128;                       \
    const Pixels under = LOADED(Pixels, place);                                                \
    STORE(place, OVER(Pixels, Lanes, under, red, green, 255 - weight));                        \
  } while (0)

FOR_EACH_PROCESSOR
void ckernels_mask(
    uint32_t *pixels, size_t pitch, size_t columns, size_t rows, const uint8_t *mask, size_t stride,
    uint32_t redBlue, uint32_t greenAlpha, uint32_t alpha) {
  // By 255 a share is multiplied to itself.
  const int isOpaque = alpha == 255;
  for (; rows > 0; rows--, pixels += pitch, mask += stride) {
    size_t x = 0;
    // Most of a glyph's box is empty.
    for (; x + 8 <= columns; x += 8) {
      if (LOADED(uint64_t, mask + x) == 0) continue;
      const Bytes8 shares = LOADED(Bytes8, mask + x);
      MASKED(Pixels8, Lanes8, pixels + x, shares);
    }
    // Most glyphs of running text are 6 to 12 pixels wide.
    if (x + 4 <= columns) {
      if (LOADED(uint32_t, mask + x) != 0) {
        const Bytes4 shares = LOADED(Bytes4, mask + x);
        MASKED(Pixels4, Lanes4, pixels + x, shares);
      }
      x += 4;
    }
    for (; x < columns; x++) {
      if (mask[x] == 0) continue;
      const uint32_t product = alpha * mask[x] + 128;
      const uint32_t weight = (product + (product >> 8)) >> 8;
      pixels[x] = over(
          pixels[x], redBlue * weight + 0x800080, greenAlpha * weight + 0x800080, 255 - weight);
    }
  }
}
