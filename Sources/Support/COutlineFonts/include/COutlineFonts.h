// FreeType and HarfBuzz behind functions that return values: a font file in memory, numbers and outlines out.
//
// Everything is in font units, so that no version of either library decides where a pixel edge lies. A face serves one
// thread at a time. Without the package trait OutlineFonts nothing of this is built.

#ifndef COUTLINE_FONTS_H
#define COUTLINE_FONTS_H

#include <stddef.h>
#include <stdint.h>

// How a call ended.
typedef enum {
  COF_OK = 0,
  // The bytes are of no format that is read.
  COF_UNKNOWN_FORMAT,
  // FreeType refused the file or a glyph; its error number is given beside.
  COF_DAMAGED,
  // The file has fewer faces than the one asked for.
  COF_NO_SUCH_FACE,
  // Neither glyphs made of curves nor bitmaps, of those that were asked for.
  COF_NO_GLYPHS,
  // No table that leads from Unicode characters to glyphs.
  COF_NO_CHARACTERS,
  // An outline has more points than are allowed, or a glyph more components, or it holds itself.
  COF_TOO_COMPLEX,
  COF_OUT_OF_MEMORY
} cof_status;

// A face of a font file, open.
typedef struct cof_face cof_face;

// What a face says of itself; lengths in font units, for a bitmap face in 64ths of a pixel.
typedef struct {
  uint32_t face_count;
  uint32_t glyph_count;
  uint32_t instance_count;
  int32_t units_per_em;
  // Lines: from OS/2's typographic values where the font asks for them (USE_TYPO_METRICS), else hhea, else OS/2.
  int32_t ascent;
  int32_t descent;
  int32_t line_gap;
  // 0 where the font does not say.
  int32_t cap_height;
  int32_t x_height;
  // The top edge of an underline, from the baseline upwards.
  int32_t underline_top;
  int32_t underline_thickness;
  // The top edge of a line through the letters, from the baseline upwards; 0 where the font does not say.
  int32_t strikeout_top;
  int32_t strikeout_thickness;
  // 1 to 1000; 0 where the font does not say.
  int32_t weight;
  int32_t is_italic;
  int32_t has_color;
  // The weight axis of a variable font, in 65,536ths; has_weight_axis is 0 where there is none.
  int32_t has_weight_axis;
  int32_t weight_minimum;
  int32_t weight_default;
  int32_t weight_maximum;
} cof_info;

// The bytes that file and family names are cut to.
enum { COF_NAME_LIMIT = 256 };

// Opens a face. `bytes` must stay as they are until it is closed. `outlines` asks for a scalable TrueType or OpenType
// face, 0 for a bitmap face of BDF or PCF. `error` gets FreeType's number where the status is COF_DAMAGED.
cof_status cof_open(const uint8_t *bytes, size_t count, uint32_t index, int outlines, cof_face **face, int32_t *error);
void cof_close(cof_face *face);

void cof_describe(cof_face *face, cof_info *info);

// Names in UTF-8, cut to COF_NAME_LIMIT with a 0 at the end; empty where the font has none. `instance` is 0 for the face
// itself and counts its named instances from 1.
void cof_family_name(cof_face *face, char *name);
void cof_style_name(cof_face *face, uint32_t instance, char *name);
void cof_postscript_name(cof_face *face, uint32_t instance, char *name);

// Puts a variable face into a named instance (from 1), or 0 for its default, and then the weight axis, in 65,536ths, where
// `sets_weight` is not 0. To be called once, before glyphs are asked for. Writes what is set of each axis, in 65,536ths.
cof_status cof_vary(
  cof_face *face, uint32_t instance, int sets_weight, int32_t weight, int32_t *coordinates, uint32_t limit, uint32_t *count,
  int32_t *error);

// The glyph of a character; 0 where there is none.
uint32_t cof_glyph(cof_face *face, uint32_t character);
int32_t cof_advance(cof_face *face, uint32_t glyph);
// Whether a glyph is made of colored layers.
int cof_is_colored(cof_face *face, uint32_t glyph);

// An outline: for each step its kind, M (a contour begins), L, Q or C, and its points, x and y in turn.
typedef struct {
  char *kinds;
  size_t kind_count;
  size_t kind_capacity;
  int32_t *points;
  size_t point_count;
  size_t point_capacity;
  size_t limit;
  int failed;
} cof_outline;

// Reads the outline of a glyph in halves of font units, y upwards, of at most `limit` steps; or, where `size` is not 0, as FreeType itself scales it to so
// many 64ths of a pixel to the em, in halves of such 64ths (tests are held against it). `outline` starts out all zero, and is released by the caller in any case.
cof_status cof_read_outline(cof_face *face, uint32_t glyph, int32_t size, size_t limit, cof_outline *outline, int32_t *error);
void cof_release_outline(cof_outline *outline);

// A bitmap of a glyph: a byte a pixel, 0 to 255, row by row from the top.
typedef struct {
  uint8_t *coverage;
  int32_t left;
  int32_t top;
  int32_t width;
  int32_t height;
  int32_t advance;
} cof_bitmap;

// Reads the bitmap of a glyph of a bitmap face, or FreeType's own gray rendering, unhinted, of an outline face at `size`
// 64ths of a pixel to the em (tests are held against it). `bitmap` is released by the caller in any case.
cof_status cof_read_bitmap(cof_face *face, uint32_t glyph, int32_t size, cof_bitmap *bitmap, int32_t *error);
void cof_release_bitmap(cof_bitmap *bitmap);

// A glyph as HarfBuzz places it, in font units, y upwards.
typedef struct {
  uint32_t glyph;
  uint32_t cluster;
  int32_t advance;
  int32_t x;
  int32_t y;
} cof_shaped;

// Shapes a stretch of UTF-8, from left to right as it stands. `script` and `language` may be null. At most `limit` glyphs
// are written; the count of all is returned through `count`.
cof_status cof_shape(
  cof_face *face, const char *text, size_t text_count, size_t start, size_t end, int right_to_left, const char *script,
  const char *language, int ligatures, cof_shaped **glyphs, size_t *count);
void cof_release_shaped(cof_shaped *glyphs);

#endif
