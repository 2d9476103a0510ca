#include <string>

#include "goterr/core/ascii.hpp"
#include "list_records.hpp"
#include "sgf/sgf.hpp"

namespace goterr {
namespace {

/// Where the moves of a line begin: behind a tab, `;` and a move.
std::size_t moves_at(std::string_view line) {
    for (std::size_t at = line.find("\t;"); at != std::string_view::npos; at = line.find("\t;", at + 1)) {
        const std::string_view move = line.substr(at + 2, 2);
        if (move == "B[" || move == "W[") return at + 1;
    }
    return std::string_view::npos;
}

/// As much of it as tells what a text is.
std::string_view first_line(std::string_view text) {
    text = text.substr(skip_nothing(text, 0)).substr(0, 1000);
    return text.substr(0, line_end(text, 0));
}

}  // namespace

std::size_t line_at_front(std::string_view text) {
    const std::size_t begin = skip_nothing(text, 0);
    const std::size_t end = line_end(text, begin);
    return end == text.size() ? end : end + 1 + skip_nothing(text.substr(end + 1), 0);
}

bool is_table_of_games(std::string_view text) { return moves_at(first_line(text)) != std::string_view::npos; }

/// The moves are read as SGF with the parenthesis that is missing, so their columns are one less than what is
/// told of them.
Game read_line_of_table(std::string_view line) {
    const std::size_t blanks = skip_nothing(line, 0);
    const std::string_view text = trimmed(line);
    const std::size_t begin = moves_at(text);
    if (begin == std::string_view::npos)
        throw ParseError({1, 1}, "this line of a table has no moves such as ;B[pd];W[dp]");
    const std::string_view moves = text.substr(begin, text.find('\t', begin) - begin);
    const int shift = static_cast<int>(blanks + begin) - 1;
    try {
        const std::string sgf = '(' + std::string(moves) + (moves.ends_with(')') ? "" : ")");
        Game game = *SgfFile(sgf, 0, {}).next_game();
        for (Diagnostic& warning : game.warnings) warning.where.column += shift;
        game.info.facts.name = std::string(trimmed(text.substr(0, text.find('\t'))));
        return game;
    } catch (const ParseError& error) {
        throw ParseError({1, error.where().column + shift}, error.what());
    }
}

}  // namespace goterr
