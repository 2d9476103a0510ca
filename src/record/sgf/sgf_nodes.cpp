#include "goterr/record/sgf/sgf_nodes.hpp"

#include <algorithm>
#include <array>
#include <map>
#include <string>
#include <string_view>

#include "charset.hpp"
#include "goterr/core/point_set.hpp"
#include "sgf_values.hpp"

namespace goterr {
namespace {

constexpr std::array<std::string_view, 6> mark_names{"CR", "SQ", "TR", "MA", "SL", "LB"};
constexpr std::size_t longest_label = 100;

std::optional<Point> board_point(std::string_view value, BoardSize size) {
    const auto point = read_sgf_point(value, size).value;
    return point && !point->pass ? std::optional(point->point) : std::nullopt;
}

/// `dd`, or `aa:cc`: all points of a rectangle, whichever corners are named.
std::vector<Point> marked_points(std::string_view value, BoardSize size) {
    const std::size_t colon = std::min(value.find(':'), value.size());
    const auto one = board_point(value.substr(0, colon), size);
    if (!one) return {};
    if (colon == value.size()) return {*one};
    const auto other = board_point(value.substr(colon + 1), size);
    if (!other) return {};
    const auto [left, right] = std::minmax(one->column, other->column);
    const auto [top, bottom] = std::minmax(one->row, other->row);
    std::vector<Point> points;
    for (int row = top; row <= bottom; ++row)
        for (int column = left; column <= right; ++column) points.push_back(Point{column, row});
    return points;
}

/// `dd:text`.
std::optional<SgfMark> label_of(std::string_view value, const std::string& charset, BoardSize size) {
    const std::size_t colon = value.find(':');
    if (colon == std::string_view::npos) return std::nullopt;
    const auto point = board_point(value.substr(0, colon), size);
    if (!point) return std::nullopt;
    return SgfMark{"LB", *point,
                   unescaped(to_utf8(value.substr(colon + 1), charset, longest_label), longest_label)};
}

bool makes_move(const SgfTree& tree, const SgfTree::Property& property) {
    const std::string name = tree.name(property);
    return (name == "B" || name == "W") && !tree.values(property).empty();
}

}  // namespace

int moves_in(const SgfTree& tree, SgfTree::Node node) {
    bool black = false, white = false;
    for (const auto* property = tree.begin(node); property != tree.end(node); ++property)
        if (makes_move(tree, *property)) (tree.name(*property) == "B" ? black : white) = true;
    return black + white;
}

std::optional<NodeMove> last_move_of(const SgfTree& tree, SgfTree::Node node, BoardSize size) {
    std::optional<NodeMove> move;
    for (const auto* property = tree.begin(node); property != tree.end(node); ++property)
        if (makes_move(tree, *property))
            move = NodeMove{tree.name(*property) == "B" ? Color::black : Color::white,
                            board_point(tree.values(*property).front(), size)};
    return move;
}

std::vector<SgfMark> marks_of(const SgfTree& tree, SgfTree::Node node, BoardSize size) {
    std::vector<SgfMark> marks;
    std::map<std::string, PointSet> marked;
    for (const auto* property = tree.begin(node); property != tree.end(node); ++property) {
        const std::string kind = tree.name(*property);
        if (std::find(mark_names.begin(), mark_names.end(), kind) == mark_names.end()) continue;
        PointSet& done = marked.try_emplace(kind, size).first->second;
        for (const std::string_view value : tree.values(*property)) {
            if (kind == "LB") {
                if (auto label = label_of(value, tree.charset(), size)) marks.push_back(*std::move(label));
                continue;
            }
            if (done.count() == size.area()) break;
            for (const Point point : marked_points(value, size)) {
                if (done.contains(point)) continue;
                done.insert(point);
                marks.push_back({kind, point, ""});
            }
        }
    }
    return marks;
}

}  // namespace goterr
