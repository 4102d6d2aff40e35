// Decodes a PNG file to straight RGBA with libpng's progressive reader.
//
// Only the progressive reader passes every byte of every IDAT to zlib and requires the end of the
// stream. The sequential one (png_read_row, png_read_end) stops soon after the last row, so it
// misses a further IDAT full of data (libpng 1.6.39). Its source also warns that it may not check
// the Adler sum.

#include <png.h>
#include <setjmp.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "CPNG.h"

typedef struct {
  // Where an error of libpng lands, and what it was.
  jmp_buf landing;
  cpng_report *report;
  cpng_status status;
  // Whether a warning counts as an error.
  int strict;
  png_structp png;
  png_infop info;
  uint8_t *rgba;
  uint32_t width;
  uint32_t height;
  int last_pass;
  int is_palette;
  int entries;
  uint8_t palette[256][4];
  int has_last_row;
  int has_end;
} cpng_reader;

// Never returns, as libpng requires.
static void on_error(png_structp png, png_const_charp message) {
  cpng_reader *reader = png_get_error_ptr(png);
  if (reader->status == CPNG_OK) reader->status = CPNG_REFUSED;
  snprintf(reader->report->message, sizeof reader->report->message, "%s", message);
  longjmp(reader->landing, 1);
}

static void on_warning(png_structp png, png_const_charp message) {
  cpng_reader *reader = png_get_error_ptr(png);
  if (reader->strict) png_error(png, message);
}

// Records that memory ran out, which libpng would report only in words.
static png_voidp on_allocate(png_structp png, png_alloc_size_t size) {
  void *pointer = malloc(size);
  if (pointer == NULL) {
    cpng_reader *reader = png_get_mem_ptr(png);
    reader->status = CPNG_OUT_OF_MEMORY;
  }
  return pointer;
}

static void on_free(png_structp png, png_voidp pointer) {
  (void)png;
  free(pointer);
}

// Palette and transparency as 256 RGBA entries. libpng could expand these itself, but would not
// check the indices.
static void keep_palette(cpng_reader *reader) {
  png_colorp colors = NULL;
  png_bytep alphas = NULL;
  int alpha_count = 0;
  png_get_PLTE(reader->png, reader->info, &colors, &reader->entries);
  png_get_tRNS(reader->png, reader->info, &alphas, &alpha_count, NULL);
  for (int i = 0; i < reader->entries && i < 256; i++) {
    reader->palette[i][0] = colors[i].red;
    reader->palette[i][1] = colors[i].green;
    reader->palette[i][2] = colors[i].blue;
    reader->palette[i][3] = i < alpha_count ? alphas[i] : 255;
  }
}

static void on_header(png_structp png, png_infop info) {
  cpng_reader *reader = png_get_progressive_ptr(png);
  if (
    png_get_image_width(png, info) != reader->width
    || png_get_image_height(png, info) != reader->height) {
    png_error(png, "the size changed since the header was read");
  }

  int color_type = png_get_color_type(png, info);
  reader->is_palette = color_type == PNG_COLOR_TYPE_PALETTE;
  if (reader->is_palette) {
    keep_palette(reader);
    png_set_packing(png);  // one byte an index
  } else {
    // libpng applies these in its own order: tRNS at the depth of the file, then 16 bits to 8
    // (exact for all 65,536 values), then gray to RGB, then the filler.
    if (color_type == PNG_COLOR_TYPE_GRAY) png_set_expand_gray_1_2_4_to_8(png);
    if (png_get_valid(png, info, PNG_INFO_tRNS)) png_set_tRNS_to_alpha(png);
    png_set_scale_16(png);
    if (!(color_type & PNG_COLOR_MASK_COLOR)) png_set_gray_to_rgb(png);
    if (!(color_type & PNG_COLOR_MASK_ALPHA)) png_set_add_alpha(png, 255, PNG_FILLER_AFTER);
  }
  reader->last_pass = png_set_interlace_handling(png) - 1;
  png_read_update_info(png, info);

  // The bytes that the row function may write to each row of the caller's buffer.
  size_t bytes_a_pixel = reader->is_palette ? 1 : 4;
  if (png_get_rowbytes(png, info) != reader->width * bytes_a_pixel)
    png_error(png, "the rows are not as wide as expected");
  // From here on, libpng's warnings mean damage: data after the last row, or a wrong checksum at
  // the end of the stream.
  reader->strict = 1;
}

