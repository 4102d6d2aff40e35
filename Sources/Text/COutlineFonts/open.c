// Opens faces, and reads their properties.

#ifdef LIKENESS_OUTLINE_FONTS

#include "composites.h"
#include "face.h"

#include <stdlib.h>
#include <string.h>

static cof_status status_of(FT_Error error) {
  switch (FT_ERROR_BASE(error)) {
    case FT_Err_Ok: return COF_OK;
    case FT_Err_Unknown_File_Format: return COF_UNKNOWN_FORMAT;
    case FT_Err_Out_Of_Memory: return COF_OUT_OF_MEMORY;
    default: return COF_DAMAGED;
  }
}

static cof_status open_font(cof_face *opened, const uint8_t *bytes, size_t count, uint32_t index) {
  hb_blob_t *blob = cof_lib.hb_blob_create(
    (const char *)bytes, (unsigned)count, HB_MEMORY_MODE_READONLY, NULL, NULL);
  hb_face_t *face = cof_lib.hb_face_create(blob, index);
  cof_lib.hb_blob_destroy(blob);
  opened->font = cof_lib.hb_font_create(face);
  // The font keeps the face.
  cof_lib.hb_face_destroy(face);
  int units = opened->face->units_per_EM;
  cof_lib.hb_font_set_scale(opened->font, units, units);
  return cof_check_composites(face);
}

cof_status cof_open(
  const uint8_t *bytes, size_t count, uint32_t index, int outlines, cof_face **face,
  int32_t *error) {
  *face = NULL;
  *error = 0;
  if (!cof_open_libraries()) return COF_NO_LIBRARIES;
  cof_face *opened = calloc(1, sizeof *opened);
  if (!opened) return COF_OUT_OF_MEMORY;
  FT_Error failure = cof_lib.FT_Init_FreeType(&opened->library);
  // 31 bits, because the upper bits of FreeType's number select an instance.
  if (!failure)
    failure = cof_lib.FT_New_Memory_Face(
      opened->library, bytes, (FT_Long)count, (FT_Long)(index & 0xFFFF), &opened->face);
  cof_status status = status_of(failure);
  if (failure && FT_ERROR_BASE(failure) == FT_Err_Invalid_Argument && index > 0)
    status = COF_NO_SUCH_FACE;
  if (!status && outlines && !(FT_IS_SCALABLE(opened->face) && FT_IS_SFNT(opened->face)))
    status = COF_NO_GLYPHS;
  if (!status && !outlines && !FT_HAS_FIXED_SIZES(opened->face)) status = COF_NO_GLYPHS;
  if (!status && cof_lib.FT_Select_Charmap(opened->face, FT_ENCODING_UNICODE))
    status = COF_NO_CHARACTERS;
  if (!status && !outlines) status = status_of(failure = cof_lib.FT_Select_Size(opened->face, 0));
  if (!status && outlines) status = open_font(opened, bytes, count, index);
  *error = failure;
  if (status) {
    cof_close(opened);
    return status;
  }
  *face = opened;
  return COF_OK;
}

void cof_close(cof_face *face) {
  if (!face) return;
  cof_lib.hb_font_destroy(face->font);
  if (face->face) cof_lib.FT_Done_Face(face->face);
  if (face->library) cof_lib.FT_Done_FreeType(face->library);
  free(face);
}

static void describe_lines(FT_Face face, cof_info *info) {
  TT_OS2 *os2 = cof_lib.FT_Get_Sfnt_Table(face, FT_SFNT_OS2);
  TT_HoriHeader *hhea = cof_lib.FT_Get_Sfnt_Table(face, FT_SFNT_HHEA);
  if (os2 && os2->version == 0xFFFF) os2 = NULL;
  if (os2 && (os2->fsSelection & 1 << 7)) {
    info->ascent = os2->sTypoAscender;
    info->descent = -os2->sTypoDescender;
    info->line_gap = os2->sTypoLineGap;
  } else if (hhea) {
    info->ascent = hhea->Ascender;
    info->descent = -hhea->Descender;
    info->line_gap = hhea->Line_Gap;
  }
  if (info->ascent == 0 && info->descent == 0 && os2) {
    info->ascent = os2->sTypoAscender;
    info->descent = -os2->sTypoDescender;
    info->line_gap = os2->sTypoLineGap;
    if (info->ascent == 0 && info->descent == 0) {
      info->ascent = os2->usWinAscent;
      info->descent = os2->usWinDescent;
    }
  }
  if (os2) {
    info->weight = os2->usWeightClass;
    info->is_italic = (os2->fsSelection & 1) != 0;
    info->strikeout_top = os2->yStrikeoutPosition;
    info->strikeout_thickness = os2->yStrikeoutSize;
    if (os2->version >= 2) {
      info->cap_height = os2->sCapHeight;
      info->x_height = os2->sxHeight;
    }
  }
}

void cof_describe(cof_face *opened, cof_info *info) {
  FT_Face face = opened->face;
  memset(info, 0, sizeof *info);
  info->face_count = (uint32_t)face->num_faces;
  info->glyph_count = (uint32_t)face->num_glyphs;
  info->units_per_em = face->units_per_EM;
  info->has_color = FT_HAS_COLOR(face) != 0;
  if (!opened->font) {
    // FreeType returns whole pixels here, as in the strike.
    info->units_per_em = (int32_t)face->available_sizes[0].y_ppem;
    info->ascent = (int32_t)face->size->metrics.ascender;
    info->descent = (int32_t)-face->size->metrics.descender;
    int32_t height = (int32_t)face->size->metrics.height;
    info->line_gap = height > info->ascent + info->descent ? height - info->ascent - info->descent
                                                           : 0;
    info->weight = face->style_flags & FT_STYLE_FLAG_BOLD ? 700 : 400;
    info->is_italic = (face->style_flags & FT_STYLE_FLAG_ITALIC) != 0;
    return;
  }
  describe_lines(face, info);
  TT_Postscript *post = cof_lib.FT_Get_Sfnt_Table(face, FT_SFNT_POST);
  if (post) {
    info->underline_top = post->underlinePosition;
    info->underline_thickness = post->underlineThickness;
  }
  hb_face_t *font = cof_lib.hb_font_get_face(opened->font);
  info->instance_count = cof_lib.hb_ot_var_get_named_instance_count(font);
  hb_ot_var_axis_info_t axis;
  if (cof_lib.hb_ot_var_find_axis_info(font, HB_OT_TAG_VAR_AXIS_WEIGHT, &axis)) {
    info->has_weight_axis = 1;
    info->weight_axis = (int32_t)axis.axis_index;
    info->weight_minimum = (int32_t)(axis.min_value * 65536);
    info->weight_default = (int32_t)(axis.default_value * 65536);
    info->weight_maximum = (int32_t)(axis.max_value * 65536);
  }
}

#else
// Without the package trait this file is empty, which a compiler may warn about.
extern int cof_unused_open;
#endif
