// The check of composite glyphs; for the files of this target alone.

#ifndef COF_COMPOSITES_H
#define COF_COMPOSITES_H

#include "COutlineFonts.h"

#include <hb.h>

// COF_TOO_COMPLEX where a glyph is made of more copies than any font needs, as one that holds itself is. FreeType would follow them all, without end.
cof_status cof_check_composites(hb_face_t *face);

#endif
