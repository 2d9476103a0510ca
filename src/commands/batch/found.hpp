/// The functions of a library that is looked for when it is first needed, or, where all is linked into one
/// file, is there already.
///
/// A table of them has a `library` as its first member, and each function as one that finds itself.
#pragma once

#ifdef GOTERR_LINKED

#define GOTERR_FOUND(function) function

namespace goterr {

struct FoundLibrary {
    explicit FoundLibrary(const char*) {}
    bool complete() const { return true; }
};

}  // namespace goterr

#else

#include "goterr/system/shared_library.hpp"

#define GOTERR_FOUND(function) library.find(#function)

namespace goterr {

using FoundLibrary = SharedLibrary;

}  // namespace goterr

#endif
