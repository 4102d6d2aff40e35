#include "CMemory.h"

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

void memory_keep_freed(void) {
#ifdef __GLIBC__
  // From how many bytes on a block is asked for from the system by itself: the most that glibc takes.
  (void)mallopt(M_MMAP_THRESHOLD, 32 << 20);
  // From how many bytes on the free end of the heap goes back.
  (void)mallopt(M_TRIM_THRESHOLD, 256 << 20);
#endif
}
