#include "goterr/system/shared_library.hpp"

#include <windows.h>

namespace goterr {

SharedLibrary::SharedLibrary(const char* name)
    : handle_(reinterpret_cast<void*>(LoadLibraryA(name))), complete_(handle_ != nullptr) {}

void* SharedLibrary::address_of(const char* name) {
    void* const address =
        handle_ != nullptr ? reinterpret_cast<void*>(GetProcAddress(reinterpret_cast<HMODULE>(handle_), name))
                           : nullptr;
    complete_ = complete_ && address != nullptr;
    return address;
}

}  // namespace goterr
