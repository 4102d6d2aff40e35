#include "CPNG.h"
#include <png.h>
int likeness_png_placeholder(void) { return (int)png_access_version_number(); }
