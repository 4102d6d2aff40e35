// Counts the glyphs that a composite TrueType glyph expands to. Copies of copies double with each
// level, and a glyph may contain itself.

#ifdef LIKENESS_OUTLINE_FONTS

#include "composites.h"

#include <stdlib.h>

// Limits for levels and for glyphs of all levels together, far above those of any real font.
enum { DEPTH_LIMIT = 32, COUNT_LIMIT = 1024 };

typedef struct {
  const uint8_t *glyf;
  const uint8_t *loca;
  size_t glyf_size;
  size_t loca_size;
  int has_long_offsets;
  uint32_t glyph_count;
  // The count of each glyph; 0 if it is not known yet.
  uint16_t *counts;
} composites;

static uint32_t u16(const uint8_t *at) { return (uint32_t)at[0] << 8 | at[1]; }

// The start of a glyph's data.
static size_t offset(const composites *all, uint32_t place) {
  size_t width = all->has_long_offsets ? 4 : 2;
  if ((place + (size_t)1) * width > all->loca_size) return all->glyf_size;
  const uint8_t *at = all->loca + place * width;
  return all->has_long_offsets ? (size_t)(u16(at) << 16 | u16(at + 2)) : 2 * (size_t)u16(at);
}

// The number of glyphs that a glyph expands to, at most COUNT_LIMIT.
static uint32_t count(composites *all, uint32_t glyph, int depth) {
  if (glyph >= all->glyph_count) return 1;
  if (all->counts[glyph]) return all->counts[glyph];
  if (depth > DEPTH_LIMIT) return COUNT_LIMIT;
  size_t at = offset(all, glyph);
  uint32_t sum = 1;
  // A negative number of contours marks a list of components. It ends with the table, because
  // FreeType may read beyond the glyph's own data.
  if (at + 10 <= all->glyf_size && all->glyf[at] & 0x80) {
    at += 10;
    uint32_t flags = 0x20;
    while (flags & 0x20 && sum < COUNT_LIMIT && at + 4 <= all->glyf_size) {
      flags = u16(all->glyf + at);
      sum += count(all, u16(all->glyf + at + 2), depth + 1);
      // Offsets as words or bytes, then one, two or four scale values.
      at += 4 + (flags & 1 ? 4 : 2) + (flags & 0x08 ? 2 : flags & 0x40 ? 4 : flags & 0x80 ? 8 : 0);
    }
  }
  if (sum > COUNT_LIMIT) sum = COUNT_LIMIT;
  all->counts[glyph] = (uint16_t)sum;
  return sum;
}

cof_status cof_check_composites(hb_face_t *face) {
  hb_blob_t *glyf = cof_lib.hb_face_reference_table(face, HB_TAG('g', 'l', 'y', 'f'));
  hb_blob_t *loca = cof_lib.hb_face_reference_table(face, HB_TAG('l', 'o', 'c', 'a'));
  hb_blob_t *head = cof_lib.hb_face_reference_table(face, HB_TAG('h', 'e', 'a', 'd'));
  composites all = {0};
  unsigned size = 0;
  all.glyf = (const uint8_t *)cof_lib.hb_blob_get_data(glyf, &size);
  all.glyf_size = size;
  all.loca = (const uint8_t *)cof_lib.hb_blob_get_data(loca, &size);
  all.loca_size = size;
  const uint8_t *header = (const uint8_t *)cof_lib.hb_blob_get_data(head, &size);
  all.has_long_offsets = size >= 52 && u16(header + 50) != 0;
  // As many as there are offsets, whatever the glyph count says: a component may name any of them.
  all.glyph_count = (uint32_t)(all.loca_size / (all.has_long_offsets ? 4 : 2));
  if (all.glyph_count > 65536) all.glyph_count = 65536;
  cof_status status = COF_OK;
  if (all.glyph_count > 0 && all.glyf_size > 0) {
    all.counts = calloc(all.glyph_count, sizeof *all.counts);
    if (!all.counts) status = COF_OUT_OF_MEMORY;
    for (uint32_t glyph = 0; !status && glyph < all.glyph_count; glyph++) {
      if (count(&all, glyph, 0) >= COUNT_LIMIT) status = COF_TOO_COMPLEX;
    }
    free(all.counts);
  }
  cof_lib.hb_blob_destroy(glyf);
  cof_lib.hb_blob_destroy(loca);
  cof_lib.hb_blob_destroy(head);
  return status;
}

#else
// Without the package trait this file is empty, which a compiler may warn about.
extern int cof_unused_composites;
#endif
