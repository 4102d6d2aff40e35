// Finds libcurl and its functions at run time.

#include "library.h"

#include <dlfcn.h>
#include <stdio.h>
#include <stdlib.h>

// Looks up every function; returns the name of the first missing one, or NULL.
static const char *look_up(void *image, chttp_library *library) {
#define CHTTP_LOOK_UP(name) \
  if ((library->name = (__typeof__(library->name))dlsym(image, #name)) == NULL) return #name;
  CHTTP_FUNCTIONS(CHTTP_LOOK_UP)
#undef CHTTP_LOOK_UP
  return NULL;
}

// Loads one library into `library`; returns whether it works, or writes the reason to `message`.
static int load(const char *name, chttp_library *library, char message[CHTTP_MESSAGE_SIZE]) {
  void *image = dlopen(name, RTLD_NOW | RTLD_LOCAL);
  if (image == NULL) {
    const char *reason = dlerror();
    snprintf(message, CHTTP_MESSAGE_SIZE, "%s", reason == NULL ? name : reason);
    return 0;
  }
  const char *missing = look_up(image, library);
  if (missing != NULL) {
    snprintf(message, CHTTP_MESSAGE_SIZE, "%s: it has no %s", name, missing);
    dlclose(image);
    return 0;
  }
  CURLcode code = library->curl_global_init(CURL_GLOBAL_DEFAULT);
  // The library stays loaded: it may have started something that can't be undone.
  if (code != CURLE_OK) snprintf(message, CHTTP_MESSAGE_SIZE, "%s: %s", name, library->curl_easy_strerror(code));
  return code == CURLE_OK;
}

const chttp_library *chttp_open(const char *const *names, char message[CHTTP_MESSAGE_SIZE]) {
  message[0] = 0;
  chttp_library *library = calloc(1, sizeof *library);
  if (library == NULL) return NULL;
  char other[CHTTP_MESSAGE_SIZE];
  for (const char *const *name = names; *name != NULL; name++) {
    if (load(*name, library, name == names ? message : other)) return library;
  }
  free(library);
  return NULL;
}
