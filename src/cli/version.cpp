#include "version.hpp"

namespace goterr::cli {

namespace {

#include "commit.inc"

}  // namespace

std::string version_text() {
    const std::string name(commit);
    return name.empty() ? GOTERR_VERSION : GOTERR_VERSION " (" + name + ")";
}

}  // namespace goterr::cli
