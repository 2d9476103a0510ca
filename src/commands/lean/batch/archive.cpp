/// Without libarchive: archives are known for what they are, and said to be unreadable here.
#include "../../batch/archive.hpp"

#include "goterr/core/error.hpp"

namespace goterr {

struct Archive::State {};

Archive::Archive(const std::string&) {
    throw Error("cannot be read: this goterr was built without libarchive, which unpacks archives");
}
Archive::Archive(Archive&) : Archive(std::string()) {}
Archive::~Archive() = default;

std::optional<Member> Archive::next_member() { return std::nullopt; }
std::string_view Archive::read() { return {}; }

std::string Archive::whole(std::size_t, const std::string&) { return {}; }
std::string Archive::take_warning() { return {}; }
std::uint64_t Archive::position() const { return 0; }

}  // namespace goterr
