// What the system is told about memory that holds pictures: hints, which change no result. Only Linux with glibc needs any; elsewhere nothing is done.

#ifndef CMEMORY_H
#define CMEMORY_H

#include <stddef.h>

// Asks for large pages under a block that is about to be written from end to end, where it is large enough for them (4 MB). Programs get pages of 4 KB
// otherwise: for a picture of a whole screen the system then took longer to hand out the memory than its PNG file takes to decode.
void memory_expect_large_pages(void *block, size_t count);

// Has the allocator keep memory that is freed, for the next picture, from now on and for the whole process. Left to itself, glibc hands blocks of the size of a
// picture back to the system, which has to clear every page of the next one: that was 40% of the time in which references are recorded. What is kept is no
// more than was in use at one time.
void memory_keep_freed(void);

#endif
