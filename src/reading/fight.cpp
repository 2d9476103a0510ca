#include "goterr/reading/fight.hpp"

#include <algorithm>

#include "fight_search.hpp"
#include "goterr/core/sorting.hpp"

namespace goterr {
namespace {

using namespace reading;

FightCells cells_of(const Fight& fight, const ReadingBoard& board, Color owner) {
    FightCells cells{board.cell(fight.target), owner, {}, {}, {}};
    cells.is_area.assign(board.cells(), 0);
    cells.is_safe.assign(board.cells(), 0);
    for (const Point p : fight.area) {
        cells.area.push_back(board.cell(p));
        cells.is_area[static_cast<std::size_t>(board.cell(p))] = 1;
    }
    sort_stably(cells.area);
    for (const Point p : fight.safe) cells.is_safe[static_cast<std::size_t>(board.cell(p))] = 1;
    return cells;
}

struct ReadQuestion {
    FightResult result = FightResult::unread;
    std::optional<Point> move;
    bool owner_takes_ko = false;
};

/// Reads for the owner winning every ko first; if that stops the attack, for the attacker winning them.
ReadQuestion read(FightSearch& search, const ReadingBoard& board, const FightCells& cells, Color mover,
                  int& boards) {
    const Color attacker = opponent(cells.owner);
    const auto ask = [&](Color ko_master, int most) {
        const Answer answer = search.taken(mover, ko_master, most);
        boards += most - search.boards_left();
        return answer;
    };
    const auto first_move = [&]() -> std::optional<Point> {
        if (search.first_move() == nowhere) return std::nullopt;
        return board.point(search.first_move());
    };
    const int most = boards;
    boards = 0;
    const Answer safest = ask(cells.owner, most);
    if (safest == Answer::yes) return {FightResult::taken, first_move()};
    if (safest == Answer::unread) return {};
    if (!search.met_ko()) return {FightResult::stands, first_move()};
    const auto owners_move = first_move();
    const Answer boldest = ask(attacker, most);
    if (boldest == Answer::yes) {
        const auto move = mover == attacker ? first_move() : owners_move;
        return {FightResult::ko, move, mover == attacker && ask(Color::empty, most) == Answer::no};
    }
    return boldest == Answer::no ? ReadQuestion{FightResult::stands, first_move()} : ReadQuestion{};
}

/// The searchers' view of a fight: seen as if the owner had black, so that with colors exchanged the search goes the same
/// way.
struct Reader {
    Reader(const Board& given, const Fight& fight, int boards, Trace* trace = nullptr)
        : owner(given[fight.target]),
          board(given, canonical_orientation(owner == Color::black ? given : colors_swapped(given))),
          cells(cells_of(fight, board, owner)),
          search(board, cells, boards, trace) {
        std::vector<std::uint8_t> outside(cells.is_area);
        for (std::uint8_t& cell : outside) cell ^= 1;
        board.make_immortal(std::move(outside));
    }

    Color owner;
    ReadingBoard board;
    FightCells cells;
    FightSearch search;
};

}  // namespace

FightReading read_fight(const Board& board, const Fight& fight, int boards, Trace* trace) {
    Reader reader(board, fight, boards, trace);
    FightReading reading;
    int spent = boards;
    const ReadQuestion attack =
        read(reader.search, reader.board, reader.cells, opponent(reader.owner), spent);
    reading.attacked_first = attack.result;
    reading.boards = spent;
    if (attack.result == FightResult::unread || attack.result == FightResult::stands) {
        reading.defended_first = attack.result;
        return reading;
    }
    reading.kill = attack.move;
    reading.owner_takes_ko = attack.owner_takes_ko;
    spent = boards;
    const ReadQuestion defense = read(reader.search, reader.board, reader.cells, reader.owner, spent);
    reading.defended_first = defense.result;
    reading.boards += spent;
    if (defense.result == FightResult::stands || defense.result == FightResult::ko)
        reading.save = defense.move;
    return reading;
}

bool lives_for_sure(const Board& board, const Fight& fight, int boards) {
    Reader reader(board, fight, boards);
    return reader.search.lives(opponent(reader.owner), boards) == Answer::yes;
}

}  // namespace goterr
