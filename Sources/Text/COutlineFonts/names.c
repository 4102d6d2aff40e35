// Reads the names of a face and of its instances, and selects an instance of a variable face.

#ifdef LIKENESS_OUTLINE_FONTS

#include "face.h"

#include <stdlib.h>
#include <string.h>

void cof_copy_name(const char *from, char *to) {
  size_t count = from ? strlen(from) : 0;
  if (count >= COF_NAME_LIMIT) {
    count = COF_NAME_LIMIT - 1;
    while (count > 0 && (from[count] & 0xC0) == 0x80) count--;
  }
  if (count > 0) memcpy(to, from, count);
  to[count] = 0;
}

// Copies a name from the name table; returns 0 if there is none.
static int copy_entry(cof_face *face, hb_ot_name_id_t id, char *to) {
  to[0] = 0;
  if (!face->font || id == HB_OT_NAME_ID_INVALID) return 0;
  char text[COF_NAME_LIMIT];
  unsigned size = sizeof text;
  hb_face_t *font = cof_lib.hb_font_get_face(face->font);
  cof_lib.hb_ot_name_get_utf8(font, id, HB_LANGUAGE_INVALID, &size, text);
  text[size < sizeof text ? size : sizeof text - 1] = 0;
  cof_copy_name(text, to);
  return to[0] != 0;
}

void cof_family_name(cof_face *face, char *name) {
  if (copy_entry(face, HB_OT_NAME_ID_TYPOGRAPHIC_FAMILY, name)) return;
  if (copy_entry(face, HB_OT_NAME_ID_FONT_FAMILY, name)) return;
  cof_copy_name(face->face->family_name, name);
}

void cof_style_name(cof_face *face, uint32_t instance, char *name) {
  if (instance > 0 && face->font) {
    hb_face_t *font = cof_lib.hb_font_get_face(face->font);
    hb_ot_name_id_t id =
      cof_lib.hb_ot_var_named_instance_get_subfamily_name_id(font, instance - 1);
    if (copy_entry(face, id, name)) return;
  }
  if (copy_entry(face, HB_OT_NAME_ID_TYPOGRAPHIC_SUBFAMILY, name)) return;
  if (copy_entry(face, HB_OT_NAME_ID_FONT_SUBFAMILY, name)) return;
  cof_copy_name(face->face->style_name, name);
}

// Appends the letters and digits of a name, which PostScript allows.
static void append_plain(const char *from, char *to) {
  size_t count = strlen(to);
  for (; *from && count < COF_NAME_LIMIT - 1; from++) {
    char c = *from;
    if ((c >= '0' && c <= '9') || (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z')) to[count++] = c;
  }
  to[count] = 0;
}

void cof_postscript_name(cof_face *face, uint32_t instance, char *name) {
  if (instance == 0) {
    if (!copy_entry(face, HB_OT_NAME_ID_POSTSCRIPT_NAME, name))
      cof_copy_name(cof_lib.FT_Get_Postscript_Name(face->face), name);
    return;
  }
  name[0] = 0;
  if (!face->font) return;
  hb_face_t *font = cof_lib.hb_font_get_face(face->font);
  hb_ot_name_id_t id =
    cof_lib.hb_ot_var_named_instance_get_postscript_name_id(font, instance - 1);
  if (copy_entry(face, id, name)) return;
  // Composed as in Adobe's Technical Note 5902: the family's prefix, a hyphen, the name of the
  // instance.
  char part[COF_NAME_LIMIT];
  if (!copy_entry(face, HB_OT_NAME_ID_VARIATIONS_PS_PREFIX, part)) cof_family_name(face, part);
  append_plain(part, name);
  size_t count = strlen(name);
  if (count + 1 < COF_NAME_LIMIT) memcpy(name + count, "-", 2);
  cof_style_name(face, instance, part);
  append_plain(part, name);
}

cof_status cof_vary(
  cof_face *face, uint32_t instance, int sets_weight, int32_t weight, int32_t *coordinates,
  uint32_t limit, uint32_t *count, int32_t *error) {
  *count = 0;
  *error = 0;
  hb_face_t *font = cof_lib.hb_font_get_face(face->font);
  unsigned axes = cof_lib.hb_ot_var_get_axis_count(font);
  if (axes == 0) return COF_OK;
  float *values = calloc(axes, sizeof *values);
  FT_Fixed *fixed = calloc(axes, sizeof *fixed);
  hb_ot_var_axis_info_t *infos = calloc(axes, sizeof *infos);
  cof_status status = values && fixed && infos ? COF_OK : COF_OUT_OF_MEMORY;
  if (!status) {
    unsigned written = axes;
    cof_lib.hb_ot_var_get_axis_infos(font, 0, &written, infos);
    for (unsigned k = 0; k < axes; k++) values[k] = infos[k].default_value;
    written = axes;
    if (instance > 0)
      cof_lib.hb_ot_var_named_instance_get_design_coords(font, instance - 1, &written, values);
    for (unsigned k = 0; k < axes; k++) {
      if (sets_weight && infos[k].tag == HB_OT_TAG_VAR_AXIS_WEIGHT)
        values[k] = (float)weight / 65536;
      if (!(values[k] >= infos[k].min_value)) values[k] = infos[k].min_value;
      if (values[k] > infos[k].max_value) values[k] = infos[k].max_value;
      fixed[k] = (FT_Fixed)(values[k] * 65536);
      if (k < limit) coordinates[k] = (int32_t)fixed[k];
    }
    *count = axes < limit ? axes : limit;
    cof_lib.hb_font_set_var_coords_design(face->font, values, axes);
    FT_Error failure = cof_lib.FT_Set_Var_Design_Coordinates(face->face, axes, fixed);
    if (failure) {
      *error = failure;
      status = COF_DAMAGED;
    }
  }
  free(values);
  free(fixed);
  free(infos);
  return status;
}

#else
// Without the package trait this file is empty, which a compiler may warn about.
extern int cof_unused_names;
#endif
