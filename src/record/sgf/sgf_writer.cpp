#include "goterr/record/sgf/sgf_writer.hpp"

#include <algorithm>
#include <cmath>
#include <optional>
#include <set>
#include <utility>

#include "goterr/core/sorting.hpp"
#include "goterr/system/number.hpp"
#include "step.hpp"

namespace goterr {
namespace {

/// A piece of the text that is replaced.
struct Cut {
    std::size_t begin;
    std::size_t end;
    std::string by;
};

std::string property_text(const std::string& name, const std::vector<std::string>& values) {
    if (values.empty()) return {};
    std::string text = name;
    for (const std::string& value : values) text += '[' + value + ']';
    return text;
}

/// Behind the last bracket of a property: the blanks after it stay.
std::size_t end_of(const SgfTree& tree, const SgfTree::Property& property) {
    const auto values = tree.values(property);
    if (values.empty()) return property.end;
    const auto end =
        static_cast<std::size_t>(values.back().data() - tree.text().data()) + values.back().size();
    const std::string_view rest = tree.text().substr(end, property.end - end);
    const bool closed = !rest.empty() && rest[0] == ']';
    return rest.find('[') == std::string_view::npos ? end + closed : property.end;
}

/// Whether the file ends inside of the property's last value.
bool is_cut_off(const SgfTree& tree, const SgfTree::Property& property) {
    return property.end == tree.text().size() && tree.text().substr(0, end_of(tree, property)).back() != ']';
}

/// Where a property is added that the node does not have yet: behind all others that are whole.
std::size_t end_of(const SgfTree& tree, SgfTree::Node node) {
    const std::size_t at = tree.offset(node);
    std::size_t end = at + (tree.text()[at] == ';');
    for (const auto* property = tree.begin(node); property != tree.end(node); ++property) {
        if (is_cut_off(tree, *property)) break;
        end = end_of(tree, *property);
    }
    return end;
}

/// As its writer spelled it, `Comment` or `C`, with the blanks behind.
std::string written_name(const SgfTree& tree, const SgfTree::Property& property) {
    const std::string_view rest = tree.text().substr(property.begin, property.end - property.begin);
    return std::string(rest.substr(0, rest.find('[')));
}

/// The new values stand where the first property of that name stood; others of the name go.
void add_cuts(const SgfTree& tree, const SgfEdit& edit, std::vector<Cut>& cuts) {
    const std::string text = property_text(edit.name, edit.values);
    bool placed = false;
    for (const auto* property = tree.begin(edit.node); property != tree.end(edit.node); ++property) {
        if (tree.name(*property) != edit.name) continue;
        const std::string again = property_text(written_name(tree, *property), edit.values);
        cuts.push_back({property->begin, end_of(tree, *property), placed ? std::string() : again});
        placed = true;
    }
    if (placed || text.empty()) return;
    const std::size_t end = end_of(tree, edit.node);
    cuts.push_back({end, end, text});
}

/// What was UTF-16 is written as UTF-8, and a charset it names is that.
void add_charset(const SgfTree& tree, std::vector<Cut>& cuts) {
    if (tree.is_converted() && !tree.values(SgfTree::root(), "CA").empty())
        add_cuts(tree, {SgfTree::root(), "CA", {"UTF-8"}}, cuts);
}

/// Where the bracket closes that `node` stands in; nothing where the text breaks off before.
std::optional<std::size_t> close_of(const SgfTree& tree, SgfTree::Node node) {
    const std::string_view text = tree.text();
    int depth = 0;
    for (SgfTree::Node n = node; n < tree.node_count(); ++n) {
        const std::size_t next = n + 1 < tree.node_count() ? tree.offset(n + 1) : text.size();
        for (std::size_t at = end_of(tree, n); at < next; ++at) {
            if (text[at] == '(') ++depth;
            if (text[at] == ')' && depth-- == 0) return at;
        }
    }
    return std::nullopt;
}

bool in_brackets(const SgfTree& tree, SgfTree::Node node, SgfTree::Node child) {
    const std::size_t end = end_of(tree, node);
    return tree.text().substr(end, tree.offset(child) - end).find('(') != std::string_view::npos;
}

/// The line that goes on from the node gets brackets where it has none yet.
void add_variations(const SgfTree& tree, const SgfVariations& variations, std::vector<Cut>& cuts) {
    const auto close = close_of(tree, variations.below);
    if (!close || variations.lines.empty()) return;
    const SgfTree::Node child = tree.first_child(variations.below);
    const bool bare = child != SgfTree::none && !in_brackets(tree, variations.below, child);
    if (bare) cuts.push_back({tree.offset(child), tree.offset(child), "("});
    std::string text = bare ? ")" : "";
    for (const std::string& line : variations.lines) text += '(' + line + ')';
    cuts.push_back({*close, *close, std::move(text)});
}

/// The text with the cuts made.
std::string with_cuts(std::string_view text, std::vector<Cut> cuts) {
    sort_stably(cuts, [](const Cut& a, const Cut& b) { return a.begin < b.begin; });
    std::string sgf;
    std::size_t at = 0;
    for (const Cut& cut : cuts) {
        sgf += text.substr(at, cut.begin - at);
        sgf += cut.by;
        at = cut.end;
    }
    return sgf += text.substr(at);
}

/// Of several edits of one property the last counts.
std::vector<const SgfEdit*> in_force(const std::vector<SgfEdit>& edits) {
    std::set<std::pair<SgfTree::Node, std::string_view>> later;
    std::vector<const SgfEdit*> counting;
    std::for_each(edits.rbegin(), edits.rend(), [&](const SgfEdit& edit) {
        if (later.emplace(edit.node, edit.name).second) counting.push_back(&edit);
    });
    std::reverse(counting.begin(), counting.end());
    return counting;
}

void add_property(std::string& sgf, const std::string& name, const std::string& text) {
    if (!text.empty()) sgf += name + '[' + sgf_text(text) + ']';
}

std::string root_text(const GameInfo& info) {
    std::string sgf = "(;GM[1]FF[4]CA[UTF-8]SZ[" + sgf_size(info.size) + "]";
    if (info.rules) add_property(sgf, "RU", std::string(info.rules->name));
    if (info.komi) add_property(sgf, "KM", decimal_text(std::round(*info.komi * 1000) / 1000));
    if (info.handicap > 0) add_property(sgf, "HA", std::to_string(info.handicap));
    add_property(sgf, "PB", info.facts.black_player);
    add_property(sgf, "PW", info.facts.white_player);
    add_property(sgf, "BR", info.facts.black_rank);
    add_property(sgf, "WR", info.facts.white_rank);
    add_property(sgf, "DT", info.facts.date);
    add_property(sgf, "EV", info.facts.event);
    add_property(sgf, "PC", info.facts.place);
    add_property(sgf, "GN", info.facts.name);
    add_property(sgf, "RE", info.result.value_or(""));
    return sgf;
}

std::string setup_name(Color color) {
    return color == Color::black ? "AB" : color == Color::white ? "AW" : "AE";
}

/// The setup of one node: steps up to the next that is none, a point at most once.
class SetupNode {
public:
    SetupNode(const Game& game, std::size_t begin) : game_(game), end_(begin) {
        Grid<char> seen(game.info.size, 0);
        while (end_ < game.steps.size() && !is_turn(game.steps[end_])) {
            const Step& step = game.steps[end_];
            if (step.kind == Step::Kind::setup && std::exchange(seen[step.point], char{1}) != 0) break;
            if (step.kind == Step::Kind::setup) stones_[static_cast<std::size_t>(step.color)] += value(step);
            if (step.kind == Step::Kind::to_move) turn_ = std::string("PL[") + letter_of(step.color) + ']';
            ++end_;
        }
    }

