// Draws display lists with Cairo, or if compiled with -DBLEND2D, with Blend2D, for `tools/bench`.
//
//   peers FONT LIST...
//
// For each line of standard input, "NUMBER" or "NUMBER FILE", it draws that list, writes the pixels
// (BGRA) to FILE if there is one, and prints the milliseconds of processor time that drawing took.
// Reads only what the lists of scenes.py contain.
#include <math.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

typedef struct {
  char kind;  // b for a box, g for glyphs
  double x, y, width, height, radius, border, size;
  uint32_t fill, edge;  // 0xRRGGBBAA
  char *glyphs;         // "36@0 12@9.5"
  int prepared;         // what the peer made of the glyphs
} item;

typedef struct {
  int width, height, count;
  uint32_t background;
  item *items;
} list;

static void fail(const char *problem) {
  fprintf(stderr, "peers: %s\n", problem);
  exit(2);
}

static uint32_t color(const char *line, const char *word) {
  const char *found = strstr(line, word);
  found = found ? strchr(found, '#') : NULL;
  return found ? (uint32_t)strtoul(found + 1, NULL, 16) : 0;
}

static double number(const char *line, const char *word) {
  const char *found = strstr(line, word);
  return found ? strtod(found + strlen(word), NULL) : 0;
}

static list read_list(const char *path) {
  static char line[1 << 14];
  FILE *file = fopen(path, "r");
  if (!file) fail("a list can't be read");
  list list = {.items = calloc(1 << 14, sizeof(item))};
  while (fgets(line, sizeof line, file)) {
    item next = {.radius = number(line, " radius "), .size = number(line, " size ")};
    line[strcspn(line, "\n")] = 0;
    if (sscanf(line, "size %d %d", &list.width, &list.height) == 2) continue;
    if (!strncmp(line, "background", 10)) list.background = color(line, "background");
    if (sscanf(line, "  box %lf %lf %lf %lf", &next.x, &next.y, &next.width, &next.height) == 4) {
      next.kind = 'b';
      next.fill = color(line, " fill ");
      next.border = number(line, " border ");
      next.edge = color(line, " border ");
      list.items[list.count++] = next;
    } else if (sscanf(line, "  glyphs %lf %lf", &next.x, &next.y) == 2) {
      next.kind = 'g';
      next.fill = color(line, "glyphs");
      list.items[list.count++] = next;
    } else if (!strncmp(line, "    ", 4)) {
      list.items[list.count - 1].glyphs = strdup(line);
    }
  }
  fclose(file);
  return list;
}

#ifdef BLEND2D

// The wheel has the library without its headers.
typedef struct {
  _Alignas(8) unsigned char bytes[16];
} object;
int blImageInitAs(object *, int width, int height, int format);
int blImageGetData(const object *, void *data);
int blContextInitAs(object *, object *image, const void *info);
int blContextFillAllRgba32(object *, uint32_t);
int blContextFillRectIRgba32(object *, const int *, uint32_t);
int blContextFillGeometryRgba32(object *, int kind, const void *, uint32_t);
int blContextStrokeGeometryRgba32(object *, int kind, const void *, uint32_t);
int blContextSetStrokeWidth(object *, double);
int blContextFlush(object *, int);
enum { opaque_format = 2, round_rect = 7, synchronously = (int)0x80000000u };

static object image, context;
static struct {
  unsigned char *pixels;
  intptr_t stride;
  int rest[4];
} data;

static uint32_t argb(uint32_t rgba) { return rgba << 24 | rgba >> 8; }

static void prepare(list *list, const char *font) {
  static int width, height;
  (void)font;
  if (width == list->width && height == list->height) return;
  width = list->width, height = list->height;
  if (blImageInitAs(&image, width, height, opaque_format)) fail("Blend2D has no image");
  if (blContextInitAs(&context, &image, NULL)) fail("Blend2D has no context");
}

static void draw(const list *list) {
  blContextFillAllRgba32(&context, argb(list->background));
  for (const item *i = list->items; i < list->items + list->count; i++) {
    if (i->kind != 'b') continue;
    if (i->radius == 0) {
      int rect[] = {(int)i->x, (int)i->y, (int)i->width, (int)i->height};
      blContextFillRectIRgba32(&context, rect, argb(i->fill));
      continue;
    }
    double shape[] = {i->x, i->y, i->width, i->height, i->radius, i->radius};
    blContextFillGeometryRgba32(&context, round_rect, shape, argb(i->fill));
    if (i->border == 0) continue;
    double b = i->border, r = i->radius - b / 2;
    double line[] = {i->x + b / 2, i->y + b / 2, i->width - b, i->height - b, r, r};
    blContextSetStrokeWidth(&context, b);
    blContextStrokeGeometryRgba32(&context, round_rect, line, argb(i->edge));
  }
  blContextFlush(&context, synchronously);
}

static const unsigned char *row(int y) {
  blImageGetData(&image, &data);
  return data.pixels + y * data.stride;
}

#else

