/* A library for LD_PRELOAD that makes one call of the system fail, or ends the process there.
 *
 * Calls that touch files under FAULTS_ROOT are counted from 1. The one of number FAULTS_AT fails
 * with FAULTS_ERROR (ENOSPC, EIO, EACCES, or SHORT for a write of one byte; other calls then fail
 * with EIO), or ends the process if that is KILL. Calls before and after it are left alone, as on
 * a disk that is full for a moment. FULL is a disk that stays full: from that call on, each that
 * needs space fails with ENOSPC. Where the number was reached, the name of the call is written to
 * FAULTS_LOG, so that a run without the file was not disturbed. TERM, INT and HUP send the
 * process that signal at the call, and hold the next write until the process has ended. STOP stops
 * the process before the call, which is then made as usual, until it gets SIGCONT. With
 * FAULTS_AT=-1 none fails, and the number of calls is written to FAULTS_LOG. With FAULTS_CALL,
 * the name of a call of sockets or processes, only its calls are counted, and no files. With
 * FAULTS_MEMORY, beginnings of the names of libraries or of the program, separated by spaces,
 * only their calls of malloc, calloc and realloc are counted, and of these only those for more
 * than FAULTS_LARGER bytes. Then each FAULTS_ERROR but KILL and SHORT is ENOMEM, and FAULTS_LOG
 * gets the name of the library. Needs glibc 2.35. */
#define _GNU_SOURCE
#include <dirent.h>
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <link.h>
#include <poll.h>
#include <signal.h>
#include <stdarg.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/epoll.h>
#include <sys/file.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

static atomic_long count;
static const char *root, *kind, *logPath, *call, *memory;
static long at;
static size_t larger;

/* The calls of this library itself go to the kernel, past the functions below. */
__attribute__((constructor)) static void start(void) {
  root = getenv("FAULTS_ROOT");
  kind = getenv("FAULTS_ERROR");
  logPath = getenv("FAULTS_LOG");
  const char *number = getenv("FAULTS_AT");
  call = getenv("FAULTS_CALL");
  memory = getenv("FAULTS_MEMORY");
  const char *size = getenv("FAULTS_LARGER");
  larger = size ? (size_t)atol(size) : 0;
  at = (root || call || memory) && kind && logPath && number ? atol(number) : 0;
  /* Processes that the command starts, such as git, are not what is tested. */
  unsetenv("LD_PRELOAD");
}

static int inRoot(const char *path) {
  return at && !call && !memory && path && strncmp(path, root, strlen(root)) == 0;
}

static int absoluteInRoot(const char *path) {
  if (!at || !path) return 0;
  if (path[0] == '/') return inRoot(path);
  char here[PATH_MAX];
  return syscall(SYS_getcwd, here, sizeof here) > 0 && inRoot(here);
}

static int fileInRoot(int file) {
  if (!at) return 0;
  char link[64], path[PATH_MAX];
  snprintf(link, sizeof link, "/proc/self/fd/%d", file);
  long length = syscall(SYS_readlinkat, AT_FDCWD, link, path, sizeof path - 1);
  if (length <= 0) return 0;
  path[length] = 0;
  return inRoot(path);
}

/* The signal of the kind; 0 if it is an error. */
static int signalOfKind(void) {
  return !strcmp(kind, "TERM") ? SIGTERM
    : !strcmp(kind, "INT")     ? SIGINT
    : !strcmp(kind, "HUP")     ? SIGHUP
                               : 0;
}

__attribute__((destructor)) static void end(void) {
  if (at != -1) return;
  int log = (int)syscall(SYS_openat, AT_FDCWD, logPath, O_WRONLY | O_CREAT | O_APPEND, 0666);
  if (log < 0) return;
  char line[32];
  int length = snprintf(line, sizeof line, "%ld\n", atomic_load(&count));
  syscall(SYS_write, log, line, (size_t)length);
  syscall(SYS_close, log);
}

/* Makes the call fail if its turn has come: returns 1 and sets errno, or 2 for a short write, else
 * 0. May end the process. */
