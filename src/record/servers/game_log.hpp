/// Collects a game from a record that lists its moves one a line, whichever server wrote it: steps,
/// information, what is odd. The moves are played along to see what is illegal.
#pragma once

#include <string>
#include <string_view>

#include "goterr/record/game.hpp"
#include "oddities.hpp"
#include "step.hpp"

namespace goterr {

/// The lines of a text, without their breaks and outer blanks.
class LineReader {
public:
    explicit LineReader(std::string_view text) : text_(text) {}

    /// False behind the last line.
    bool next();
    std::string_view line() const { return line_; }
    /// Where the line, without its outer blanks, begins in the text.
    std::size_t offset() const { return static_cast<std::size_t>(line_.data() - text_.data()); }
    /// From 0.
    int number() const { return number_; }

private:
    std::string_view text_;
    std::string_view line_;
    std::size_t next_ = 0;
    int number_ = -1;
};

class GameLog {
public:
    GameLog(std::string_view text, BoardSize size) : text_(text), board_(size) { game_.info.size = size; }

    GameInfo& info() { return game_.info; }
    BoardSize size() const { return game_.info.size; }
    bool has_steps() const { return !game_.steps.empty(); }
    /// As SGF writes it; an empty one says nothing.
    void set_result(std::string result);
    void set_handicap(int stones) {
        game_.info.handicap = stones >= 2 && stones <= size().area() ? stones : 0;
    }

    void set_up(Color color, Point point, std::size_t offset);
    void set_to_move(Color side) { game_.steps.push_back({Step::Kind::to_move, side, {}}); }
    void move(Color color, Point point, std::size_t offset);
    void pass(Color color, std::size_t offset);
    /// The stones of a handicap on the star points; reported where there are none for it.
    void set_up_handicap(int stones, std::size_t offset);

    void report(Odd kind, std::size_t offset, std::string_view detail = {}) {
        odd_.add(kind, offset, detail);
    }
    /// Throws `ParseError`.
    [[noreturn]] void fail(std::size_t offset, const std::string& sentence) const;

    /// The end. A game of a server has habits of counting; a list says nothing of where its game was played.
    Game take(bool of_server = true);

private:
    Legality push(const Step& step, std::size_t offset);

    std::string_view text_;
    Game game_;
    FastBoard board_;
    Oddities odd_;
};

/// Splits at commas or blanks; empty pieces stay with commas, not with blanks.
std::vector<std::string_view> pieces(std::string_view line, char separator);

}  // namespace goterr
