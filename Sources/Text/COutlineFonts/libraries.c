// Opens FreeType and HarfBuzz with the first font file. With the libraries that they need in turn,
// they take a fifth of the start of a command that may never open one.

#ifdef LIKENESS_OUTLINE_FONTS

#include "libraries.h"

#ifdef __linux__

#include <dlfcn.h>
#include <pthread.h>

struct cof_functions cof_lib;
static int is_open;

static void open_libraries(void) {
  void *freetype = dlopen("libfreetype.so.6", RTLD_NOW);
  void *harfbuzz = dlopen("libharfbuzz.so.0", RTLD_NOW);
  int complete = freetype && harfbuzz;
#define FIND(library, name) \
  complete = complete && (cof_lib.name = (__typeof__(name) *)dlsym(library, #name));
#define FIND_IN_FREETYPE(name) FIND(freetype, name)
#define FIND_IN_HARFBUZZ(name) FIND(harfbuzz, name)
  COF_FREETYPE(FIND_IN_FREETYPE)
  COF_HARFBUZZ(FIND_IN_HARFBUZZ)
  is_open = complete;
}

int cof_open_libraries(void) {
  static pthread_once_t once = PTHREAD_ONCE_INIT;
  pthread_once(&once, open_libraries);
  return is_open;
}

#else

// Elsewhere, libraries stand in folders that only the linker knows.
#define VALUE(name) .name = name,
struct cof_functions cof_lib = {COF_FREETYPE(VALUE) COF_HARFBUZZ(VALUE)};
int cof_open_libraries(void) { return 1; }

#endif

#else
// Without the package trait this file is empty, which a compiler may warn about.
extern int cof_unused_libraries;
#endif
