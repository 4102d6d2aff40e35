// The parts of a C library that Embedded Swift needs: memory, a few number functions, input and
// output. Serves WebAssembly, and Linux without a C library on AArch64, ARMv7, RISC-V and x86-64.
// Compiled with -ffreestanding -fno-builtin, so no loop below becomes a call of itself.
#include "runtime.h"
#include <stdint.h>

// MARK: Bytes

#ifndef __wasm__
void *memcpy(void *restrict to, const void *restrict from, size_t count) {
  unsigned char *t = to;
  const unsigned char *f = from;
  for (size_t k = 0; k < count; k++) t[k] = f[k];
  return to;
}

void *memmove(void *to, const void *from, size_t count) {
  unsigned char *t = to;
  const unsigned char *f = from;
  if (t < f) {
    for (size_t k = 0; k < count; k++) t[k] = f[k];
  } else {
    while (count--) t[count] = f[count];
  }
  return to;
}

void *memset(void *to, int byte, size_t count) {
  unsigned char *t = to;
  for (size_t k = 0; k < count; k++) t[k] = (unsigned char)byte;
  return to;
}
#endif

int memcmp(const void *a, const void *b, size_t count) {
  const unsigned char *x = a, *y = b;
  for (size_t k = 0; k < count; k++) {
    if (x[k] != y[k]) return x[k] < y[k] ? -1 : 1;
  }
  return 0;
}

#ifdef __arm__
// ARM's run-time ABI has its own names, and another order of arguments for memset.
#define COPY(name) void name(void *to, const void *from, size_t count) { memmove(to, from, count); }
#define FILL(name) void name(void *to, size_t count, int byte) { memset(to, byte, count); }
#define CLEAR(name) void name(void *to, size_t count) { memset(to, 0, count); }
COPY(__aeabi_memcpy) COPY(__aeabi_memcpy4) COPY(__aeabi_memcpy8)
COPY(__aeabi_memmove) COPY(__aeabi_memmove4) COPY(__aeabi_memmove8)
FILL(__aeabi_memset) FILL(__aeabi_memset4) FILL(__aeabi_memset8)
CLEAR(__aeabi_memclr) CLEAR(__aeabi_memclr4) CLEAR(__aeabi_memclr8)
// libgcc calls this to report a division by zero.
int raise(int signal) { (void)signal; __builtin_trap(); }
#endif

// MARK: Memory

// Blocks are powers of two, with a free list per size. Up to half of a block is unused, but nothing
// is ever searched.
struct free_block { struct free_block *next; };
struct header { void *start; size_t kind; };
static struct free_block *free_blocks[8 * sizeof(size_t)];

#ifdef __wasm__
extern unsigned char __heap_base;
static uintptr_t heap_next, heap_end;

static void *heap_take(size_t size) {
  const uintptr_t page = 65536;
  if (heap_next == 0) {
    heap_next = ((uintptr_t)&__heap_base + 15) & ~(uintptr_t)15;
    heap_end = __builtin_wasm_memory_size(0) * page;
  }
  if (heap_end - heap_next < size) {
    const uintptr_t pages = (size - (heap_end - heap_next) + page - 1) / page;
    if (__builtin_wasm_memory_grow(0, pages) == (size_t)-1) return NULL;
    heap_end += pages * page;
  }
  void *taken = (void *)heap_next;
  heap_next += size;
  return taken;
}
#else
// Pages that are never touched take no memory.
static unsigned char heap[(size_t)1 << 29] __attribute__((aligned(16)));
static size_t heap_used;

static void *heap_take(size_t size) {
  if (sizeof heap - heap_used < size) return NULL;
  void *taken = heap + heap_used;
  heap_used += size;
  return taken;
}
#endif

int posix_memalign(void **block, size_t alignment, size_t size) {
  const size_t least = 16, most = (size_t)1 << 30;
  if (alignment < least) alignment = least;
  if (size > most || alignment > most) return 12;
  size_t kind = 5;
  while (((size_t)1 << kind) < size + alignment) kind++;
  struct free_block *start = free_blocks[kind];
  if (start) {
    free_blocks[kind] = start->next;
  } else if (!(start = heap_take((size_t)1 << kind))) {
    return 12;
  }
  // The header fits: blocks start at multiples of 16, and it takes at most 16 bytes.
  const uintptr_t place = ((uintptr_t)start + sizeof(struct header) + alignment - 1)
    & ~(uintptr_t)(alignment - 1);
  ((struct header *)place)[-1] = (struct header){start, kind};
  *block = (void *)place;
  return 0;
}

void *malloc(size_t size) {
  void *block = NULL;
  return posix_memalign(&block, 16, size) == 0 ? block : NULL;
}

void free(void *block) {
  if (!block) return;
  const struct header header = ((struct header *)block)[-1];
  struct free_block *freed = header.start;
  freed->next = free_blocks[header.kind];
  free_blocks[header.kind] = freed;
}

// MARK: Numbers

// Seeds of hash tables. Any value works: nothing drawn depends on hash order.
void arc4random_buf(void *bytes, size_t count) {
  static uint32_t state = 1;
  for (size_t k = 0; k < count; k++) {
    state = state * 1664525 + 1013904223;
    ((unsigned char *)bytes)[k] = (unsigned char)(state >> 24);
  }
}

// Beyond 2^52 every number is whole; a NaN compares false.
static double whole(double value) {
  if (!(__builtin_fabs(value) < 4503599627370496.0)) return value;
  return __builtin_copysign((double)(int64_t)value, value);
}

double floor(double value) { const double cut = whole(value); return value < cut ? cut - 1 : cut; }
double ceil(double value) { const double cut = whole(value); return value > cut ? cut + 1 : cut; }

