#include "goterr/reading/reader.hpp"

#include <algorithm>
#include <variant>

#include "goterr/board/orientation.hpp"
#include "leaves.hpp"
#include "solver.hpp"

namespace goterr {
namespace {

using namespace reading;

/// Where the ground lies among the cells of a plane: the box around it in the canonical orientation.
struct Layout {
    BoardSize size;
    Orientation way;
    int left = 0, top = 0, width = 0, height = 0;

    int stride() const { return width + 1; }
    int cells() const { return stride() * height; }
    int cell(Point p) const {
        const Point turned = oriented(p, size, way);
        return (turned.row - top) * stride() + turned.column - left;
    }
};

Layout layout_of(const PointSet& ground, Orientation way) {
    Layout layout{ground.size(), way};
    int right = 0, bottom = 0;
    layout.left = layout.top = 1 << 16;
    for (const Point p : ground) {
        const Point turned = oriented(p, ground.size(), way);
        layout.left = std::min(layout.left, turned.column);
        layout.top = std::min(layout.top, turned.row);
        right = std::max(right, turned.column + 1);
        bottom = std::max(bottom, turned.row + 1);
    }
    layout.width = right - layout.left;
    layout.height = bottom - layout.top;
    return layout;
}

/// Whether what lies at `p`, beside the ground, is something that a part cannot lose.
bool keeps(const Board& board, const GroundQuestion& question, Point p, Part part) {
    const Color owner_color = board[question.target.first()];
    if (board[p] == opponent(owner_color)) return part == attacker;
    if (question.living.contains(p)) return part == owner;
    if (board[p] == owner_color && question.beyond == Beyond::both) return part == owner;
    return question.beyond == Beyond::both || (question.beyond == Beyond::owner) == (part == owner);
}

template <std::size_t words>
Field<words> field_of(const Board& board, const GroundQuestion& question, const Layout& layout) {
    Field<words> field;
    field.stride = layout.stride();
    field.all = question.all;
    field.point_of.resize(static_cast<std::size_t>(layout.cells()));
    for (const Point p : question.ground) {
        const int cell = layout.cell(p);
        field.points.insert(cell);
        field.point_of[static_cast<std::size_t>(cell)] = p;
        if (question.target.contains(p)) field.target.insert(cell);
        for (const Point q : neighbors_of(p, board.size())) {
            if (question.ground.contains(q)) continue;
            for (const Part part : {attacker, owner})
                if (keeps(board, question, q, part)) field.touches[part].insert(cell);
        }
    }
    return field;
}

/// Whether the rules of Go say what becomes of every chain: who has only liberties that lie beyond the ground
/// and are the other's could be taken by no move on it.
template <std::size_t words>
bool all_breathe(const Field<words>& field, const State<words>& state) {
    const Plane<words> empty = field.points - state.stones[attacker] - state.stones[owner];
    for (const Part part : {attacker, owner}) {
        for (Plane<words> rest = state.stones[part]; !rest.empty();) {
            const Plane<words> chain = field.flood(Plane<words>::single(rest.first()), state.stones[part]);
            if (!breathes(field, chain, empty, part)) return false;
            rest = rest - chain;
        }
    }
    return true;
}

std::uint8_t in_table(int threats) {
    return static_cast<std::uint8_t>(std::clamp(threats, 0, Threats::endless));
}

/// One ground with its search, in planes of `words` words.
template <std::size_t words>
class Search {
public:
    Search(const Board& board, const GroundQuestion& question, const Layout& layout, std::int64_t boards)
        : layout_(layout),
          owner_(board[question.target.first()]),
          field_(std::make_unique<Field<words>>(field_of<words>(board, question, layout))),
          solver_(*field_, boards) {}

    Answered ask(const GroundPosition& standing, Asked asked, std::int64_t boards) {
        const State<words> state = state_of(standing);
        return all_breathe(*field_, state) ? solver_.solve(state, asked, boards) : Answered::unread;
    }

    std::optional<GroundPosition> played(const GroundPosition& standing, std::optional<Point> move) const {
        State<words> state = state_of(standing);
        if (!move)
            pass(state);
        else if (!is_open(state, *move) || !play(*field_, state, layout_.cell(*move)))
            return std::nullopt;
        return standing_of(state, standing.board);
    }

    std::vector<Point> open_points(const GroundPosition& standing) const {
        const State<words> state = state_of(standing);
        std::vector<Point> open;
        (field_->points - state.stones[0] - state.stones[1]).for_each([&](int cell) {
            open.push_back(point(cell));
        });
        return open;
    }