    std::size_t end() const { return end_; }
    std::string text() const {
        std::string sgf;
        for (const Color color : {Color::black, Color::white, Color::empty})
            if (const auto& stones = stones_[static_cast<std::size_t>(color)]; !stones.empty())
                sgf += setup_name(color) + stones;
        return sgf + turn_;
    }

private:
    std::string value(const Step& step) const { return '[' + sgf_point(step.point, game_.info.size) + ']'; }

    const Game& game_;
    std::size_t end_;
    std::string stones_[3];
    std::string turn_;
};

}  // namespace

std::string sgf_text(std::string_view text, bool composed) {
    std::string escaped;
    for (const char c : text) {
        if (c == ']' || c == '\\' || (composed && c == ':')) escaped += '\\';
        escaped += c;
    }
    return escaped;
}

std::string sgf_point(Point point, BoardSize size) {
    const auto letter = [](int n) { return static_cast<char>(n < 26 ? 'a' + n : 'A' + n - 26); };
    return {letter(point.column), letter(size.height - 1 - point.row)};
}

std::string sgf_size(BoardSize size) {
    const std::string width = std::to_string(size.width);
    return size.height == size.width ? width : width + ':' + std::to_string(size.height);
}

std::string write_sgf(const SgfTree& tree, const std::vector<SgfEdit>& edits,
                      const SgfVariations& variations) {
    std::vector<Cut> cuts;
    add_charset(tree, cuts);
    for (const SgfEdit* edit : in_force(edits)) add_cuts(tree, *edit, cuts);
    add_variations(tree, variations, cuts);
    return with_cuts(tree.text(), std::move(cuts));
}

std::string without_variations(const SgfTree& tree, std::string_view name, std::string_view value) {
    std::vector<Cut> cuts;
    std::size_t gone = 0;  // up to here the text is cut already
    for (SgfTree::Node node = 0; node < tree.node_count(); ++node) {
        const std::size_t begin = tree.offset(node);
        if (begin == 0 || begin < gone || tree.text()[begin - 1] != '(') continue;
        const auto values = tree.values(node, name);
        if (std::find(values.begin(), values.end(), value) == values.end()) continue;
        const auto close = close_of(tree, node);
        if (!close) continue;
        gone = *close + 1;
        cuts.push_back({begin - 1, gone, {}});
    }
    return with_cuts(tree.text(), std::move(cuts));
}

std::string write_sgf(const Game& game) {
    std::string sgf = root_text(game.info);
    bool first = true;
    for (std::size_t at = 0; at < game.steps.size();) {
        const Step& step = game.steps[at];
        if (!is_turn(step)) {
            const SetupNode node(game, at);
            sgf += (first ? "" : "\n;") + node.text();
            at = node.end();
        } else {
            const std::string point =
                step.kind == Step::Kind::pass ? "" : sgf_point(step.point, game.info.size);
            sgf += std::string("\n;") + letter_of(step.color) + '[' + point + ']';
            ++at;
        }
        first = false;
    }
    return sgf + ")\n";
}

}  // namespace goterr
