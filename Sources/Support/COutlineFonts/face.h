// What an open face consists of; for the files of this target alone.

#ifndef COF_FACE_H
#define COF_FACE_H

#include "COutlineFonts.h"

#include <ft2build.h>
#include FT_FREETYPE_H
#include <hb.h>

struct cof_face {
  // A library of its own: FreeType's objects of one library may not be used by two threads at once.
  FT_Library library;
  FT_Face face;
  // Null in a bitmap face.
  hb_font_t *font;
};

// Copies a name, cut at a character.
void cof_copy_name(const char *from, char *to);

#endif
