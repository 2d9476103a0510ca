/// The floors of the house: a file includes headers of its own module and of lower floors only.
#include <filesystem>
#include <fstream>
#include <map>
#include <regex>
#include <string>

#include "support/catch.hpp"

namespace fs = std::filesystem;

namespace {

const std::map<std::string, int> floors{
    {"core", 0},     {"board", 1},   {"record", 2},   {"bouzy", 2},    {"influence", 2},
    {"reading", 2},  {"playout", 2}, {"eyes", 3},     {"escape", 3},   {"life", 4},
    {"estimate", 5}, {"render", 6},  {"protocol", 6}, {"commands", 7}, {"cli", 8},
};

/// The module of a file under include/goterr or src, or nothing.
std::string module_of(const fs::path& file, const fs::path& root) {
    return fs::relative(file, root).begin()->string();
}

bool may_include(const std::string& from, const std::string& to) {
    return from == to || floors.at(from) > floors.at(to);
}

void check_file(const fs::path& file, const std::string& module) {
    static const std::regex include_line(R"re(^\s*#\s*include\s*"goterr/([a-z_]+)/)re");
    std::ifstream text(file);
    for (std::string line; std::getline(text, line);) {
        std::smatch match;
        if (!std::regex_search(line, match, include_line)) continue;
        INFO(file.string() << ": " << line);
        REQUIRE(floors.count(match[1]) == 1);
        CHECK(may_include(module, match[1]));
    }
}

}  // namespace

TEST_CASE("no file includes a header of a higher floor or of a neighbor on its own floor") {
    int files = 0;
    for (const char* tree : {"include/goterr", "src"}) {
        const fs::path root = fs::path(GOTERR_SOURCE_DIR) / tree;
        for (const auto& entry : fs::recursive_directory_iterator(root)) {
            if (!entry.is_regular_file()) continue;
            const std::string module = module_of(entry.path(), root);
            INFO(entry.path().string());
            REQUIRE(floors.count(module) == 1);
            check_file(entry.path(), module);
            ++files;
        }
    }
    CHECK(files > 10);
}

TEST_CASE("the rule itself tells up from down") {
    CHECK(may_include("life", "board"));
    CHECK(may_include("life", "life"));
    CHECK_FALSE(may_include("board", "life"));
    CHECK_FALSE(may_include("bouzy", "influence"));
}
