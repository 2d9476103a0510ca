/// A game made ready to replay: one line of a record, whatever format it came in.
///
/// Source of the rules: FF[4] (red-bean.com/sgf) for SGF; a board diagram is a game of one setup and no
/// moves.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "goterr/board/position.hpp"
#include "goterr/board/ruleset.hpp"
#include "goterr/core/error.hpp"
#include "goterr/record/count_habit.hpp"

namespace goterr {

/// One thing that happens on the board. Setup stones are steps too, so a game is one flat list.
struct Step {
    enum class Kind : std::uint8_t { move, pass, setup, to_move };
    Kind kind = Kind::move;
    Color color = Color::empty;  ///< who moves; the stone that is set up (empty removes one); who is to move
    Point point;

    friend bool operator==(const Step&, const Step&) = default;
};

/// Who played, when and where, in UTF-8 and as the record writes it; empty where it does not say.
struct GameFacts {
    std::string black_player = {};
    std::string white_player = {};
    std::string black_rank = {};
    std::string white_rank = {};
    std::string date = {};
    std::string event = {};
    std::string place = {};
    std::string name = {};  ///< of the game, or its number in a list
};

/// What the record says about the game; absent where it does not say or not in a way that can be trusted.
struct GameInfo {
    BoardSize size;
    std::optional<Ruleset> rules;
    std::optional<double> komi;
    int handicap = 0;                   ///< as stated (HA), or the setup stones that stand for it
    std::optional<std::string> result;  ///< RE as written
    std::optional<double> margin;       ///< RE as points, black positive, where it is a score
    CountHabit count_habit;             ///< how its players counted
    GameFacts facts;
    Prisoners prisoners;  ///< taken before the first step, where a diagram says so
};

struct ReplayedPosition {
    Position position;
    int move = 0;                    ///< moves and passes played
    std::optional<Point> last_move;  ///< none at the start and after a pass
};

struct Game {
    GameInfo info;
    std::vector<Step> steps;
    std::vector<Diagnostic> warnings;
    /// Where a drawing begins that shows a part of a board and not how large that is; it is taken for 19x19.
    std::optional<TextPlace> part = {};
    /// Where the steps lead, if its reader has played them to see which are legal; gone with any change of
    /// the steps.
    std::optional<ReplayedPosition> end = {};

    int move_count() const;  ///< moves and passes
    bool is_set_up() const;  ///< stones and no moves
};

/// Which line of which game, and how far.
struct Selection {
    int game = 1;  ///< of a collection, from 1
    std::vector<int>
        variation;       ///< branch numbers from 1, at each fork in turn; the first branch after they run out
    bool parts = false;  ///< a drawing of a part of a board will do, as for a problem
};

/// What is said of a set-up or a drawing in which a chain has no liberties (`captured` says what becomes of
/// it).
inline constexpr const char* breathless_warning =
    "a chain without liberties is set up; as long as it has none it counts as taken";

/// More moves and setup stones than this in one line are refused: no game has them, and a file of a hundred
/// megabytes must not take gigabytes of memory.
inline constexpr std::size_t most_steps = std::size_t{1} << 20;

/// Reads one game from the bytes of a file: SGF, a board diagram or a server's own format (GIB, NGF, UGF,
/// OGS's grids), told apart by content.
/// Throws `ParseError` with the place when a stone would be missing or misplaced, `Error` for a variation
/// that the game does not have.
Game read_game(std::string_view bytes, const Selection& selection = {});

/// Whether `read_game` would read these bytes as SGF, not as a diagram.
bool is_sgf(std::string_view bytes);

/// How many games a file holds; a diagram counts as one.
int count_games(std::string_view bytes);

/// The games of a file one after the other, in one pass however many there are:
/// `GameReader reader(bytes); while (auto game = reader.next()) ...`
class GameReader {
public:
    /// The bytes must stay where they are.
    explicit GameReader(std::string_view bytes);
    ~GameReader();

    /// The main line of the next game, or nothing behind the last. Throws `ParseError` for a game that cannot
    /// be read; the next call goes on behind it. A file without any game throws once.
    std::optional<Game> next();

private:
    struct State;
    std::unique_ptr<State> state_;
};

/// The steps that put a board's stones down.
std::vector<Step> setup_of(const Board& board);

/// The position after `moves` moves and passes (all of them if fewer), with setup that follows the last of
/// them before the next.
ReplayedPosition replay(const Game& game, std::optional<int> moves = std::nullopt);

/// What speaks for a count after so many moves. How the players counted where their game ended says nothing
/// of what is before: there play goes on.
CountHabit habit_at(const Game& game, int move);

}  // namespace goterr
