// Preloaded, it makes fsync and fdatasync fail with EIO, as a broken disk does, while the file that FAIL_SYNC_WHILE names
// is there.
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <stdlib.h>
#include <unistd.h>

static int sync_or_fail(const char *name, int file) {
  const char *flag = getenv("FAIL_SYNC_WHILE");
  if (flag && access(flag, F_OK) == 0) {
    errno = EIO;
    return -1;
  }
  int (*sync)(int) = (int (*)(int))dlsym(RTLD_NEXT, name);
  return sync(file);
}

int fsync(int file) { return sync_or_fail("fsync", file); }

int fdatasync(int file) { return sync_or_fail("fdatasync", file); }
