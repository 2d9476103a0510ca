#include "goterr/record/games.hpp"

#include "goterr/record/game.hpp"
#include "record_text.hpp"
#include "sgf/sgf_line.hpp"

namespace goterr {

namespace {

/// Goes through a game without a look at it.
struct Passing {
    void begin_node(SgfLexer&) {}
    void end_node() {}
    void plain_move(SgfLexer&) {}
    void property(SgfLexer& lexer) {
        if (lexer.name() == sgf_name("CA") && lexer.next_value()) lexer.use(sgf_charset(lexer.value()));
    }
};

/// What a reader makes of a text that stops in the middle; behind such a repair no end of a game is certain.
bool may_be_torn(const Oddities& odd) {
    return odd.has(Odd::missing_close) || odd.has(Odd::end_in_value) || odd.has(Odd::missing_bracket);
}

WholeGames counted(WholeGames whole, std::string_view bytes) {
    whole.games = count_games(bytes.substr(0, whole.bytes));
    whole.end = PlaceFinder(bytes).at(whole.bytes);
    return whole;
}

}  // namespace

WholeGames whole_games(std::string_view bytes) {
    const RecordText text = record_text(bytes);
    if (text.own) return {};
    WholeGames whole;
    whole.bytes = whole_pieces(bytes);
    if (whole.bytes > 0) return counted(whole, bytes);
    for (auto start = find_sgf_start(bytes, text.begin, true); start;) {
        Oddities odd;
        SgfLexer lexer(bytes, start->offset, &odd);
        Passing line;
        SgfLineWalk(lexer, line).run(*start);
        if (may_be_torn(odd)) break;
        start = find_sgf_start(bytes, lexer.at(), false);
        if (start) whole.bytes = start->offset;
    }
    return whole.bytes == 0 ? WholeGames{} : counted(whole, bytes);
}

}  // namespace goterr
