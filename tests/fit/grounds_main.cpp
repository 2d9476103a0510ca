/// goterr_grounds COUNT : random grounds within walls and what the proof search makes of them.
///
///     goterr_grounds 1000                        how many of 15 to 20 empty points are read, by how many boards
///     goterr_grounds 1000 --least 8 --most 14    of other sizes
///     ... --boards 100000 --seed 2               with other limits
///     goterr_grounds 20000 --rows ROWS.tsv       decided boards along lines of play, as counts (prospects.hpp)
///                                                and whether the attacker wins: for fit_prospects.py
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <optional>
#include <string>

#include "reading/prospects.hpp"
#include "reading/solver.hpp"
#include "support/random.hpp"

namespace goterr::fit {
namespace {

using namespace reading;
using test::below;
using test::Random;

using Cells = Plane<1>;
constexpr int side = 7, stride = side + 1;

struct Options {
    int count = 0, least = 15, most = 20;
    std::int64_t boards = 1'000'000;
    int seed = 1;
    std::string rows;
};

struct Ground {
    Field<1> field;
    State<1> state;
    Asked aim = Asked::take;
};

/// Which sides of the window are the board's edge; what lies beyond the others are walls.
struct Edges {
    bool left, top;
};

int cell_at(int row, int column) { return row * stride + column; }

template <typename Visit>
void for_neighbors(int cell, Visit visit) {
    const int row = cell / stride, column = cell % stride;
    constexpr int steps[4][2] = {{-1, 0}, {0, -1}, {0, 1}, {1, 0}};
    for (const auto& step : steps) visit(row + step[0], column + step[1]);
}

bool in_window(int row, int column) { return row >= 0 && column >= 0 && row < side && column < side; }

/// So many cells that hang together, from the middle of the window or its corner.
Cells random_area(Random& random, Edges edges, int points) {
    Cells area = Cells::single(cell_at(edges.top ? below(random, 2) : 3, edges.left ? below(random, 2) : 3));
    while (area.count() < points) {
        std::vector<int> beside;
        area.for_each([&](int cell) {
            for_neighbors(cell, [&](int row, int column) {
                if (in_window(row, column) && !area.contains(cell_at(row, column)))
                    beside.push_back(cell_at(row, column));
            });
        });
        area.insert(beside[static_cast<std::size_t>(below(random, static_cast<int>(beside.size())))]);
    }
    return area;
}

Field<1> random_field(Random& random, int points) {
    const Edges edges{below(random, 3) != 0, below(random, 3) != 0};
    Field<1> field;
    field.stride = stride;
    field.points = random_area(random, edges, points);
    const int walls = below(random, 4);
    field.points.for_each([&](int cell) {
        for_neighbors(cell, [&](int row, int column) {
            if ((row < 0 && edges.top) || (column < 0 && edges.left)) return;
            if (in_window(row, column) && field.points.contains(cell_at(row, column))) return;
            const bool owners = (walls == 1 && column > side / 2) || (walls == 2 && below(random, 3) == 0);
            field.touches[owners ? owner : attacker].insert(cell);
        });
    });
    return field;
}

/// Which of ten such cells the owner has, and which the attacker.
struct Shares {
    int owner, attacker;
};

/// Stones anywhere; a ring of the owner's around a space with few of the attacker's; or the two side by side.
State<1> random_state(Random& random, const Field<1>& field) {
    constexpr Shares anywhere{3, 2}, ring{8, 1}, inside{0, 1}, left{6, 0}, right{1, 5};
    const int kind = below(random, 3), middle = 1 + below(random, side - 1);
    const Cells border = field.touches[attacker] | field.touches[owner];
    State<1> state;
    field.points.for_each([&](int cell) {
        const Shares here = kind == 0   ? anywhere
                            : kind == 1 ? (border.contains(cell) ? ring : inside)
                                        : (cell % stride < middle ? left : right);
        const int dice = below(random, 10);
        if (dice < here.owner)
            state.stones[owner].insert(cell);
        else if (dice < here.owner + here.attacker)
            state.stones[attacker].insert(cell);
    });
    state.mover = below(random, 2) == 0 ? attacker : owner;
    constexpr std::uint8_t threats[5][2] = {{0, endless}, {endless, 0}, {0, 0}, {1, 0}, {0, 1}};
    const auto& given = threats[below(random, 5)];
    state.threats = {given[0], given[1]};
    return state;
}

bool all_breathe(const Field<1>& field, const State<1>& state) {
    const Cells empty = field.points - state.stones[0] - state.stones[1];
    for (const Part part : {attacker, owner})
        for (Cells rest = state.stones[part]; !rest.empty();) {
            const Cells chain = field.flood(Cells::single(rest.first()), state.stones[part]);
            if (!breathes(field, chain, empty, part)) return false;
            rest = rest - chain;
        }
    return true;
}

Ground random_ground(Random& random, const Options& options) {
    for (;;) {
        const int empty = options.least + below(random, options.most - options.least + 1);
        Ground ground;
        ground.field = random_field(random, std::min(empty * 3 / 2 + below(random, empty), 40));
        ground.state = random_state(random, ground.field);
        const Cells stones = ground.state.stones[owner];
        const int open = (ground.field.points - ground.state.stones[attacker] - stones).count();
        if (open != empty || stones.empty() || !all_breathe(ground.field, ground.state)) continue;
        ground.field.all = below(random, 4) == 0;
        ground.aim = below(random, 4) == 0 ? Asked::live : Asked::take;
        int skip = below(random, stones.count());
        stones.for_each([&](int cell) {
            if (skip-- == 0) ground.field.target.insert(cell);
        });
        return ground;
    }
}

void count_read(const Options& options) {
    Random random(static_cast<unsigned>(options.seed));
    int read = 0;
    std::int64_t boards = 0;
    for (int i = 0; i < options.count; ++i) {
        const Ground ground = random_ground(random, options);
        Solver<1> solver(ground.field, options.boards);
        read += solver.solve(ground.state, ground.aim, options.boards) == Answered::unread ? 0 : 1;
        boards += solver.boards_seen();
    }
    std::printf("%d of %d read, %.3f million boards\n", read, options.count,
                static_cast<double>(boards) / 1e6);
}

/// A move at random, or the one that the search thought best.
bool play_on(Random& random, const Ground& ground, State<1>& state, int best) {
    int cell = best;
    if (below(random, 2) == 0) {
        std::vector<int> empty;
        (ground.field.points - state.stones[0] - state.stones[1]).for_each([&](int open) {
            empty.push_back(open);
        });
        if (empty.empty()) return false;
        cell = empty[static_cast<std::size_t>(below(random, static_cast<int>(empty.size())))];
    }
    if (cell == no_cell)
        pass(state);
    else if (!play(ground.field, state, cell))
        return false;
    return !is_taken(ground.field, state);
}

/// A row for what every move leads to, where that is decided: it is such boards that a search compares.
void write_moves(std::ofstream& out, const Ground& ground, const State<1>& state, Solver<1>& solver,
                 std::int64_t boards) {
    (ground.field.points - state.stones[0] - state.stones[1]).for_each([&](int cell) {
        State<1> next = state;
        if (!play(ground.field, next, cell)) return;
        const std::int64_t before = solver.boards_seen();
        const Answered result = solver.solve(next, ground.aim, boards);
        if (result == Answered::unread || solver.boards_seen() == before) return;
        Sight<1> sight(ground.field);
        sight.look_at(next);
        for (const int count : signs_of(sight, ground.aim)) out << count << '\t';
        out << ((result == Answered::yes) == (ground.aim == Asked::take) ? 1 : 0) << '\n';
    });
}

/// Whether the file can be written.
bool write_rows(const Options& options) {
    constexpr int longest_line = 12;
    Random random(static_cast<unsigned>(options.seed));
    std::ofstream out(options.rows);
    for (int i = 0; i < options.count; ++i) {
        const Ground ground = random_ground(random, options);
        Solver<1> solver(ground.field, options.boards);
        State<1> state = ground.state;
        for (int move = 0; move < longest_line; ++move) {
            const Answered result = solver.solve(state, ground.aim, options.boards);
            const int best = solver.first_move();
            if (result != Answered::unread) write_moves(out, ground, state, solver, options.boards / 8);
            if (!play_on(random, ground, state, best)) break;
        }
    }
    return out.flush().good();
}

/// Nothing where they make no sense.
std::optional<Options> options_from(int argc, char** argv) {
    constexpr int most_empty = 24;  // of half a window
    Options options;
    options.count = argc > 1 ? std::atoi(argv[1]) : 0;
    for (int i = 2; i < argc; i += 2) {
        const std::string name = argv[i];
        const std::string value = i + 1 < argc ? argv[i + 1] : "";
        if (name == "--rows")
            options.rows = value;
        else if (name == "--least")
            options.least = std::atoi(value.c_str());
        else if (name == "--most")
            options.most = std::atoi(value.c_str());
        else if (name == "--boards")
            options.boards = std::atoll(value.c_str());
        else if (name == "--seed")
            options.seed = std::atoi(value.c_str());
        else
            return std::nullopt;
    }
    const bool fits = options.count > 0 && options.boards > 0 && options.least > 0 &&
                      options.least <= options.most && options.most <= most_empty;
    return fits ? std::optional(options) : std::nullopt;
}

}  // namespace
}  // namespace goterr::fit

int main(int argc, char** argv) {
    using namespace goterr::fit;
    const auto options = options_from(argc, argv);
    if (!options) {
        std::fprintf(stderr, "goterr_grounds COUNT [--least N --most N --boards N --seed N --rows FILE]\n");
        return 2;
    }
    if (options->rows.empty()) {
        count_read(*options);
    } else if (!write_rows(*options)) {
        std::fprintf(stderr, "%s cannot be written\n", options->rows.c_str());
        return 1;
    }
}
