#ifndef CLIBZIP_SHIM_H
#define CLIBZIP_SHIM_H

#include <zip.h>

#endif
