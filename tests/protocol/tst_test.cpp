// Runs tests/protocol/tst/*.tst as gogui-regress does: `#? [pattern]` after a numbered command is what its
// whole answer must match; a `*` behind it says that it does not match yet.
#include <algorithm>
#include <filesystem>
#include <fstream>
#include <regex>

#include "goterr/protocol/gtp_session.hpp"
#include "support/catch.hpp"

using namespace goterr;

namespace {

/// The answer without sign, id and empty line.
std::string bare(const std::string& answer) {
    const std::size_t begin = std::min(answer.find_first_not_of("0123456789", 1), answer.size());
    const std::size_t end = answer.find_last_not_of(" \n");
    return end < begin || end == std::string::npos
               ? ""
               : answer.substr(begin, end - begin + 1).substr(answer[begin] == ' ');
}

void run(const std::filesystem::path& file) {
    GtpSession session({});
    std::ifstream lines(file);
    std::string answer, command;
    int checks = 0;
    for (std::string line; std::getline(lines, line);) {
        std::smatch match;
        if (!std::regex_match(line, match, std::regex(R"(#\? \[(.*)\](\*?))"))) {
            const std::string given = session.answer(line);
            if (!given.empty()) answer = bare(given), command = line;
            continue;
        }
        INFO(file.filename().string() << ": " << command << ": " << answer << ", not " << match[1]);
        CHECK(std::regex_match(answer, std::regex(match[1].str())) == (match[2].length() == 0));
        ++checks;
    }
    CHECK(checks > 0);
}

}  // namespace

TEST_CASE("the regressions in tst/ hold", "[tst]") {
    int files = 0;
    for (const auto& entry : std::filesystem::directory_iterator(GOTERR_SOURCE_DIR "/tests/protocol/tst")) {
        run(entry.path());
        ++files;
    }
    CHECK(files >= 2);
}