// Rounds to nearest, halves away from zero. The difference is exact; adding a half would not be.
double round(double value) {
  const double cut = whole(value);
  if (__builtin_fabs(value - cut) < 0.5) return cut;
  return value == cut || value != value ? value : cut + __builtin_copysign(1.0, value);
}

#ifndef __wasm__
// One instruction on each of these machines, with -fno-math-errno.
double sqrt(double value) { return __builtin_sqrt(value); }
#endif

// Reads digits with at most one point; exact up to 15 digits. A display list uses it only for the
// scale, which no pixel depends on.
const char *_swift_stdlib_strtod_clocale(const char *text, double *result) {
  double digits = 0, unit = 1;
  int has_point = 0;
  for (; *text == '.' || (*text >= '0' && *text <= '9'); text++) {
    if (*text == '.') {
      if (has_point) break;
      has_point = 1;
    } else {
      digits = digits * 10 + (*text - '0');
      if (has_point) unit *= 10;
    }
  }
  *result = digits / unit;
  return text;
}

#ifdef __wasm__
// Multiplies 128-bit numbers, for which WebAssembly has no instruction.
__int128 __multi3(__int128 a, __int128 b) {
  const uint64_t a0 = (uint32_t)a, a1 = (uint64_t)a >> 32, b0 = (uint32_t)b, b1 = (uint64_t)b >> 32;
  const uint64_t low = a0 * b0;
  const uint64_t middle = a1 * b0 + (low >> 32);
  const uint64_t cross = (uint32_t)middle + a0 * b1;
  const uint64_t high = a1 * b1 + (middle >> 32) + (cross >> 32) + (uint64_t)(a >> 64) * (uint64_t)b
    + (uint64_t)a * (uint64_t)(b >> 64);
  return (__int128)((unsigned __int128)high << 64 | cross << 32 | (uint32_t)low);
}
#endif

// MARK: Faults

uintptr_t __stack_chk_guard = (uintptr_t)0x5ca1ab1e;
void __stack_chk_fail(void) { __builtin_trap(); }

// MARK: Input and output

#ifdef RUNTIME_HAS_INPUT
#ifdef __wasm__
struct vector { void *bytes; size_t count; };
__attribute__((import_module("wasi_snapshot_preview1"), import_name("fd_read"))) uint16_t
wasi_read(int file, const struct vector *vectors, size_t count, size_t *done);
__attribute__((import_module("wasi_snapshot_preview1"), import_name("fd_write"))) uint16_t
wasi_write(int file, const struct vector *vectors, size_t count, size_t *done);

size_t runtime_read(void *bytes, size_t count) {
  const struct vector vector = {bytes, count};
  size_t done = 0;
  if (wasi_read(0, &vector, 1, &done) != 0) __builtin_trap();
  return done;
}

static size_t write_some(const void *bytes, size_t count) {
  const struct vector vector = {(void *)bytes, count};
  size_t done = 0;
  if (wasi_write(1, &vector, 1, &done) != 0) __builtin_trap();
  return done;
}

static void finish(void) {}
#else
#if defined(__aarch64__) || defined(__riscv)
enum { READ = 63, WRITE = 64, EXIT = 93 };
#elif defined(__arm__)
enum { READ = 3, WRITE = 4, EXIT = 1 };
#elif defined(__x86_64__)
enum { READ = 0, WRITE = 1, EXIT = 60 };
#endif

static long kernel(long number, long a, long b, long c) {
#if defined(__aarch64__)
  register long x8 __asm__("x8") = number, x0 __asm__("x0") = a, x1 __asm__("x1") = b,
                   x2 __asm__("x2") = c;
  __asm__ volatile("svc 0" : "+r"(x0) : "r"(x8), "r"(x1), "r"(x2) : "memory");
  return x0;
#elif defined(__riscv)
  register long a7 __asm__("a7") = number, a0 __asm__("a0") = a, a1 __asm__("a1") = b,
                   a2 __asm__("a2") = c;
  __asm__ volatile("ecall" : "+r"(a0) : "r"(a7), "r"(a1), "r"(a2) : "memory");
  return a0;
#elif defined(__arm__)
  register long r7 __asm__("r7") = number, r0 __asm__("r0") = a, r1 __asm__("r1") = b,
                   r2 __asm__("r2") = c;
  __asm__ volatile("svc 0" : "+r"(r0) : "r"(r7), "r"(r1), "r"(r2) : "memory");
  return r0;
#elif defined(__x86_64__)
  long result;
  __asm__ volatile("syscall"
                   : "=a"(result)
                   : "a"(number), "D"(a), "S"(b), "d"(c)
                   : "rcx", "r11", "memory");
  return result;
#endif
}

size_t runtime_read(void *bytes, size_t count) {
  const long done = kernel(READ, 0, (long)bytes, (long)count);
  if (done < 0) __builtin_trap();
  return (size_t)done;
}

static size_t write_some(const void *bytes, size_t count) {
  const long done = kernel(WRITE, 1, (long)bytes, (long)count);
  if (done < 0) __builtin_trap();
  return (size_t)done;
}

static void finish(void) { kernel(EXIT, 0, 0, 0); }
#endif

void runtime_write(const void *bytes, size_t count) {
  const unsigned char *rest = bytes;
  while (count > 0) {
    const size_t done = write_some(rest, count);
    rest += done;
    count -= done;
  }
}

void likeness_main(void);

#ifdef __x86_64__
__attribute__((force_align_arg_pointer))
#endif
void _start(void) {
  likeness_main();
  finish();
}
#endif
