// Straight RGBA to a PNG file in memory, the same bytes every time.

#include <stdlib.h>
#include <string.h>
#include <zlib.h>

#include "session.h"

typedef struct {
  cpng_session session;
  png_structp png;
  png_infop info;
  cpng_output *output;
} cpng_writer;

static void on_write(png_structp png, png_bytep bytes, size_t count) {
  cpng_writer *writer = png_get_io_ptr(png);
  cpng_output *output = writer->output;
  if (count > output->capacity - output->count) {
    size_t capacity = output->capacity * 2;
    if (capacity < output->count + count) capacity = output->count + count;
    uint8_t *grown = realloc(output->bytes, capacity);
    if (grown == NULL) {
      writer->session.status = CPNG_OUT_OF_MEMORY;
      png_error(png, "out of memory");
    }
    output->bytes = grown;
    output->capacity = capacity;
  }
  memcpy(output->bytes + output->count, bytes, count);
  output->count += count;
}

static void on_flush(png_structp png) { (void)png; }

// The size of libpng's buffer for compressed data, which is the longest IDAT: room for the whole picture, so that nearly
// every file has a single one. Only pages that are written to cost memory.
static size_t buffer_size(uint32_t width, uint32_t height, size_t channels) {
  size_t most = (size_t)1 << 26;
  size_t raw = ((size_t)width * channels + 1) * height;
  return raw < most ? raw + raw / 512 + 1024 : most;
}

// The one function in which a jump lands. It changes only what lies behind the pointer, which a jump leaves alone.
static void write_file(
  cpng_writer *writer, const uint8_t *rgba, uint32_t width, uint32_t height, int opaque, int level, cpng_filter filter) {
  if (setjmp(writer->session.landing) != 0) return;

  writer->png = png_create_write_struct_2(
    PNG_LIBPNG_VER_STRING, &writer->session, cpng_on_error, cpng_on_warning, &writer->session, cpng_on_allocate, cpng_on_free);
  if (writer->png != NULL) writer->info = png_create_info_struct(writer->png);
  if (writer->info == NULL) {
    writer->session.status = CPNG_OUT_OF_MEMORY;
    return;
  }
  png_set_write_fn(writer->png, writer, on_write, on_flush);

  // Every setting that the bytes depend on is given here, and none is left to a default of the library.
  png_set_compression_level(writer->png, level);
  png_set_compression_strategy(writer->png, Z_DEFAULT_STRATEGY);
  png_set_compression_window_bits(writer->png, 15);
  png_set_compression_mem_level(writer->png, 9);
  png_set_compression_method(writer->png, 8);
  png_set_compression_buffer_size(writer->png, buffer_size(width, height, opaque ? 3 : 4));
  png_set_filter(writer->png, PNG_FILTER_TYPE_BASE, filter == CPNG_FILTER_SUB ? PNG_FILTER_SUB : PNG_FILTER_NONE);

  png_set_IHDR(
    writer->png, writer->info, width, height, 8, opaque ? PNG_COLOR_TYPE_RGB : PNG_COLOR_TYPE_RGB_ALPHA,
    PNG_INTERLACE_NONE, PNG_COMPRESSION_TYPE_BASE, PNG_FILTER_TYPE_BASE);
  png_write_info(writer->png, writer->info);
  if (opaque) png_set_filler(writer->png, 0, PNG_FILLER_AFTER);  // on writing: drops each fourth byte
  for (uint32_t y = 0; y < height; y++) png_write_row(writer->png, rgba + (size_t)y * width * 4);
  png_write_end(writer->png, NULL);
}

cpng_status cpng_encode(
  const uint8_t *rgba, uint32_t width, uint32_t height, int opaque, int level, cpng_filter filter, cpng_output *output,
  cpng_report *report) {
  cpng_writer writer;
  memset(&writer, 0, sizeof writer);
  memset(report, 0, sizeof *report);
  writer.session.report = report;
  writer.output = output;

  write_file(&writer, rgba, width, height, opaque, level, filter);
  png_destroy_write_struct(&writer.png, &writer.info);
  return writer.session.status;
}

void cpng_release(cpng_output *output) {
  free(output->bytes);
  memset(output, 0, sizeof *output);
}
