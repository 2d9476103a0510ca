/// GTP sessions under attack: any bytes are answered by whole answers with the id that was asked, and nothing
/// else.
#include <cstdint>
#include <sstream>
#include <string>
#include <string_view>

#include "goterr/core/error.hpp"
#include "goterr/protocol/gtp_session.hpp"
#include "require.hpp"

using namespace goterr;

namespace {

constexpr int longest_board = 7;  // or an input takes too long

/// A file's name is its content.
GtpSession session() {
    GtpOptions options;
    options.estimate.effort = Effort::quick;
    options.read_file = [](const std::string& name) {
        if (name.empty() || name.front() != '(') throw Error("cannot be read");
        return name;
    };
    return GtpSession(std::move(options));
}

/// `=5 text` and an empty line, or an analysis that stays open.
void check_answer(std::string_view answer, bool open) {
    require(answer.front() == '=' || answer.front() == '?', "an answer says whether it is good");
    if (open) {
        require(answer.find("\ninfo move ") != std::string_view::npos,
                "an analysis begins with its first line");
        require(answer.find("\n\n") == std::string_view::npos, "an analysis stays open");
        return;
    }
    require(answer.size() >= 3 && answer.find("\n\n") == answer.size() - 2, "one empty line ends an answer");
    for (const char c : answer)
        require(static_cast<unsigned char>(c) >= 0x20 || c == '\n', "answers are text");
}

/// What the line before left open is closed first.
void check(GtpSession& gtp, const std::string& line) {
    const bool was_open = !gtp.update().empty();
    std::string answer = gtp.answer(line);
    if (was_open) {
        require(answer.starts_with('\n'), "any line closes an analysis");
        answer.erase(0, 1);
    }
    if (!answer.empty()) check_answer(answer, !gtp.update().empty());
}

bool board_is_too_large(GtpSession& gtp) {
    std::istringstream words(gtp.answer("query_boardsize").substr(1));
    int width = 0, height = 0;
    words >> width >> height;
    require(width >= 1 && height >= 1, "the board's size is told");
    return width > longest_board || height > longest_board;
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    std::istringstream in(std::string(reinterpret_cast<const char*>(data), size));
    GtpSession gtp = session();
    gtp.answer("boardsize 5");
    int lines = 0;
    for (std::string line; !gtp.over() && lines < 40 && std::getline(in, line); ++lines) {
        check(gtp, line);
        if (gtp.over()) break;
        if (gtp.update().empty() && board_is_too_large(gtp)) gtp.answer("boardsize 5");
    }
    const std::string rest = gtp.end();
    require(rest.empty() || rest == "\n", "the end of the input closes what is open");
    return 0;
}
