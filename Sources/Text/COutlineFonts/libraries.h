// The functions of FreeType and HarfBuzz that this target calls. Internal to this target.

#ifndef COF_LIBRARIES_H
#define COF_LIBRARIES_H

#include <ft2build.h>
#include FT_FREETYPE_H
#include FT_MULTIPLE_MASTERS_H
#include FT_OUTLINE_H
#include FT_TRUETYPE_TABLES_H
#include <hb-ot.h>
#include <hb.h>

#define COF_FREETYPE(F) \
  F(FT_Done_Face) F(FT_Done_FreeType) F(FT_Get_Char_Index) F(FT_Get_Postscript_Name) \
  F(FT_Get_Sfnt_Table) F(FT_Init_FreeType) F(FT_Load_Glyph) F(FT_New_Memory_Face) \
  F(FT_Outline_Decompose) F(FT_Select_Charmap) F(FT_Select_Size) F(FT_Set_Char_Size) \
  F(FT_Set_Var_Design_Coordinates)

#define COF_HARFBUZZ(F) \
  F(hb_blob_create) F(hb_blob_destroy) F(hb_blob_get_data) F(hb_buffer_add_utf8) \
  F(hb_buffer_allocation_successful) F(hb_buffer_create) F(hb_buffer_destroy) \
  F(hb_buffer_get_glyph_infos) F(hb_buffer_get_glyph_positions) F(hb_buffer_set_direction) \
  F(hb_buffer_set_flags) F(hb_buffer_set_language) F(hb_buffer_set_script) F(hb_face_create) \
  F(hb_face_destroy) F(hb_face_reference_table) F(hb_font_create) F(hb_font_destroy) \
  F(hb_font_get_face) F(hb_font_get_glyph_h_advance) F(hb_font_get_nominal_glyph) \
  F(hb_font_set_scale) F(hb_font_set_var_coords_design) F(hb_language_from_string) \
  F(hb_ot_color_glyph_get_layers) F(hb_ot_name_get_utf8) F(hb_ot_var_find_axis_info) \
  F(hb_ot_var_get_axis_count) F(hb_ot_var_get_axis_infos) F(hb_ot_var_get_named_instance_count) \
  F(hb_ot_var_named_instance_get_design_coords) \
  F(hb_ot_var_named_instance_get_postscript_name_id) \
  F(hb_ot_var_named_instance_get_subfamily_name_id) F(hb_script_from_string) F(hb_shape_full)

#define COF_POINTER(name) __typeof__(name) *name;
extern struct cof_functions { COF_FREETYPE(COF_POINTER) COF_HARFBUZZ(COF_POINTER) } cof_lib;

// Opens both libraries, once. Returns 0 if one is missing or lacks a function. The functions above
// may be called only after it returned 1.
int cof_open_libraries(void);

#endif
