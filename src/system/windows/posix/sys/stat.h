#pragma once
#include_next <sys/stat.h>

#include "../files.h"
