// Calls of the system that Swift's view of the C library leaves out.

#ifndef CSYSTEM_H
#define CSYSTEM_H

#include <stddef.h>

// Exchanges two names on one file system atomically. Returns 0, or -1 and sets `errno`: `ENOSYS`
// or `EINVAL` if the system can't exchange names.
int files_exchange(const char *one, const char *other);

// Hints about memory for pictures; they never change a result. Needed only on Linux with glibc, and
// without effect elsewhere.

// Requests large pages for a block of at least 4 MB that will be written completely. With the
// default pages of 4 KB, allocating a picture of a whole screen took longer than decoding its PNG
// file.
void memory_expect_large_pages(void *block, size_t count);

// Makes the allocator keep freed memory for the next picture, for the rest of the process. By
// default, glibc returns blocks of this size to the system, which must clear every page of the next
// one: that took 40% of the time to record references. The kept memory never exceeds the peak use.
void memory_keep_freed(void);

// Returns whether a block of that size is to be had. An array of Swift ends the program otherwise.
int memory_is_there(size_t count);

#endif
