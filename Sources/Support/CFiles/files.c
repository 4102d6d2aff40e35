// Declares renameat2, which Swift's view of the C library leaves out.
#define _GNU_SOURCE
#include "CFiles.h"

#include <errno.h>
#include <stdio.h>

#if defined(__linux__)
#include <fcntl.h>
#include <sys/syscall.h>
#include <unistd.h>

int files_exchange(const char *one, const char *other) {
  // The call and not its function, which musl has only since 1.2.6. 2 is RENAME_EXCHANGE (linux/fs.h).
  return (int)syscall(SYS_renameat2, AT_FDCWD, one, AT_FDCWD, other, 2u);
}
#elif defined(__APPLE__)
int files_exchange(const char *one, const char *other) { return renamex_np(one, other, RENAME_SWAP); }
#else
int files_exchange(const char *one, const char *other) {
  errno = ENOSYS;
  return -1;
}
#endif