static int fails(const char *name) {
  long number = atomic_fetch_add(&count, 1) + 1;
  if (
    number > at && at > 0 && !strcmp(kind, "FULL")
    && (!strcmp(name, "open to write") || !strcmp(name, "write") || !strcmp(name, "mkdir"))) {
    errno = ENOSPC;
    return 1;
  }
  /* Held where no lock is, so that the process can end, and not in what it cleans up by. */
  if (number > at && at > 0 && signalOfKind() && !strcmp(name, "write")) {
    for (;;) pause();
  }
  if (number != at) return 0;
  int log = (int)syscall(SYS_openat, AT_FDCWD, logPath, O_WRONLY | O_CREAT | O_APPEND, 0666);
  if (log >= 0) {
    syscall(SYS_write, log, name, strlen(name));
    syscall(SYS_close, log);
  }
  if (!strcmp(kind, "KILL")) {
    syscall(SYS_kill, getpid(), SIGKILL);
    for (;;) pause();
  }
  if (!strcmp(kind, "STOP")) {
    /* To this thread: another one could stop the process a moment later. */
    syscall(SYS_tgkill, getpid(), gettid(), SIGSTOP);
    return 0;
  }
  if (signalOfKind()) {
    syscall(SYS_kill, getpid(), signalOfKind());
    return 0;
  }
  /* Only a write can be short; another call fails. */
  if (!strcmp(kind, "SHORT") && !strcmp(name, "write")) return 2;
  errno = memory                                     ? ENOMEM
    : !strcmp(kind, "EIO") || !strcmp(kind, "SHORT") ? EIO
    : !strcmp(kind, "EACCES")                        ? EACCES
                                                     : ENOSPC;
  return 1;
}

#define NEXT(name) ((__typeof__(&name))dlsym(RTLD_NEXT, #name))
#define REFUSES(here, name) ((here) && fails(name) == 1)

static int opened(
  const char *name, __typeof__(&open) next, const char *path, int flags, mode_t mode) {
  if (REFUSES(absoluteInRoot(path), name)) return -1;
  return next(path, flags, mode);
}

int open(const char *path, int flags, ...) {
  va_list list;
  va_start(list, flags);
  mode_t mode = flags & (O_CREAT | O_TMPFILE) ? va_arg(list, mode_t) : 0;
  va_end(list);
  return opened(flags & O_CREAT ? "open to write" : "open", NEXT(open), path, flags, mode);
}

int open64(const char *path, int flags, ...) {
  va_list list;
  va_start(list, flags);
  mode_t mode = flags & (O_CREAT | O_TMPFILE) ? va_arg(list, mode_t) : 0;
  va_end(list);
  return opened(flags & O_CREAT ? "open to write" : "open", NEXT(open64), path, flags, mode);
}

int openat(int folder, const char *path, int flags, ...) {
  va_list list;
  va_start(list, flags);
  mode_t mode = flags & (O_CREAT | O_TMPFILE) ? va_arg(list, mode_t) : 0;
  va_end(list);
  if (
    REFUSES(
      folder == AT_FDCWD ? absoluteInRoot(path) : fileInRoot(folder),
      flags & O_CREAT ? "open to write" : "open"))
    return -1;
  return NEXT(openat)(folder, path, flags, mode);
}

ssize_t read(int file, void *bytes, size_t size) {
  if (REFUSES(fileInRoot(file), "read")) return -1;
  return NEXT(read)(file, bytes, size);
}

ssize_t write(int file, const void *bytes, size_t size) {
  if (file > 2 && fileInRoot(file)) switch (fails("write")) {
    case 1: return -1;
    case 2: if (size > 1) size = 1;
  }
  return NEXT(write)(file, bytes, size);
}

int close(int file) {
  int is = file > 2 && fileInRoot(file);
  int result = NEXT(close)(file);
  /* The descriptor is gone all the same, as with NFS. */
  if (REFUSES(is, "close")) return -1;
  return result;
}

int rename(const char *old, const char *new) {
  return REFUSES(absoluteInRoot(new), "rename") ? -1 : NEXT(rename)(old, new);
}

int unlink(const char *path) {
  return REFUSES(absoluteInRoot(path), "unlink") ? -1 : NEXT(unlink)(path);
}

int rmdir(const char *path) {
  return REFUSES(absoluteInRoot(path), "rmdir") ? -1 : NEXT(rmdir)(path);
}
int mkdir(const char *path, mode_t mode) {
  return REFUSES(absoluteInRoot(path), "mkdir") ? -1 : NEXT(mkdir)(path, mode);
}
int stat(const char *path, struct stat *status) {
  return REFUSES(absoluteInRoot(path), "stat") ? -1 : NEXT(stat)(path, status);
}
int lstat(const char *path, struct stat *status) {
  return REFUSES(absoluteInRoot(path), "lstat") ? -1 : NEXT(lstat)(path, status);
}
int fstat(int file, struct stat *status) {
  return REFUSES(fileInRoot(file), "fstat") ? -1 : NEXT(fstat)(file, status);
}
int flock(int file, int how) {
  return REFUSES(fileInRoot(file), "flock") ? -1 : NEXT(flock)(file, how);
}