    bool is_taken(const GroundPosition& standing) const {
        return reading::is_taken(*field_, state_of(standing));
    }
    std::optional<Point> first_move() const {
        const int cell = solver_.first_move();
        return cell == no_cell ? std::nullopt : std::optional(point(cell));
    }
    bool met_ko() const { return solver_.met_ko(); }
    std::int64_t boards_seen() const { return solver_.boards_seen(); }

private:
    Point point(int cell) const { return field_->point_of[static_cast<std::size_t>(cell)]; }
    bool is_ground(Point p) const {
        const Point turned = oriented(p, layout_.size, layout_.way);
        return turned.column >= layout_.left && turned.column < layout_.left + layout_.width &&
               turned.row >= layout_.top && turned.row < layout_.top + layout_.height &&
               field_->points.contains(layout_.cell(p));
    }
    bool is_open(const State<words>& state, Point p) const {
        return is_ground(p) && !(state.stones[0] | state.stones[1]).contains(layout_.cell(p));
    }

    State<words> state_of(const GroundPosition& standing) const {
        State<words> state;
        field_->points.for_each([&](int cell) {
            const Color color = standing.board[point(cell)];
            if (is_stone(color)) state.stones[color == owner_ ? owner : attacker].insert(cell);
        });
        state.mover = standing.mover == owner_ ? owner : attacker;
        state.threats = {in_table(standing.threats.attacker), in_table(standing.threats.owner)};
        if (standing.ko && is_open(state, *standing.ko) && state.threats[state.mover] != endless)
            state.ko = static_cast<std::int16_t>(layout_.cell(*standing.ko));
        return state;
    }

    GroundPosition standing_of(const State<words>& state, const Board& before) const {
        GroundPosition standing{before,
                                state.mover == owner ? owner_ : opponent(owner_),
                                std::nullopt,
                                {state.threats[attacker], state.threats[owner]}};
        field_->points.for_each([&](int cell) {
            standing.board[point(cell)] = state.stones[owner].contains(cell)      ? owner_
                                          : state.stones[attacker].contains(cell) ? opponent(owner_)
                                                                                  : Color::empty;
        });
        if (state.ko != no_cell) standing.ko = point(state.ko);
        return standing;
    }

    Layout layout_;
    Color owner_;
    std::unique_ptr<Field<words>> field_;
    Solver<words> solver_;
};

/// `of` on the search there is, or nothing.
template <typename Searches, typename Of>
auto visited(Searches& searches, Of of) {
    using Value = decltype(of(std::get<1>(searches.search)));
    return std::visit(
        [&](auto& search) -> Value {
            if constexpr (std::is_same_v<std::decay_t<decltype(search)>, std::monostate>)
                return {};
            else
                return of(search);
        },
        searches.search);
}

}  // namespace

struct Reader::Searches {
    std::variant<std::monostate, Search<1>, Search<2>, Search<6>> search;
    Color owner = Color::black;
};

Reader::Reader(const Board& board, const GroundQuestion& question, std::int64_t boards)
    : searches_(std::make_unique<Searches>()) {
    const Color owner_color = board[question.target.first()];
    searches_->owner = owner_color;
    const Orientation way =
        canonical_orientation(owner_color == Color::black ? board : colors_swapped(board));
    const Layout layout = layout_of(question.ground, way);
    if (layout.stride() >= 64) return;
    if (layout.cells() <= Plane<1>::bits)
        searches_->search.emplace<Search<1>>(board, question, layout, boards);
    else if (layout.cells() <= Plane<2>::bits)
        searches_->search.emplace<Search<2>>(board, question, layout, boards);
    else if (layout.cells() <= Plane<6>::bits)
        searches_->search.emplace<Search<6>>(board, question, layout, boards);
}

Reader::Reader(Reader&&) noexcept = default;
Reader& Reader::operator=(Reader&&) noexcept = default;
Reader::~Reader() = default;

Answered Reader::ask(const GroundPosition& standing, Asked asked, std::int64_t boards) {
    return visited(*searches_, [&](auto& search) { return search.ask(standing, asked, boards); });
}

std::optional<Point> Reader::first_move() const {
    return visited(*searches_, [](const auto& search) { return search.first_move(); });
}

bool Reader::met_ko() const {
    return visited(*searches_, [](const auto& search) { return search.met_ko(); });
}

std::optional<GroundPosition> Reader::played(const GroundPosition& standing,
                                             std::optional<Point> move) const {
    return visited(*searches_, [&](const auto& search) { return search.played(standing, move); });
}

std::vector<Point> Reader::open_points(const GroundPosition& standing) const {
    return visited(*searches_, [&](const auto& search) { return search.open_points(standing); });
}

bool Reader::is_taken(const GroundPosition& standing) const {
    return visited(*searches_, [&](const auto& search) { return search.is_taken(standing); });
}

Color Reader::owner() const { return searches_->owner; }

int Reader::price_of_board() const { return std::holds_alternative<Search<1>>(searches_->search) ? 1 : 4; }

std::int64_t Reader::boards_seen() const {
    return visited(*searches_, [](const auto& search) { return search.boards_seen(); });
}

}  // namespace goterr
