#include "sgf.hpp"

#include <algorithm>

#include "sgf_charset.hpp"
#include "sgf_game.hpp"
#include "sgf_line.hpp"
#include "sgf_tree_builder.hpp"

namespace goterr {
namespace {

constexpr std::size_t most_told_of_others = 20;

bool is_suspicious(const Oddities& odd) {
    for (const Odd kind : {Odd::illegal_characters, Odd::name_without_value, Odd::junk_before,
                           Odd::junk_between, Odd::missing_semicolon})
        if (odd.has(kind)) return true;
    return false;
}

/// Sees only whether a line is typical of a Go record.
class Glance {
public:
    void begin_node(SgfLexer& lexer) {
        if (!begun_) lexer.use(sgf_charset(find_charset(lexer)));
        begun_ = true;
    }
    void end_node() {}
    void plain_move(SgfLexer&) { recognizable_ = true; }
    void property(SgfLexer& lexer) {
        recognizable_ = recognizable_ || (names_go_record(lexer.name()) && lexer.next_value());
    }
    bool is_recognizable() const { return recognizable_; }

private:
    bool begun_ = false;
    bool recognizable_ = false;
};

/// The same for a line that is not the first: the tree finds its nodes, then they are read one by one.
void walk_variation(SgfLexer& lexer, SgfStart start, const std::vector<int>& variation, SgfGame& line) {
    const SgfTree tree = SgfTreeBuilder().build(lexer, start);
    Oddities meanings;
    SgfLexer again(lexer.text(), start.offset, &meanings);
    for (const SgfTree::Node node : tree.line(variation)) {
        again.go_to(tree.offset(node) + (again.text()[tree.offset(node)] == ';'));
        line.begin_node(again);
        while (again.next() == SgfLexer::Token::property) {
            line.property(again);
            again.skip_values();
        }
        line.end_node();
    }
    lexer.take_meanings(meanings);
}

}  // namespace

std::optional<SgfStart> SgfFile::find_next() {
    const auto start = find_sgf_start(text_, at_, first_);
    if (!start) return std::nullopt;
    const std::size_t begin = skip_nothing(text_, at_);
    if (begin < start->offset) odd_.add(first_ ? Odd::junk_before : Odd::junk_between, begin);
    return start;
}

/// Whether what was read is a game; reading goes on behind it either way.
bool SgfFile::accepts(const SgfLexer& lexer, bool recognizable, const Oddities& odd) {
    at_ = lexer.at();
    if (!recognizable && is_suspicious(odd)) return false;
    first_ = false;
    odd_ = {};
    return true;
}

/// What stands between this game and the next, or the end.
void SgfFile::look_behind(Oddities& odd) const {
    const std::size_t begin = skip_nothing(text_, at_);
    if (begin >= text_.size()) return;
    const auto next = find_sgf_start(text_, at_, false);
    if (!next) odd.add(Odd::junk_after, begin);
    if (next && next->offset > begin) odd.add(Odd::junk_between, begin);
}

void SgfFile::fail(const SgfFailure& failure, SgfStart start) {
    at_ = start.offset;
    skip_game();
    throw ParseError(places_.at(failure.offset), failure.sentence);
}

std::optional<Game> SgfFile::next_game(const std::vector<int>& variation) {
    while (const auto start = find_next()) {
        Oddities odd = odd_;
        SgfLexer lexer(text_, start->offset, &odd);
        SgfGame line;
        try {
            variation.empty() ? SgfLineWalk(lexer, line).run(*start)
                              : walk_variation(lexer, *start, variation, line);
        } catch (const SgfFailure& failure) {
            fail(failure, *start);
        }
        if (!accepts(lexer, line.is_recognizable(), odd)) continue;
        look_behind(odd);
        Game game = line.take(lexer);
        game.warnings = odd.diagnostics(places_);
        return game;
    }
    return std::nullopt;
}

std::optional<SgfTree> SgfFile::next_tree() {
    while (const auto start = find_next()) {
        Oddities odd = odd_;
        SgfLexer lexer(text_, start->offset, &odd);
        SgfTreeBuilder builder;
        SgfTree tree = builder.build(lexer, *start);
        if (accepts(lexer, builder.is_recognizable(), odd)) return tree;
    }
    return std::nullopt;
}

std::vector<Diagnostic> SgfFile::look_ahead(std::size_t bytes) {
    const std::size_t end = at_ + std::min(bytes, text_.size() - at_);
    std::vector<Diagnostic> all;
    while (at_ < end && all.size() < most_told_of_others) {
        try {
            const auto game = next_game();
            if (!game) break;
            all.insert(all.end(), game->warnings.begin(), game->warnings.end());
        } catch (const ParseError& error) {
            all.push_back(
                {error.where(), std::string("another game of this file cannot be read: ") + error.what()});
        }
    }
    return all;
}

bool SgfFile::skip_game() {
    while (const auto start = find_next()) {
        Oddities odd = odd_;
        SgfLexer lexer(text_, start->offset, &odd);
        Glance line;
        SgfLineWalk(lexer, line).run(*start);
        if (accepts(lexer, line.is_recognizable(), odd)) return true;
    }
    return false;
}

}  // namespace goterr
