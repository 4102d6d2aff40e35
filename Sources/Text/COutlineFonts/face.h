// The parts of an open face. Internal to this target.

#ifndef COF_FACE_H
#define COF_FACE_H

#include "COutlineFonts.h"
#include "libraries.h"


struct cof_face {
  // Each face has its own FreeType library, because two threads must not use objects of one library
  // at the same time.
  FT_Library library;
  FT_Face face;
  // Null in a bitmap face.
  hb_font_t *font;
};

// Copies a name, and truncates it at a character boundary.
void cof_copy_name(const char *from, char *to);

#endif
