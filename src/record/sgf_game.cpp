#include "sgf_game.hpp"

#include <utility>

#include "ascii.hpp"
#include "charset.hpp"
#include "rules_name.hpp"
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

/// A game of more steps than this is looked through for repetitions no further.
constexpr std::size_t most_remembered = 5'000;

/// The shortest way to write a komi.
std::string number_text(double number) {
    std::string text = std::to_string(number);
    text.erase(text.find_last_not_of('0') + 1);
    if (text.back() == '.' || text.back() == ',') text.pop_back();
    return text;
}

bool any_chain_breathless(AnyBoard& board) {
    return board.ask([](const auto& fast) {
        for (const Point p : points_of(fast.size()))
            if (is_stone(fast[p]) && !fast.breathes(p)) return true;
        return false;
    });
}

}  // namespace

void SgfGame::begin_node(SgfLexer& lexer) {
    lexer_ = &lexer;
    if (++nodes_ == 1) begin_root(lexer);
}

/// The size and the charset come first, wherever they stand in the root node.
void SgfGame::begin_root(SgfLexer& lexer) {
    charset_ = find_charset(lexer);
    lexer.use(sgf_charset(charset_));
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
        read_information(lexer);
    }
}

void SgfGame::read_information(SgfLexer& lexer) {
    const auto first = [&](std::optional<Late>& late) {
        if (!late && lexer.next_value()) late = Late{lexer.value(), lexer.value_offset()};
    };
    const auto text = [&](std::string_view& view) {
        if (view.empty() && lexer.next_value()) view = lexer.value();
    };
    switch (lexer.name()) {
        case sgf_name("GM"):
            if (lexer.next_value() && !read_integer(lexer.value()))
                lexer.report(Odd::game_number, lexer.value_offset());
            break;
        case sgf_name("SZ"):
            if (!lexer.next_value()) break;
            if (const auto odd = read_sgf_size(lexer.value()).odd)
                lexer.report(*odd, lexer.value_offset(), quoted(lexer.value()));
            if (lexer.next_value()) lexer.report(Odd::repeated_value, lexer.value_offset());
            break;
        case sgf_name("FF"): read_file_format(lexer); break;
        case sgf_name("KM"): first(komi_); break;
        case sgf_name("HA"): first(handicap_); break;
        case sgf_name("RU"):
            if (nodes_ == 1) first(rules_);
            break;
        case sgf_name("RE"): first(result_); break;
        case sgf_name("PB"): text(black_player_); break;
        case sgf_name("PW"): text(white_player_); break;
        default: origin_.read(lexer); break;
    }
}

void SgfGame::read_file_format(SgfLexer& lexer) {
    recognizable_ = true;
    while (lexer.next_value()) {
        const auto number = read_integer(lexer.value());
        if (!number || *number < 1 || *number > 4) lexer.report(Odd::file_format, lexer.value_offset());
    }
}

void SgfGame::push(Step step, std::size_t offset) {
    if (game_.steps.size() >= most_steps)
        throw SgfFailure{offset,
                         "the game has more than " + std::to_string(most_steps) + " moves and setup stones"};
    board_->apply(step);
    game_.steps.push_back(step);
}

void SgfGame::set_up() {
    for (const Point p : node_->touched()) {
        const Color color = node_->color_at(p);
        push({Step::Kind::setup, color, p}, node_->setup_offset());
        ever_black_set_up_ = ever_black_set_up_ || color == Color::black;
        if (moved_) continue;
        setup_black_ += color == Color::black;
        setup_white_ += color == Color::white;
    }
    if (lexer_->wants(Odd::no_liberty) && any_chain_breathless(*board_))
        lexer_->report(Odd::no_liberty, node_->setup_offset());
}

/// Suicide of several stones is a move where the rules allow it.
bool SgfGame::may_die(const SgfMove& move) const {
    if (!game_.info.rules || !game_.info.rules->suicide) return false;
    for (const Point q : neighbors_of(move.target.point, game_.info.size))
        if (board_->ask([&](const auto& board) { return board[q]; }) == move.color) return true;
    return false;
}