#include <cairo-ft.h>
#include <cairo.h>

typedef struct {
  cairo_scaled_font_t *font;
  cairo_glyph_t *glyphs;
  int count;
} run;
static run *runs;
static int run_count;
static cairo_surface_t *surface;
static cairo_t *cairo;

static cairo_scaled_font_t *scaled(const char *path, double size) {
  static cairo_font_face_t *font;
  if (!font) {
    FT_Library library;
    FT_Face face;
    if (FT_Init_FreeType(&library) || FT_New_Face(library, path, 0, &face)) fail("no font");
    font = cairo_ft_font_face_create_for_ft_face(face, FT_LOAD_NO_HINTING);
  }
  cairo_matrix_t scale, identity;
  cairo_matrix_init_scale(&scale, size, size);
  cairo_matrix_init_identity(&identity);
  cairo_font_options_t *options = cairo_font_options_create();
  cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY);
  cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE);
  cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF);
  // Cairo returns the same object for the same size.
  return cairo_scaled_font_create(font, &scale, &identity, options);
}

static void prepare(list *list, const char *font) {
  if (!surface) {
    surface = cairo_image_surface_create(CAIRO_FORMAT_RGB24, list->width, list->height);
    cairo = cairo_create(surface);
  }
  for (item *i = list->items; i < list->items + list->count; i++) {
    if (i->kind != 'g') continue;
    run run = {scaled(font, i->size), calloc(strlen(i->glyphs) / 4 + 1, sizeof(cairo_glyph_t)), 0};
    unsigned long glyph;
    double offset;
    int read;
    for (char *at = i->glyphs; sscanf(at, " %lu@%lf%n", &glyph, &offset, &read) == 2; at += read)
      run.glyphs[run.count++] = (cairo_glyph_t){glyph, i->x + offset, i->y};
    runs = realloc(runs, sizeof run * (size_t)(run_count + 1));
    runs[i->prepared = run_count++] = run;
  }
}

static void paint(uint32_t c) {
  cairo_set_source_rgba(
    cairo, (c >> 24) / 255.0, (c >> 16 & 255) / 255.0, (c >> 8 & 255) / 255.0, (c & 255) / 255.0);
}

static void outline(double x, double y, double width, double height, double r) {
  cairo_new_sub_path(cairo);
  cairo_arc(cairo, x + width - r, y + r, r, -M_PI / 2, 0);
  cairo_arc(cairo, x + width - r, y + height - r, r, 0, M_PI / 2);
  cairo_arc(cairo, x + r, y + height - r, r, M_PI / 2, M_PI);
  cairo_arc(cairo, x + r, y + r, r, M_PI, 3 * M_PI / 2);
  cairo_close_path(cairo);
}

static void draw(const list *list) {
  paint(list->background);
  cairo_paint(cairo);
  for (const item *i = list->items; i < list->items + list->count; i++) {
    paint(i->fill);
    if (i->kind == 'g') {
      cairo_set_scaled_font(cairo, runs[i->prepared].font);
      cairo_show_glyphs(cairo, runs[i->prepared].glyphs, runs[i->prepared].count);
      continue;
    }
    if (i->radius == 0) cairo_rectangle(cairo, i->x, i->y, i->width, i->height);
    else outline(i->x, i->y, i->width, i->height, i->radius);
    cairo_fill(cairo);
    if (i->border == 0) continue;
    double b = i->border;
    paint(i->edge);
    cairo_set_line_width(cairo, b);
    outline(i->x + b / 2, i->y + b / 2, i->width - b, i->height - b, i->radius - b / 2);
    cairo_stroke(cairo);
  }
  cairo_surface_flush(surface);
}

static const unsigned char *row(int y) {
  return cairo_image_surface_get_data(surface) + y * cairo_image_surface_get_stride(surface);
}

#endif

static double processor(void) {
  struct timespec time;
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time);
  return (double)time.tv_sec * 1e3 + (double)time.tv_nsec / 1e6;
}

int main(int argc, char **argv) {
  if (argc < 3) fail("name a font and the files of display lists");
  list *lists = calloc((size_t)argc, sizeof *lists);
  for (int k = 2; k < argc; k++) {
    lists[k - 2] = read_list(argv[k]);
    prepare(&lists[k - 2], argv[1]);
  }
  static char line[4096], path[4096];
  while (fgets(line, sizeof line, stdin)) {
    int number = 0, words = sscanf(line, "%d %4095[^\n]", &number, path);
    if (words < 1 || number < 0 || number >= argc - 2) fail("no such list");
    double start = processor();
    draw(&lists[number]);
    double taken = processor() - start;
    if (words > 1) {
      FILE *file = fopen(path, "wb");
      if (!file) fail("a picture can't be written");
      for (int y = 0; y < lists[number].height; y++)
        fwrite(row(y), 4, (size_t)lists[number].width, file);
      if (ferror(file) || fclose(file)) fail("a picture can't be written");
    }
    printf("%.4f\n", taken);
    fflush(stdout);
  }
  return 0;
}
