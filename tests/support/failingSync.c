// Preloaded, it makes fsync and fdatasync fail with EIO, as a broken disk does, while the file that FAIL_SYNC_WHILE names
// is there; and makes them wait, as a slow disk does, while the one that HOLD_SYNC_WHILE names is: one that waits makes that
// name with `.held` behind it.
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

static int is_there(const char *variable) {
  const char *flag = getenv(variable);
  return flag && access(flag, F_OK) == 0;
}

static void tell_held(void) {
  char name[4096];
  snprintf(name, sizeof name, "%s.held", getenv("HOLD_SYNC_WHILE"));
  close(open(name, O_CREAT | O_WRONLY, 0600));
}

static int sync_or_fail(const char *name, int file) {
  while (is_there("HOLD_SYNC_WHILE")) {
    tell_held();
    usleep(1000);
  }
  if (is_there("FAIL_SYNC_WHILE")) {
    errno = EIO;
    return -1;
  }
  int (*sync)(int) = (int (*)(int))dlsym(RTLD_NEXT, name);
  return sync(file);
}

int fsync(int file) { return sync_or_fail("fsync", file); }

int fdatasync(int file) { return sync_or_fail("fdatasync", file); }
