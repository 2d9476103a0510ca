/* What the sources use of POSIX and mingw-w64 has not, or not for files in use and names in UTF-8. */
#pragma once

#include <cstdint>

#ifndef O_NOFOLLOW
#define O_NOFOLLOW 0 /* who may make links here may do anything */
#define O_CLOEXEC (_O_NOINHERIT | _O_BINARY)
#define O_DIRECTORY 0
#define AT_FDCWD (-100)
#define AT_EACCESS 0
#define LOCK_EX 2
#define LOCK_NB 4
#endif

/* The identity of a file takes 64 bits. */
struct goterr_stat {
    std::uint64_t st_dev;
    std::uint64_t st_ino;
    unsigned st_mode;
    unsigned st_nlink;
    std::int64_t st_size;
};

int goterr_stat(const char* name, struct goterr_stat* status);
int goterr_fstat(int descriptor, struct goterr_stat* status);
int goterr_open(const char* name, int flags, unsigned permissions = 0);
int goterr_unlink(const char* name);
int flock(int descriptor, int operation);
int fsync(int descriptor);
int faccessat(int directory, const char* name, int mode, int flags);

#undef stat
#undef fstat
#define stat goterr_stat
#define lstat goterr_stat
#define fstat goterr_fstat
#define unlink goterr_unlink
