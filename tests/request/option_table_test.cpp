#include "goterr/request/option_table.hpp"

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <regex>

#include "support/catch.hpp"

using namespace goterr;
namespace fs = std::filesystem;

namespace {

/// The rooms where options are read.
constexpr const char* rooms[] = {"request", "abi", "protocol", "cli"};

/// What else goes by the name of an option, or speaks of it.
struct Beside {
    std::string_view name;
    std::string_view file;
};
constexpr Beside beside[] = {
    {"until", "cli/problem_options.cpp"},        // problems begin at move 0, which its help says
    {"game", "cli/problem_options.cpp"},         // one game, or a table of all
    {"effort", "cli/problem_options.cpp"},       // limits a problem in the place of --seconds
    {"count", "cli/render_options.cpp"},         // not with --played-out
    {"rules", "cli/batch_options.cpp"},          // a condition of --filter
    {"moves", "cli/batch_options.cpp"},          // the positions of each game that are wanted
    {"dead", "request/position_request.cpp"},    // sentences about stones that are not there
    {"alive", "request/position_request.cpp"},   //
    {"seki", "request/position_request.cpp"},    //
    {"rules", "cli/examples.cpp"},               // of the help
    {"komi", "cli/examples.cpp"},                //
    {"dead", "cli/examples.cpp"},                //
    {"rules", "protocol/analysis_query.cpp"},    // KataGo's fields
    {"komi", "protocol/analysis_query.cpp"},     //
    {"moves", "protocol/analysis_query.cpp"},    //
    {"ownership", "protocol/analysis.cpp"},      //
    {"rules", "protocol/engine_words.cpp"},      //
    {"komi", "protocol/engine_words.cpp"},       //
    {"moves", "protocol/engine_words.cpp"},      //
    {"ownership", "protocol/engine_words.cpp"},  //
    {"ownership", "protocol/gtp_kata.cpp"},      //
    {"komi", "protocol/gtp_setup.cpp"},          // a command of GTP
    {"dead", "protocol/gtp_score.cpp"},          // how dragons stand
    {"alive", "protocol/gtp_score.cpp"},         //
    {"seki", "protocol/gtp_score.cpp"},          //
    {"dead", "protocol/gtp_reading.cpp"},        //
    {"alive", "protocol/gtp_reading.cpp"},       //
    {"ko", "protocol/rules_json.cpp"},           // KataGo's rules
};

std::string text_of(const fs::path& file) {
    std::ifstream in(file);
    return {std::istreambuf_iterator<char>(in), {}};
}

/// As a whole text in quotes, or with its dashes within one.
bool names(const std::string& source, std::string_view name) {
    if (source.find('"' + std::string(name) + '"') != std::string::npos) return true;
    const std::regex option("\"[^\"\n]*--" + std::string(name) + "(?![a-z-])[^\n]*\"");
    return std::regex_search(source, option);
}

/// The files of the rooms that have its name, without those that have it for another reason.
std::vector<std::string> files_with(std::string_view name) {
    std::vector<std::string> files;
    const fs::path source = fs::path(GOTERR_SOURCE_DIR) / "src";
    for (const char* room : rooms)
        for (const auto& entry : fs::recursive_directory_iterator(source / room)) {
            if (entry.path().extension() != ".cpp" && entry.path().extension() != ".hpp") continue;
            const std::string file = fs::relative(entry.path(), source).generic_string();
            const bool known = std::any_of(std::begin(beside), std::end(beside),
                                           [&](const Beside& b) { return b.name == name && b.file == file; });
            if (!known && names(text_of(entry.path()), name)) files.push_back(file);
        }
    return files;
}

}  // namespace

TEST_CASE("an option stands in one file", "[request]") {
    for (const OptionRow& row : option_table()) {
        INFO(row.name);
        CHECK(files_with(row.name) == std::vector<std::string>{"request/option_table.cpp"});
    }
}

TEST_CASE("what else goes by the name of an option is there", "[request]") {
    for (const Beside& b : beside) {
        INFO(b.name << " in " << b.file);
        CHECK(option_named(b.name) != nullptr);
        CHECK(names(text_of(fs::path(GOTERR_SOURCE_DIR) / "src" / b.file), b.name));
    }
}

TEST_CASE("every option of a command line says what it is for, and what it takes", "[request]") {
    for (const OptionRow& row : option_table()) {
        INFO(row.name);
        CHECK(option_named(row.name) == &row);
        if (row.group == OptionGroup::call) continue;
        CHECK_FALSE(row.help().about.empty());
        CHECK(row.help().is_switch == (row.help().takes.empty() && row.choices.empty()));
    }
}

TEST_CASE("every word of a choice is read in any case, and is its value's", "[request]") {
    for (const OptionRow& row : option_table()) {
        CallOptions options;
        for (const Choice& choice : row.choices) {
            INFO(row.name << ' ' << choice.word);
            std::string word(choice.word);
            word.front() = static_cast<char>(std::toupper(word.front()));
            row.set(target_of(options), word);
            if (!row.is_told() || choice.word.size() == 1) continue;
            CHECK(row.value(target_of(options)) == choice.word);
        }
    }
}