static void on_row(png_structp png, png_bytep row, png_uint_32 number, int pass) {
  cpng_reader *reader = png_get_progressive_ptr(png);
  if (number >= reader->height) png_error(png, "there are more rows than expected");
  // Null if this pass of an interlaced file has no such row.
  if (row != NULL)
    png_progressive_combine_row(png, reader->rgba + (size_t)number * reader->width * 4, row);
  if (number == reader->height - 1 && pass == reader->last_pass) reader->has_last_row = 1;
}

static void on_end(png_structp png, png_infop info) {
  (void)info;
  cpng_reader *reader = png_get_progressive_ptr(png);
  reader->has_end = 1;
}

// The only function that receives a jump. It changes nothing but the object behind the pointer,
// which a jump does not affect.
static void read_file(cpng_reader *reader, const uint8_t *bytes, size_t count, size_t chunk_limit) {
  if (setjmp(reader->landing) != 0) return;

  reader->png = png_create_read_struct_2(
    PNG_LIBPNG_VER_STRING, reader, on_error, on_warning, reader, on_allocate, on_free);
  if (reader->png != NULL) reader->info = png_create_info_struct(reader->png);
  if (reader->info == NULL) {
    reader->status = CPNG_OUT_OF_MEMORY;
    return;
  }

  png_set_benign_errors(reader->png, 0);
  png_set_crc_action(reader->png, PNG_CRC_ERROR_QUIT, PNG_CRC_ERROR_QUIT);
  png_set_user_limits(reader->png, reader->width, reader->height);
  png_set_chunk_malloc_max(reader->png, chunk_limit);
  // Accepts only IHDR, PLTE, tRNS, IDAT and IEND, so nothing else changes a pixel, is inflated, or
  // is kept.
  png_set_keep_unknown_chunks(reader->png, PNG_HANDLE_CHUNK_NEVER, NULL, -1);

  png_set_progressive_read_fn(reader->png, reader, on_header, on_row, on_end);
  png_process_data(reader->png, reader->info, (png_bytep)bytes, count);
  if (!reader->has_end || !reader->has_last_row) reader->status = CPNG_INCOMPLETE;
}

// Widens each row of indices to RGBA in place, starting at its end, where the four bytes lie at or
// after the byte that they replace.
static cpng_status expand_palette(cpng_reader *reader) {
  for (size_t y = 0; y < reader->height; y++) {
    uint8_t *row = reader->rgba + y * reader->width * 4;
    for (size_t x = reader->width; x-- > 0;) {
      int index = row[x];
      if (index >= reader->entries) {
        reader->report->index = index;
        reader->report->entries = reader->entries;
        return CPNG_PALETTE_INDEX;
      }
      memcpy(row + x * 4, reader->palette[index], 4);
    }
  }
  return CPNG_OK;
}

cpng_status cpng_decode(
  const uint8_t *bytes, size_t count, uint32_t width, uint32_t height, size_t chunk_limit,
  uint8_t *rgba, cpng_report *report) {
  cpng_reader reader;
  memset(&reader, 0, sizeof reader);
  memset(report, 0, sizeof *report);
  reader.report = report;
  reader.rgba = rgba;
  reader.width = width;
  reader.height = height;

  read_file(&reader, bytes, count, chunk_limit);
  png_destroy_read_struct(&reader.png, &reader.info, NULL);
  if (reader.status == CPNG_OK && reader.is_palette) return expand_palette(&reader);
  return reader.status;
}
