#include "CSystem.h"

#include <stdlib.h>

#ifdef __linux__
#include <stdint.h>
#include <sys/mman.h>
#include <unistd.h>
#endif

#ifdef __GLIBC__
#include <malloc.h>
#endif

void memory_expect_large_pages(void *block, size_t count) {
#ifdef MADV_HUGEPAGE
  if (block == NULL || count < (size_t)4 << 20) return;
  size_t page = (size_t)sysconf(_SC_PAGESIZE);
  size_t before = (page - (uintptr_t)block % page) % page;
  (void)madvise((char *)block + before, (count - before) / page * page, MADV_HUGEPAGE);
#else
  (void)block;
  (void)count;
#endif
}

int memory_is_there(size_t count) {
  // Compilers leave out a request whose block nobody uses.
  void *volatile block = malloc(count);
  int is_there = block != NULL;
  free(block);
  return is_there;
}

void memory_keep_freed(void) {
#ifdef __GLIBC__
  // Blocks of at least this many bytes come directly from the system. This is the largest value
  // that glibc accepts.
  (void)mallopt(M_MMAP_THRESHOLD, 32 << 20);
  // The free end of the heap is returned above this many bytes.
  (void)mallopt(M_TRIM_THRESHOLD, 256 << 20);
#endif
}
