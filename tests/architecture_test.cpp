/// The floors of the house: a file includes headers of its own module and of lower floors only.
#include <filesystem>
#include <fstream>
#include <map>
#include <regex>
#include <set>
#include <sstream>
#include <string>
#include <vector>

#include "support/catch.hpp"

namespace fs = std::filesystem;

namespace {

const std::map<std::string, int> floors{
    {"core", 0},     {"system", 0},    {"board", 1},  {"record", 2}, {"bouzy", 2},   {"influence", 2},
    {"reading", 2},  {"playout", 2},   {"net", 2},    {"eyes", 3},   {"escape", 3},  {"life", 4},
    {"counting", 4}, {"estimate", 5},  {"layers", 6}, {"render", 7}, {"request", 8}, {"abi", 9},
    {"protocol", 9}, {"commands", 10}, {"cli", 11},
};

/// The module of a file under include/goterr or src. goterr.h itself is the face of abi.
std::string module_of(const fs::path& file, const fs::path& root) {
    const std::string folder = fs::relative(file, root).begin()->string();
    return folder == "goterr.h" ? "abi" : folder;
}

using ModuleGraph = std::map<std::string, std::set<std::string>>;

/// The lines `goterr_module(NAME USES modules... LINKS ...)` of CMakeLists.txt.
ModuleGraph used_by_cmake() {
    static const std::regex module_line(R"(^goterr_module\((\w+)(?: USES ([a-z_ ]+?))?(?: LINKS [^)]*)?\))");
    std::ifstream text(fs::path(GOTERR_SOURCE_DIR) / "CMakeLists.txt");
    ModuleGraph graph;
    for (std::string line; std::getline(text, line);) {
        std::smatch match;
        if (!std::regex_search(line, match, module_line)) continue;
        std::istringstream words(match[2].str());
        auto& uses = graph[match[1].str()];
        for (std::string word; words >> word;) uses.insert(word);
    }
    return graph;
}

/// Other languages have folders of their own, and so has the page, whose small module uses nothing of goterr.
bool is_source(const fs::path& file) {
    return (file.extension() == ".cpp" || file.extension() == ".hpp") &&
           file.parent_path().filename() != "web";
}

/// The modules whose headers each module includes, without itself.
ModuleGraph included_modules() {
    static const std::regex include_line(R"re(^\s*#\s*include\s*"goterr/([a-z_]+)/)re");
    ModuleGraph graph;
    for (const char* tree : {"include/goterr", "src"}) {
        const fs::path root = fs::path(GOTERR_SOURCE_DIR) / tree;
        for (const auto& entry : fs::recursive_directory_iterator(root)) {
            if (!is_source(entry.path()) || entry.path().parent_path() == root) continue;
            const std::string module = module_of(entry.path(), root);
            std::ifstream text(entry.path());
            std::smatch match;
            for (std::string line; std::getline(text, line);)
                if (std::regex_search(line, match, include_line) && match[1] != module)
                    graph[module].insert(match[1].str());
        }
    }
    return graph;
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

/// The types that a header defines, with their namespace.
std::vector<std::string> types_in(const fs::path& header) {
    static const std::regex space_line(R"(^(?:inline )?namespace ([\w:]+) \{)");
    static const std::regex type_line(R"(^(?:struct|class|enum class) (\w+)(?: final)?(?: :[^;]*)? \{)");
    std::ifstream text(header);
    std::string space;
    std::vector<std::string> types;
    for (std::string line; std::getline(text, line);) {
        std::smatch match;
        if (std::regex_search(line, match, space_line)) space += (space.empty() ? "" : "::") + match[1].str();
        if (std::regex_search(line, match, type_line)) types.push_back(space + "::" + match[1].str());
    }
    return types;
}

}  // namespace

TEST_CASE("no file includes a header of a higher floor or of a neighbor on its own floor") {
    int files = 0;
    for (const char* tree : {"include/goterr", "src"}) {
        const fs::path root = fs::path(GOTERR_SOURCE_DIR) / tree;
        for (const auto& entry : fs::recursive_directory_iterator(root)) {
            if (!is_source(entry.path()) || entry.path().parent_path() == root) continue;
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

TEST_CASE("what CMake says that a module uses is what it includes, no more and no less") {
    const auto said = used_by_cmake();
    const auto included = included_modules();
    CHECK(said.size() >= 15);
    for (const auto& [module, uses] : said) {
        INFO(module);
        CHECK(uses == (included.count(module) == 1 ? included.at(module) : std::set<std::string>()));
    }
}

// The linker takes them for one, and mixes up what it finds of them.
TEST_CASE("no two headers define different types of one name") {
    std::map<std::string, std::string> defined;
    for (const char* tree : {"include/goterr", "src"})
        for (const auto& entry : fs::recursive_directory_iterator(fs::path(GOTERR_SOURCE_DIR) / tree)) {
            if (entry.path().extension() != ".hpp") continue;
            for (const std::string& type : types_in(entry.path())) {
                INFO(type << " in " << entry.path().string() << " and " << defined[type]);
                CHECK(defined[type].empty());
                defined[type] = entry.path().string();
            }
        }
    CHECK(defined.size() > 100);
}
