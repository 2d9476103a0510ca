#include "sgf_game.hpp"

#include <algorithm>
#include <utility>

#include "goterr/board/chains.hpp"
#include "goterr/record/problem_words.hpp"
#include "sgf_charset.hpp"

namespace goterr {
namespace {

bool belongs_into_root(SgfName name) {
    switch (name) {
        case sgf_name("GM"):
        case sgf_name("FF"):
        case sgf_name("SZ"):
        case sgf_name("KM"):
        case sgf_name("HA"): return true;
        default: return false;
    }
}

/// Where `Black to live` may stand.
bool is_said(SgfName name) {
    switch (name) {
        case sgf_name("C"):
        case sgf_name("GC"):
        case sgf_name("N"):
        case sgf_name("GN"): return true;
        default: return false;
    }
}

/// So many bytes of so many values before the first move are looked at for it.
constexpr std::size_t most_said = 16, most_of_it = 1 << 16;
constexpr std::size_t usual_steps = 300;
/// A game of more steps than this is looked through for repetitions no further.
constexpr std::size_t most_remembered = 5'000;

/// Behind handicap stones white does.
bool black_begins(const std::vector<Step>& steps) {
    const auto tells = [](const Step& step) { return is_turn(step) || step.kind == Step::Kind::to_move; };
    const auto first = std::find_if(steps.begin(), steps.end(), tells);
    return first != steps.end() && first->color == Color::black;
}

}  // namespace

void SgfGame::begin_node(SgfLexer& lexer) {
    lexer_ = &lexer;
    if (++nodes_ == 1) begin_root(lexer);
}

/// The size and the charset come first, wherever they stand in the root node.
void SgfGame::begin_root(SgfLexer& lexer) {
    const std::string charset = find_charset(lexer);
    lexer.use(sgf_charset(charset));
    information_.use(charset);
    SgfLexer ahead = lexer.silent();
    bool sized = false, numbered = false;
    while (ahead.next() == SgfLexer::Token::property) {
        if (ahead.name() == sgf_name("SZ") && !sized && ahead.next_value()) {
            read_size(ahead);
            sized = true;
        } else if (ahead.name() == sgf_name("GM") && !numbered && ahead.next_value()) {
            check_game_number(ahead);
            numbered = true;
        }
        ahead.skip_values();
    }
    recognizable_ = sized || numbered;
    node_.emplace(game_.info.size);
    board_.emplace(game_.info.size);
    game_.steps.reserve(usual_steps);
}

void SgfGame::read_size(SgfLexer& lexer) {
    const auto size = read_sgf_size(lexer.value());
    if (!size.value)
        throw SgfFailure{lexer.value_offset(),
                         quoted(lexer.value()) + " is no size of a board from 1x1 to 52x52"};
    game_.info.size = *size.value;
}

void SgfGame::check_game_number(SgfLexer& lexer) {
    const auto number = read_integer(lexer.value());
    if (number && *number != 1)
        throw SgfFailure{
            lexer.value_offset(),
            "this is a record of another game than Go (GM should be 1, not " + std::to_string(*number) + ")"};
}

void SgfGame::property(SgfLexer& lexer) {
    if (node_->read(lexer)) {
        recognizable_ = recognizable_ || names_go_record(lexer.name());
    } else if (nodes_ > 1 && belongs_into_root(lexer.name())) {
        lexer.report(Odd::root_property_later, lexer.offset(), lexer.written_name());
    } else {
        recognizable_ = recognizable_ || lexer.name() == sgf_name("FF");
        hear(lexer);
        information_.read(lexer, nodes_ == 1);
    }
}

void SgfGame::hear(const SgfLexer& lexer) {
    if (moves_ > 0 || !node_->moves().empty() || said_.size() == most_said || !is_said(lexer.name())) return;
    if (SgfLexer ahead = lexer.silent(); ahead.next_value()) said_.push_back(ahead.value());
}

void SgfGame::note(const Step& step, std::size_t offset) {
    if (game_.steps.size() >= most_steps)
        throw SgfFailure{offset,
                         "the game has more than " + std::to_string(most_steps) + " moves and setup stones"};
    game_.steps.push_back(step);
}

void SgfGame::push(const Step& step, std::size_t offset) {
    note(step, offset);
    goterr::take(step, *board_);
}

void SgfGame::set_up() {
    for (const Point p : node_->touched()) {
        const Color color = node_->color_at(p);
        push({Step::Kind::setup, color, p}, node_->setup_offset());
        ever_black_set_up_ = ever_black_set_up_ || color == Color::black;
        if (moves_ > 0) continue;
        setup_black_ += color == Color::black;
        setup_white_ += color == Color::white;
    }
    ever_set_up_ = true;
    if (lexer_->wants(Odd::no_liberty) && !breathless_stones(board_->position().board).empty())
        lexer_->report(Odd::no_liberty, node_->setup_offset());
}

/// Suicide of several stones is a move where the rules allow it: the others have left empty points.
bool SgfGame::may_die(Point point) const {
    if (!game_.info.rules || !game_.info.rules->suicide) return false;
    for (const Point q : neighbors_of(point, game_.info.size))
        if ((*board_)[q] == Color::empty) return true;
    return false;
}

void SgfGame::judge(Point point, Legality verdict, std::size_t offset) {
    if (verdict == Legality::occupied) lexer_->report(Odd::occupied, offset);
    if (verdict == Legality::ko) lexer_->report(Odd::ko, offset);
    if (verdict == Legality::suicide && !may_die(point)) lexer_->report(Odd::suicide, offset);
}

/// Superko, as far as a game goes on that people play: the history costs the whole board each move. A move
/// that is illegal anyway repeats nothing.
void SgfGame::judge_repetition(Legality verdict, std::size_t offset) {
    if (game_.steps.size() > most_remembered) return;
    const Position position = board_->position();
    const bool told = verdict == Legality::occupied || verdict == Legality::ko;
    if (!told && history_->repeats(position)) lexer_->report(Odd::superko, offset);
    history_->add(position);
}

void SgfGame::end_root() {
    game_.info.rules = information_.rules(*lexer_);
    if (game_.info.rules && game_.info.rules->ko != KoRule::simple) history_.emplace(game_.info.rules->ko);
}

/// What is set up as a problem says in words who is to play, where it has no PL.
void SgfGame::tell_turn() {
    const auto is_told = [](const Step& step) { return step.kind == Step::Kind::to_move; };
    if (setup_black_ + setup_white_ == 0) return;
    if (std::any_of(game_.steps.begin(), game_.steps.end(), is_told)) return;
    for (const std::string_view words : said_) {
        const auto first = problem_words(words.substr(0, most_of_it)).first;
        if (first) return push({Step::Kind::to_move, *first, {}}, lexer_->at());
    }
}

void SgfGame::begin_moves() {
    tell_turn();
    if (history_) history_->add(board_->position());
}

/// Nearly every move of every file: a `Step` made and taken apart again on the way to the board would cost as
/// much as the board.
void SgfGame::play(Color color, Point point, std::size_t offset) {
    if (moves_++ == 0) begin_moves();
    note({Step::Kind::move, color, point}, offset);
    const Legality verdict = board_->play(point, color);
    if (verdict != Legality::legal) judge(point, verdict, offset);
    if (history_) judge_repetition(verdict, offset);
}

void SgfGame::take_turn(Color color, SgfPoint target, std::size_t offset) {
    if (!target.pass) {
        play(color, target.point, offset);
        return;
    }
    if (moves_++ == 0) begin_moves();
    push({Step::Kind::pass, color, {}}, offset);
}

void SgfGame::end_node() {
    const SgfNode& node = *node_;
    if (nodes_ == 1) end_root();
    if (node.has_setup()) set_up();
    if (node.to_move() && node.moves().empty())
        push({Step::Kind::to_move, *node.to_move(), {}}, lexer_->at());
    if (node.has_setup() && !node.moves().empty())
        lexer_->report(Odd::setup_with_move, node.moves()[0].property_offset);
    if (node.moves().size() > 1) lexer_->report(Odd::two_moves, node.moves()[1].property_offset);
    for (const SgfMove& move : node.moves()) take_turn(move.color, move.target, move.value_offset);
    node_->clear();
}

void SgfGame::plain_move(SgfLexer& lexer) {
    begin_node(lexer);
    recognizable_ = true;
    const Color color = lexer.name() == sgf_name("B") ? Color::black : Color::white;
    const std::string_view letters = lexer.value();
    const BoardSize size = game_.info.size;
    const Point point{letters[0] - 'a', size.height - 1 - (letters[1] - 'a')};
    if (size.contains(point)) {
        play(color, point, lexer.value_offset());
    } else {
        take_turn(color, read_point(lexer, letters, size), lexer.value_offset());
    }
}

/// Whose turn it is before any move, a replay knows.
std::optional<ReplayedPosition> SgfGame::end() const {
    if (moves_ == 0) return std::nullopt;
    const auto last = std::find_if(game_.steps.rbegin(), game_.steps.rend(), is_turn);
    const bool moved = last->kind == Step::Kind::move;
    Position position = board_->position();
    if (ever_set_up_) position = captured(std::move(position));
    return ReplayedPosition{std::move(position), moves_, moved ? std::optional(last->point) : std::nullopt};
}

Game SgfGame::take(SgfLexer& lexer) {
    if (moves_ == 0) tell_turn();
    game_.end = end();
    information_.tell(game_.info, lexer, ever_black_set_up_);
    if (!information_.has_handicap() && setup_white_ == 0 && setup_black_ >= 2 && setup_black_ <= 9 &&
        !black_begins(game_.steps))
        game_.info.handicap = setup_black_;
    if (ends_with_passes(game_.steps)) game_.info.count_habit.signs.push_back(CountSign::passes);
    return std::move(game_);
}

}  // namespace goterr
