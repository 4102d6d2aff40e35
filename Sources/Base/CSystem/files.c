// Declares renameat2, which Swift's import of the C library lacks.
#define _GNU_SOURCE
#include "CSystem.h"

#include <errno.h>
#include <stdio.h>

#if defined(__linux__)
#include <fcntl.h>
#include <sys/syscall.h>
#include <unistd.h>

int files_exchange(const char *one, const char *other) {
  // Makes the system call directly, because musl has the function only since 1.2.6. 2 is
  // RENAME_EXCHANGE (linux/fs.h).
  return (int)syscall(SYS_renameat2, AT_FDCWD, one, AT_FDCWD, other, 2u);
}
#elif defined(__APPLE__)
int files_exchange(const char *one, const char *other) {
  return renamex_np(one, other, RENAME_SWAP);
}
#else
int files_exchange(const char *one, const char *other) {
  errno = ENOSYS;
  return -1;
}
#endif
