// Glyphs: the glyph of a character, its advance and its shape.

#ifdef LIKENESS_OUTLINE_FONTS

#include "face.h"

#include <stdlib.h>
#include <string.h>

uint32_t cof_glyph(cof_face *face, uint32_t character) {
  if (!face->font) return cof_lib.FT_Get_Char_Index(face->face, character);
  hb_codepoint_t glyph = 0;
  return cof_lib.hb_font_get_nominal_glyph(face->font, character, &glyph) ? glyph : 0;
}

int32_t cof_advance(cof_face *face, uint32_t glyph) {
  return cof_lib.hb_font_get_glyph_h_advance(face->font, glyph);
}

int cof_is_colored(cof_face *face, uint32_t glyph) {
  hb_face_t *font = cof_lib.hb_font_get_face(face->font);
  return cof_lib.hb_ot_color_glyph_get_layers(font, glyph, 0, NULL, NULL) > 0;
}

// Adds a step with `count` points.
static int append(cof_outline *outline, char kind, const FT_Vector *const *points, size_t count) {
  if (outline->kind_count >= outline->limit) {
    outline->failed = COF_TOO_COMPLEX;
    return 1;
  }
  if (outline->kind_count == outline->kind_capacity) {
    size_t capacity = outline->kind_capacity ? 2 * outline->kind_capacity : 64;
    char *kinds = realloc(outline->kinds, capacity);
    if (kinds) outline->kinds = kinds;
    // A step has at most three points of two numbers.
    int32_t *numbers = realloc(outline->points, 6 * capacity * sizeof *numbers);
    if (numbers) outline->points = numbers;
    if (!kinds || !numbers) {
      outline->failed = COF_OUT_OF_MEMORY;
      return 1;
    }
    outline->kind_capacity = capacity;
    outline->point_capacity = 6 * capacity;
  }
  outline->kinds[outline->kind_count++] = kind;
  for (size_t k = 0; k < count; k++) {
    outline->points[outline->point_count++] = (int32_t)points[k]->x;
    outline->points[outline->point_count++] = (int32_t)points[k]->y;
  }
  return 0;
}

static int move_to(const FT_Vector *to, void *outline) { return append(outline, 'M', &to, 1); }
static int line_to(const FT_Vector *to, void *outline) { return append(outline, 'L', &to, 1); }
static int conic_to(const FT_Vector *control, const FT_Vector *to, void *outline) {
  const FT_Vector *points[] = {control, to};
  return append(outline, 'Q', points, 2);
}
static int cubic_to(
  const FT_Vector *first, const FT_Vector *second, const FT_Vector *to, void *outline) {
  const FT_Vector *points[] = {first, second, to};
  return append(outline, 'C', points, 3);
}

cof_status cof_read_outline(
  cof_face *face, uint32_t glyph, int32_t size, size_t limit, cof_outline *outline,
  int32_t *error) {
  memset(outline, 0, sizeof *outline);
  outline->limit = limit;
  *error = size ? cof_lib.FT_Set_Char_Size(face->face, size, size, 72, 72) : 0;
  if (!*error)
    *error = cof_lib.FT_Load_Glyph(
      face->face, glyph, (size ? 0 : FT_LOAD_NO_SCALE) | FT_LOAD_NO_HINTING | FT_LOAD_NO_BITMAP);
  if (*error)
    return FT_ERROR_BASE(*error) == FT_Err_Out_Of_Memory ? COF_OUT_OF_MEMORY : COF_DAMAGED;
  FT_GlyphSlot slot = face->face->glyph;
  if (slot->format != FT_GLYPH_FORMAT_OUTLINE) return COF_NO_GLYPHS;
  // TrueType omits points halfway between two others. In doubled coordinates every such point is an
  // integer, so FreeType does not round it.
  for (int k = 0; k < slot->outline.n_points; k++) {
    slot->outline.points[k].x *= 2;
    slot->outline.points[k].y *= 2;
  }
  const FT_Outline_Funcs funcs = {move_to, line_to, conic_to, cubic_to, 0, 0};
  *error = cof_lib.FT_Outline_Decompose(&slot->outline, &funcs, outline);
  if (outline->failed) return (cof_status)outline->failed;
  return *error ? COF_DAMAGED : COF_OK;
}

void cof_release_outline(cof_outline *outline) {
  free(outline->kinds);
  free(outline->points);
  memset(outline, 0, sizeof *outline);
}

// The value of a pixel in any of FreeType's bitmap formats, 0 to 255.
static uint8_t pixel(const FT_Bitmap *bitmap, int x, int y) {
  const uint8_t *row = bitmap->buffer + (ptrdiff_t)y * bitmap->pitch;
  switch (bitmap->pixel_mode) {
    case FT_PIXEL_MODE_MONO: return row[x >> 3] & 0x80 >> (x & 7) ? 255 : 0;
    case FT_PIXEL_MODE_GRAY2: return (uint8_t)((row[x >> 2] >> (6 - 2 * (x & 3)) & 3) * 85);
    case FT_PIXEL_MODE_GRAY4: return (uint8_t)((row[x >> 1] >> (4 - 4 * (x & 1)) & 15) * 17);
    case FT_PIXEL_MODE_GRAY: return row[x];
    default: return 0;
  }
}

cof_status cof_read_bitmap(
  cof_face *face, uint32_t glyph, int32_t size, cof_bitmap *bitmap, int32_t *error) {
  memset(bitmap, 0, sizeof *bitmap);
  *error = 0;
  if (face->font) *error = cof_lib.FT_Set_Char_Size(face->face, size, size, 72, 72);
  if (!*error) {
    *error = cof_lib.FT_Load_Glyph(
      face->face, glyph,
      face->font ? FT_LOAD_NO_HINTING | FT_LOAD_NO_BITMAP | FT_LOAD_RENDER | FT_LOAD_TARGET_NORMAL
                 : FT_LOAD_DEFAULT);
  }
  if (*error)
    return FT_ERROR_BASE(*error) == FT_Err_Out_Of_Memory ? COF_OUT_OF_MEMORY : COF_DAMAGED;
  FT_GlyphSlot slot = face->face->glyph;
  if (slot->format != FT_GLYPH_FORMAT_BITMAP) return COF_NO_GLYPHS;
  bitmap->advance = (int32_t)slot->advance.x;
  if (slot->bitmap.width == 0 || slot->bitmap.rows == 0 || !slot->bitmap.buffer) return COF_OK;
  if (slot->bitmap.width > 4096 || slot->bitmap.rows > 4096) return COF_TOO_COMPLEX;
  bitmap->left = slot->bitmap_left;
  bitmap->top = slot->bitmap_top;
  int width = (int)slot->bitmap.width;
  int height = (int)slot->bitmap.rows;
  bitmap->coverage = malloc((size_t)width * (size_t)height);
  if (!bitmap->coverage) return COF_OUT_OF_MEMORY;
  bitmap->width = width;
  bitmap->height = height;
  for (int y = 0; y < height; y++) {
    for (int x = 0; x < width; x++)
      bitmap->coverage[(size_t)y * (size_t)width + (size_t)x] = pixel(&slot->bitmap, x, y);
  }
  return COF_OK;
}

void cof_release_bitmap(cof_bitmap *bitmap) {
  free(bitmap->coverage);
  memset(bitmap, 0, sizeof *bitmap);
}

#else
// Without the package trait this file is empty, which a compiler may warn about.
extern int cof_unused_glyphs;
#endif
