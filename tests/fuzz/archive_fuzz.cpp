/// Archives under attack: any bytes under the name of an archive give units, units with a problem or goterr's
/// own files, which are not read, and an end.
#include <unistd.h>

#include <cstdint>
#include <cstdio>
#include <sstream>
#include <string>

#include "../../src/commands/batch/unit_source.hpp"
#include "require.hpp"

using namespace goterr;

namespace {

constexpr int most_units = 100'000;

/// One file that holds each input in turn.
const std::string& file_with(const std::uint8_t* data, std::size_t size) {
    static const std::string name = "/tmp/goterr-fuzz-" + std::to_string(::getpid()) + ".zip";
    if (std::FILE* file = std::fopen(name.c_str(), "wb")) {
        std::fwrite(data, 1, size, file);
        std::fclose(file);
    }
    return name;
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string& name = file_with(data, size);
    std::istringstream none;
    UnitSource units(PathList({name}, nullptr, '\n'), none);
    int count = 0;
    while (const auto unit = units.next()) {
        require(unit->name.starts_with(name), "every unit is named after its archive");
        require(unit->bytes.has_value() || !unit->problem.empty() || unit->own,
                "a unit of an archive has bytes or a problem, or is goterr's own file");
        require(++count < most_units, "an archive ends");
    }
    std::remove(name.c_str());
    return 0;
}