void SgfGame::judge(const SgfMove& move) {
    const Point point = move.target.point;
    const Legality verdict =
        board_->ask([&](const auto& board) { return board.legality(point, move.color); });
    if (verdict == Legality::occupied) lexer_->report(Odd::occupied, move.value_offset);
    if (verdict == Legality::ko) lexer_->report(Odd::ko, move.value_offset);
    if (verdict == Legality::suicide && !may_die(move)) lexer_->report(Odd::suicide, move.value_offset);
    told_ = verdict == Legality::occupied || verdict == Legality::ko;
}

/// Superko, as far as a game goes on that people play: the history costs the whole board each move.
void SgfGame::judge_repetition(const SgfMove& move) {
    if (!history_ || game_.steps.size() > most_remembered) return;
    const Position position = board_->ask([](const auto& board) { return board.position(); });
    if (!told_ && history_->repeats(position)) lexer_->report(Odd::superko, move.value_offset);
    history_->add(position);
}

void SgfGame::end_root() {
    if (!rules_) return;
    const std::string rules = decoded(rules_->value);
    game_.info.rules = read_rules(rules);
    if (game_.info.rules && game_.info.rules->ko != KoRule::simple) history_.emplace(game_.info.rules->ko);
    if (!game_.info.rules && !trimmed(rules).empty())
        lexer_->report(Odd::rules_unknown, rules_->offset, rules);
}

std::string SgfGame::decoded(std::string_view value) const { return to_utf8(unescaped(value), charset_); }

void SgfGame::play(const SgfMove& move) {
    if (!moved_ && history_) history_->add(board_->ask([](const auto& board) { return board.position(); }));
    moved_ = true;
    if (move.target.pass) {
        push({Step::Kind::pass, move.color, {}}, move.value_offset);
        return;
    }
    judge(move);
    push({Step::Kind::move, move.color, move.target.point}, move.value_offset);
    judge_repetition(move);
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
    for (const SgfMove& move : node.moves()) play(move);
    node_->clear();
}

void SgfGame::plain_move(SgfLexer& lexer) {
    begin_node(lexer);
    recognizable_ = true;
    const SgfPoint target = read_point(lexer, lexer.value(), game_.info.size);
    const Color color = lexer.name() == sgf_name("B") ? Color::black : Color::white;
    play({color, target, lexer.value_offset(), lexer.offset() + 1});
}

void SgfGame::read_handicap(SgfLexer& lexer, const Late& late) {
    const auto stones = read_integer(late.value);
    if (!stones || *stones < 0) {
        lexer.report(Odd::handicap_unknown, late.offset, trimmed(late.value));
        return;
    }
    game_.info.handicap = *stones >= 2 && *stones <= game_.info.size.area() ? *stones : 0;
    if (*stones >= 2 && !ever_black_set_up_) lexer.report(Odd::handicap_without_stones, late.offset);
}

Game SgfGame::take(SgfLexer& lexer) {
    GameInfo& info = game_.info;
    if (komi_) {
        const auto komi = read_sgf_komi(komi_->value, origin_.is_fox(), info.size);
        info.komi = komi.value;
        if (komi.odd)
            lexer.report(*komi.odd, komi_->offset,
                         komi.odd == Odd::komi_scaled ? number_text(*komi.value) : trimmed(komi_->value));
    }
    if (handicap_) read_handicap(lexer, *handicap_);
    if (!handicap_ && setup_white_ == 0 && setup_black_ >= 2 && setup_black_ <= 9)
        info.handicap = setup_black_;
    if (result_) {
        info.result = decoded(result_->value);
        info.margin = read_margin(*info.result);
    }
    info.counted_after_teire = origin_.counted_after_teire();
    info.black_player = decoded(black_player_);
    info.white_player = decoded(white_player_);
    return std::move(game_);
}

}  // namespace goterr
