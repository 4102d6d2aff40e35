// FreeType and HarfBuzz behind functions that return values: a font file in memory goes in, numbers
// and outlines come out.
//
// All lengths are in font units, so no version of either library decides where a pixel edge lies.
// Only one thread may use a face at a time. Without the package trait OutlineFonts, none of this is
// built.

#ifndef COUTLINE_FONTS_H
#define COUTLINE_FONTS_H

#include <stddef.h>
#include <stdint.h>

// The result of a call.
typedef enum {
  COF_OK = 0,
  // The bytes have no supported format.
  COF_UNKNOWN_FORMAT,
  // FreeType refused the file or a glyph; its error number is returned separately.
  COF_DAMAGED,
  // The file has fewer faces than requested.
  COF_NO_SUCH_FACE,
  // The face has no glyphs of the requested kind, outlines or bitmaps.
  COF_NO_GLYPHS,
  // The face has no table that maps Unicode characters to glyphs.
  COF_NO_CHARACTERS,
  // An outline has too many points, or a glyph has too many components or contains itself.
  COF_TOO_COMPLEX,
  // FreeType or HarfBuzz is not installed, or too old.
  COF_NO_LIBRARIES,
  COF_OUT_OF_MEMORY
} cof_status;

// An open face of a font file.
typedef struct cof_face cof_face;

// The properties of a face. Lengths are in font units, or for a bitmap face in 64ths of a pixel.
typedef struct {
  uint32_t face_count;
  uint32_t glyph_count;
  uint32_t instance_count;
  int32_t units_per_em;
  // Line metrics: OS/2's typographic values if the font requests them (USE_TYPO_METRICS), else
  // hhea, else OS/2.
  int32_t ascent;
  int32_t descent;
  int32_t line_gap;
  // 0 if the font does not specify it.
  int32_t cap_height;
  int32_t x_height;
  // The top edge of an underline, up from the baseline.
  int32_t underline_top;
  int32_t underline_thickness;
  // The top edge of a strikethrough, up from the baseline; 0 if the font does not specify it.
  int32_t strikeout_top;
  int32_t strikeout_thickness;
  // 1 to 1000; 0 if the font does not specify it.
  int32_t weight;
  int32_t is_italic;
  int32_t has_color;
  // The weight axis of a variable font, in 65,536ths, and its place among the axes;
  // has_weight_axis is 0 if it has none.
  int32_t has_weight_axis;
  int32_t weight_axis;
  int32_t weight_minimum;
  int32_t weight_default;
  int32_t weight_maximum;
} cof_info;

// The most bytes of file and family names.
enum { COF_NAME_LIMIT = 256 };

// Opens a face. `bytes` must stay valid and unchanged until it is closed. `outlines` requests a
// scalable TrueType or OpenType face; 0 requests a BDF or PCF bitmap face. If the status is
// COF_DAMAGED, `error` receives FreeType's error number.
cof_status cof_open(
  const uint8_t *bytes, size_t count, uint32_t index, int outlines, cof_face **face,
  int32_t *error);
void cof_close(cof_face *face);

void cof_describe(cof_face *face, cof_info *info);

// Names in UTF-8, truncated to COF_NAME_LIMIT and terminated by 0; empty if the font has none.
// `instance` is 0 for the face itself, or counts its named instances from 1.
void cof_family_name(cof_face *face, char *name);
void cof_style_name(cof_face *face, uint32_t instance, char *name);
void cof_postscript_name(cof_face *face, uint32_t instance, char *name);

// Selects a named instance of a variable face (from 1; 0 for the default), then sets the weight
// axis, in 65,536ths, if `sets_weight` is not 0. Call it once, before using glyphs. Writes the
// value of each axis, in 65,536ths.
cof_status cof_vary(
  cof_face *face, uint32_t instance, int sets_weight, int32_t weight, int32_t *coordinates,
  uint32_t limit, uint32_t *count, int32_t *error);

// The glyph of a character; 0 if there is none.
uint32_t cof_glyph(cof_face *face, uint32_t character);
int32_t cof_advance(cof_face *face, uint32_t glyph);
// Whether a glyph consists of colored layers.
int cof_is_colored(cof_face *face, uint32_t glyph);

// An outline: the kind of each step, M (starts a contour), L, Q or C, and its points, x before y.
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

// Reads the outline of a glyph in halves of font units, y upwards, with at most `limit` steps. If
// `size` is not 0, reads it as FreeType scales it to that many 64ths of a pixel per em, in halves
// of 64ths; tests compare with this. `outline` must be zeroed, and the caller always releases it.
cof_status cof_read_outline(
  cof_face *face, uint32_t glyph, int32_t size, size_t limit, cof_outline *outline, int32_t *error);
void cof_release_outline(cof_outline *outline);

// A bitmap of a glyph: one byte per pixel, 0 to 255, row by row from the top.
typedef struct {
  uint8_t *coverage;
  int32_t left;
  int32_t top;
  int32_t width;
  int32_t height;
  int32_t advance;
} cof_bitmap;

// Reads the bitmap of a glyph of a bitmap face. For an outline face, reads FreeType's own gray
// rendering, unhinted, at `size` 64ths of a pixel per em; tests compare with this. The caller
// always releases `bitmap`.
cof_status cof_read_bitmap(
  cof_face *face, uint32_t glyph, int32_t size, cof_bitmap *bitmap, int32_t *error);
void cof_release_bitmap(cof_bitmap *bitmap);

// A glyph as HarfBuzz places it, in font units, y upwards.
typedef struct {
  uint32_t glyph;
  uint32_t cluster;
  int32_t advance;
  int32_t x;
  int32_t y;
} cof_shaped;

// Shapes UTF-8 text from left to right, without reordering. `script` and `language` may be null.
// Writes at most `limit` glyphs; `count` receives the number of all glyphs.
cof_status cof_shape(
  cof_face *face, const char *text, size_t text_count, size_t start, size_t end, int right_to_left,
  const char *script, const char *language, int ligatures, cof_shaped **glyphs, size_t *count);
void cof_release_shaped(cof_shaped *glyphs);

#endif
