// The labels of the benchmark, drawn by Cairo: the same glyphs at the same places, in the same
// font, unhinted and in gray.
//
//   cc -O2 labels_cairo.c -o labels_cairo $(pkg-config --cflags --libs cairo-ft freetype2)
//   labels_cairo LABELS            prints the milliseconds of each of 21 frames
//   labels_cairo LABELS out.png    draws one
//
// LABELS is what `bench --labels LABELS` writes: the font, the size of the picture, and a line for
// each label.
#include <cairo-ft.h>
#include <cairo.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include <ft2build.h>
#include FT_FREETYPE_H

typedef struct {
  double red, green, blue;
  int count;
  cairo_glyph_t *glyphs;
} label;

static void fail(const char *words) {
  fprintf(stderr, "labels_cairo: %s\n", words);
  exit(2);
}

static void draw(cairo_t *cairo, const label *labels, int count) {
  cairo_set_source_rgb(cairo, 1, 1, 1);
  cairo_paint(cairo);
  for (int k = 0; k < count; k++) {
    cairo_set_source_rgb(cairo, labels[k].red, labels[k].green, labels[k].blue);
    cairo_show_glyphs(cairo, labels[k].glyphs, labels[k].count);
  }
}

static double now(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return (double)time.tv_sec * 1e3 + (double)time.tv_nsec / 1e6;
}

int main(int argc, char **argv) {
  FILE *file = argc > 1 ? fopen(argv[1], "r") : NULL;
  if (!file) fail("name a file that `bench --labels FILE` wrote");
  char path[1024];
  int width, height, size, count;
  if (
    fscanf(
      file, "font %1023[^\n]\nsize %d\npicture %d %d\nlabels %d\n", path, &size, &width, &height,
      &count)
    != 5)
    fail("no list of labels");
  label *labels = calloc((size_t)count, sizeof *labels);
  for (int k = 0; k < count; k++) {
    unsigned color;
    if (fscanf(file, "%x %d", &color, &labels[k].count) != 2) fail("a label is cut off");
    labels[k].red = (color >> 16 & 255) / 255.0;
    labels[k].green = (color >> 8 & 255) / 255.0;
    labels[k].blue = (color & 255) / 255.0;
    labels[k].glyphs = calloc((size_t)labels[k].count, sizeof *labels[k].glyphs);
    for (int g = 0; g < labels[k].count; g++) {
      unsigned long glyph;
      double x, y;
      if (fscanf(file, "%lu %lf %lf", &glyph, &x, &y) != 3) fail("a glyph is cut off");
      labels[k].glyphs[g] = (cairo_glyph_t){glyph, x / 64, y / 64};
    }
  }
  fclose(file);

  FT_Library library;
  FT_Face face;
  if (FT_Init_FreeType(&library) || FT_New_Face(library, path, 0, &face))
    fail("the font can't be read");
  cairo_font_face_t *font = cairo_ft_font_face_create_for_ft_face(face, FT_LOAD_NO_HINTING);
  cairo_matrix_t scale, identity;
  cairo_matrix_init_scale(&scale, size, size);
  cairo_matrix_init_identity(&identity);
  cairo_font_options_t *options = cairo_font_options_create();
  cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY);
  cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE);
  cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF);
  cairo_scaled_font_t *scaled = cairo_scaled_font_create(font, &scale, &identity, options);

  cairo_surface_t *surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, width, height);
  cairo_t *cairo = cairo_create(surface);
  cairo_set_scaled_font(cairo, scaled);
  draw(cairo, labels, count);
  cairo_surface_flush(surface);
  if (argc > 2) return cairo_surface_write_to_png(surface, argv[2]) != CAIRO_STATUS_SUCCESS;
  for (int k = 0; k < 21; k++) {
    double start = now();
    draw(cairo, labels, count);
    cairo_surface_flush(surface);
    printf("%.3f\n", now() - start);
  }
  return 0;
}
