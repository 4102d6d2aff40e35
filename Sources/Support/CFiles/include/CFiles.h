#ifndef LIKENESS_FILES_H
#define LIKENESS_FILES_H

/// Exchanges two names of one file system in one step. Returns 0, or -1 with `errno`, which is `ENOSYS` or `EINVAL` where the system has no such step.
int files_exchange(const char *one, const char *other);

#endif
