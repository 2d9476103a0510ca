#include "goterr/system/shared_library.hpp"

#include <dlfcn.h>

namespace goterr {

/// Never closed: what it has started may go on until the program ends.
SharedLibrary::SharedLibrary(const char* name)
    : handle_(dlopen(name, RTLD_LAZY | RTLD_LOCAL)), complete_(handle_ != nullptr) {}

void* SharedLibrary::address_of(const char* name) {
    void* const address = handle_ != nullptr ? dlsym(handle_, name) : nullptr;
    complete_ = complete_ && address != nullptr;
    return address;
}

}  // namespace goterr
