#ifndef LIKENESS_FILES_H
#define LIKENESS_FILES_H

/// Exchanges two names on one file system atomically. Returns 0, or -1 and sets `errno`: `ENOSYS`
/// or `EINVAL` if the system can't exchange names.
int files_exchange(const char *one, const char *other);

#endif