char *realpath(const char *path, char *real) {
  return REFUSES(absoluteInRoot(path), "realpath") ? NULL : NEXT(realpath)(path, real);
}

static int isTheCall(const char *name) {
  return at && call && !strcmp(call, name) && fails(name) == 1;
}
#define WITHOUT_FILES(name, parameters, ...) \
  int name parameters { return isTheCall(#name) ? -1 : NEXT(name)(__VA_ARGS__); }

WITHOUT_FILES(pipe, (int ends[2]), ends)
WITHOUT_FILES(
  poll, (struct pollfd *files, nfds_t count, int milliseconds), files, count, milliseconds)
WITHOUT_FILES(epoll_create1, (int flags), flags)
WITHOUT_FILES(socket, (int domain, int type, int protocol), domain, type, protocol)
WITHOUT_FILES(
  bind, (int file, const struct sockaddr *address, socklen_t length), file, address, length)
WITHOUT_FILES(listen, (int file, int backlog), file, backlog)

/* With FAULTS_ERROR=UNIX, a socket has the name of another family. */
int getsockname(int file, struct sockaddr *address, socklen_t *length) {
  int is = isTheCall("getsockname");
  if (is && strcmp(kind, "UNIX")) return -1;
  int result = NEXT(getsockname)(file, address, length);
  if (is) address->sa_family = AF_UNIX;
  return result;
}

WITHOUT_FILES(
  accept, (int file, struct sockaddr *address, socklen_t *length), file, address, length)

/* Returns whether an allocation fails, by the name of the library or program that asked for it.
 * Swift's runtime ends a program that has no memory, so FAULTS_MEMORY must not name it. */
static int isRefused(size_t size, void *who) {
  /* Unlike dladdr, without a search through all symbols, which would take seconds. */
  struct dl_find_object object;
  if (!at || !memory || size <= larger || _dl_find_object(who, &object) != 0) return 0;
  const char *file = object.dlfo_link_map->l_name[0] ? object.dlfo_link_map->l_name
                                                     : program_invocation_name;
  const char *slash = strrchr(file, '/');
  const char *name = slash ? slash + 1 : file;
  for (const char *word = memory; *word; word += strcspn(word, " "), word += strspn(word, " ")) {
    if (strncmp(name, word, strcspn(word, " ")) == 0) return fails(name) == 1;
  }
  return 0;
}

/* glibc's names for its own functions, for dlsym may ask for memory itself. */
extern void *__libc_malloc(size_t);
extern void *__libc_calloc(size_t, size_t);
extern void *__libc_realloc(void *, size_t);

void *malloc(size_t size) {
  return isRefused(size, __builtin_return_address(0)) ? NULL : __libc_malloc(size);
}
void *calloc(size_t number, size_t size) {
  return isRefused(number * size, __builtin_return_address(0)) ? NULL : __libc_calloc(number, size);
}
void *realloc(void *old, size_t size) {
  return isRefused(size, __builtin_return_address(0)) ? NULL : __libc_realloc(old, size);
}

DIR *opendir(const char *path) {
  return REFUSES(absoluteInRoot(path), "opendir") ? NULL : NEXT(opendir)(path);
}

struct dirent *readdir(DIR *stream) {
  return REFUSES(fileInRoot(dirfd(stream)), "readdir") ? NULL : NEXT(readdir)(stream);
}
struct dirent64 *readdir64(DIR *stream) {
  return REFUSES(fileInRoot(dirfd(stream)), "readdir") ? NULL : NEXT(readdir64)(stream);
}
long syscall(long number, ...) {
  va_list list;
  va_start(list, number);
  long a[6];
  for (int i = 0; i < 6; i++) a[i] = va_arg(list, long);
  va_end(list);
  long (*next)(long, ...) = (long (*)(long, ...))dlsym(RTLD_NEXT, "syscall");
  static __thread int inside;
  if (!inside && number == SYS_renameat2) {
    inside = 1;
    int is = absoluteInRoot((const char *)a[3]) && fails("exchange") == 1;
    inside = 0;
    if (is) return -1;
  }
  return next(number, a[0], a[1], a[2], a[3], a[4], a[5]);
}
