#pragma once
#include_next <unistd.h>

#include <sys/stat.h>
