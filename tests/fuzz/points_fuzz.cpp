/// Names of points under attack: any text is a point or none, and a point's own name is read back, in either
/// case.
#include <cctype>
#include <cstdint>
#include <string>

#include "goterr/core/point.hpp"
#include "require.hpp"

using namespace goterr;

namespace {

std::string lowered(std::string name) {
    for (char& c : name) c = static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
    return name;
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string text(reinterpret_cast<const char*>(data), size);
    const auto point = point_from_name(text);
    require(point == point_from_name(lowered(text)), "lowercase names mean the same");
    if (!point) return 0;
    require(
        point->column >= 0 && point->column < longest_side && point->row >= 0 && point->row < longest_side,
        "points lie on the largest board");
    require(point_from_name(name_of(*point)) == point, "a name that is written is read back");
    require(lowered(name_of(*point)).size() <= text.size(),
            "no name is shorter than the one that is written");
    return 0;
}
