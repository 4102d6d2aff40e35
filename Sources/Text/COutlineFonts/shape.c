// Shaping: turns text into placed glyphs.

#ifdef LIKENESS_OUTLINE_FONTS

#include "face.h"

#include <stdlib.h>
#include <string.h>

cof_status cof_shape(
  cof_face *face, const char *text, size_t text_count, size_t start, size_t end, int right_to_left,
  const char *script, const char *language, int ligatures, cof_shaped **glyphs, size_t *count) {
  *glyphs = NULL;
  *count = 0;
  hb_buffer_t *buffer = cof_lib.hb_buffer_create();
  cof_lib.hb_buffer_add_utf8(buffer, text, (int)text_count, (unsigned)start, (int)(end - start));
  cof_lib.hb_buffer_set_direction(buffer, right_to_left ? HB_DIRECTION_RTL : HB_DIRECTION_LTR);
  if (script) cof_lib.hb_buffer_set_script(buffer, cof_lib.hb_script_from_string(script, -1));
  if (language)
    cof_lib.hb_buffer_set_language(buffer, cof_lib.hb_language_from_string(language, -1));
  int flags = HB_BUFFER_FLAG_DEFAULT;
  if (start == 0) flags |= HB_BUFFER_FLAG_BOT;
  if (end == text_count) flags |= HB_BUFFER_FLAG_EOT;
  cof_lib.hb_buffer_set_flags(buffer, (hb_buffer_flags_t)flags);
  const hb_feature_t without[] = {
    {HB_TAG('l', 'i', 'g', 'a'), 0, HB_FEATURE_GLOBAL_START, HB_FEATURE_GLOBAL_END},
    {HB_TAG('c', 'l', 'i', 'g'), 0, HB_FEATURE_GLOBAL_START, HB_FEATURE_GLOBAL_END},
  };
  // Uses only OpenType's shaper, because Graphite is not in every build of HarfBuzz.
  const char *const shapers[] = {"ot", NULL};
  hb_bool_t shaped = cof_lib.hb_shape_full(face->font, buffer, without, ligatures ? 0 : 2, shapers);
  cof_status status = shaped && cof_lib.hb_buffer_allocation_successful(buffer) ? COF_OK
                                                                        : COF_OUT_OF_MEMORY;
  unsigned found = 0;
  const hb_glyph_info_t *infos = cof_lib.hb_buffer_get_glyph_infos(buffer, &found);
  const hb_glyph_position_t *places = cof_lib.hb_buffer_get_glyph_positions(buffer, &found);
  cof_shaped *result = status || found == 0 ? NULL : malloc(found * sizeof *result);
  if (!status && found > 0 && !result) status = COF_OUT_OF_MEMORY;
  if (result) {
    for (unsigned k = 0; k < found; k++) {
      result[k] = (cof_shaped){
        infos[k].codepoint, infos[k].cluster, places[k].x_advance, places[k].x_offset,
        places[k].y_offset};
    }
    *glyphs = result;
    *count = found;
  }
  cof_lib.hb_buffer_destroy(buffer);
  return status;
}

void cof_release_shaped(cof_shaped *glyphs) { free(glyphs); }

#else
// Without the package trait this file is empty, which a compiler may warn about.
extern int cof_unused_shape;
#endif
