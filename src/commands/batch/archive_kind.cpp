#include <algorithm>
#include <array>

#include "archive.hpp"
#include "goterr/core/ascii.hpp"

namespace goterr {

namespace {

/// Bytes at a place of the file that tell what it is.
struct Magic {
    std::size_t offset;
    std::string_view bytes;
};

constexpr std::array magics{
    Magic{0, "PK\x03\x04"}, Magic{0, "PK\x05\x06"}, Magic{0, "7z\xbc\xaf\x27\x1c"},
    Magic{0, "\x1f\x8b"},   Magic{0, "BZh"},        Magic{0, "\x28\xb5\x2f\xfd"},
    Magic{1, "7zXZ"},       Magic{257, "ustar"},    Magic{0, std::string_view("\x5d\x00\x00\x80", 4)},
};

constexpr std::array<std::string_view, 15> archive_extensions{".zip",  ".7z",  ".tar",  ".tgz", ".tbz",
                                                              ".tbz2", ".txz", ".tzst", ".gz",  ".bz2",
                                                              ".xz",   ".zst", ".lzma", ".lz",  ".z"};

}  // namespace

bool is_archive_name(std::string_view name) {
    const std::string small = lower(name);
    return std::any_of(archive_extensions.begin(), archive_extensions.end(), [&](std::string_view extension) {
        return small.size() > extension.size() && small.ends_with(extension);
    });
}

bool is_archive_start(std::string_view bytes) {
    return std::any_of(magics.begin(), magics.end(), [&](const Magic& magic) {
        return bytes.size() > magic.offset && bytes.substr(magic.offset).starts_with(magic.bytes);
    });
}

}  // namespace goterr
