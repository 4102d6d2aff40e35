// The check of composite glyphs. Internal to this target.

#ifndef COF_COMPOSITES_H
#define COF_COMPOSITES_H

#include "COutlineFonts.h"
#include "libraries.h"

// Returns COF_TOO_COMPLEX if a glyph has more components than any font needs, or contains itself.
// FreeType would follow such components forever.
cof_status cof_check_composites(hb_face_t *face);

#endif
