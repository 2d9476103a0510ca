#pragma once
#include_next <fcntl.h>

#include <sys/stat.h>

/* Here alone: streams have a member of that name. */
#define open goterr_open
