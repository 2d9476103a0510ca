/// One line of one SGF game, flattened into steps.
#pragma once

#include <optional>

#include "goterr/board/superko.hpp"
#include "goterr/record/game.hpp"
#include "sgf_information.hpp"
#include "sgf_lexer.hpp"
#include "sgf_node.hpp"
#include "step.hpp"

namespace goterr {

/// The Go side of a walk along a line (see `SgfLineWalk`): collects steps and information, and plays the
/// moves to see what is illegal. Throws `SgfFailure` where a stone would be missing or misplaced.
class SgfGame {
public:
    void begin_node(SgfLexer& lexer);
    void property(SgfLexer& lexer);
    void plain_move(SgfLexer& lexer);
    void end_node();

    /// Whether anything in it is typical of a Go record: text with brackets and parentheses is none.
    bool is_recognizable() const { return recognizable_; }
    /// The game, once the walk has ended; without warnings.
    Game take(SgfLexer& lexer);

private:
    void begin_root(SgfLexer& lexer);
    void read_size(SgfLexer& lexer);
    void check_game_number(SgfLexer& lexer);
    void set_up();
    void hear(const SgfLexer& lexer);
    void tell_turn();
    void begin_moves();
    void play(Color color, Point point, std::size_t offset);
    void take_turn(Color color, SgfPoint target, std::size_t offset);
    void judge(Point point, Legality verdict, std::size_t offset);
    bool may_die(Point point) const;
    void judge_repetition(Legality verdict, std::size_t offset);
    void end_root();
    void note(const Step& step, std::size_t offset);
    void push(const Step& step, std::size_t offset);
    std::optional<ReplayedPosition> end() const;

    Game game_;
    SgfLexer* lexer_ = nullptr;
    std::optional<SgfNode> node_;
    std::optional<FastBoard> board_;
    std::optional<PositionHistory> history_;
    SgfInformation information_;
    std::vector<std::string_view> said_;  ///< before the first move
    int nodes_ = 0;
    int setup_black_ = 0;  ///< stones set up before the first move
    int setup_white_ = 0;
    int moves_ = 0;  ///< and passes
    bool ever_set_up_ = false;
    bool ever_black_set_up_ = false;
    bool recognizable_ = false;
};

}  // namespace goterr
