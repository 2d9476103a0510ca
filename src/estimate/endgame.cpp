#include "goterr/estimate/endgame.hpp"

#include <algorithm>
#include <cmath>
#include <iterator>
#include <memory>
#include <utility>

#include "best_line.hpp"
#include "counting_rules.hpp"
#include "effort.hpp"
#include "goterr/board/chains.hpp"
#include "goterr/board/orientation.hpp"
#include "goterr/board/with_neighbors.hpp"
#include "goterr/core/flood_fill.hpp"
#include "goterr/core/sorting.hpp"
#include "goterr/counting/sum_search.hpp"
#include "goterr/estimate/counting.hpp"
#include "goterr/life/unconditional.hpp"
#include "hanging.hpp"
#include "open_areas.hpp"
#include "played_out.hpp"
#include "read_line.hpp"
#include "thresholds.hpp"

namespace goterr {
namespace {

/// More moves than open points, and kos taken and retaken.
constexpr std::size_t most_moves = 400;

/// What is settled, as the rules count it.
double settled_lead(const Analysis& analysis, const OpenAreas& areas, const EstimateOptions& options) {
    const NoTerritory none = taxed_points(analysis, options.rules);
    Grid<Color> owner = areas.owner;
    for (const Point p : none.under(options.rules.scoring) - areas.open) owner[p] = Color::empty;
    return count(analysis.position, owner, options).lead();
}

PlayKind kind_of(const Part& part, const Thermograph& graph) {
    if (!part.value) return PlayKind::ko;
    if (graph.initiative == Initiative::gote) return PlayKind::gote;
    return graph.initiative == Initiative::black_sente ? PlayKind::black_sente : PlayKind::white_sente;
}

/// The move of a side that gains what the part is said to be worth, where it can be played now or once a ko
/// may be retaken.
std::optional<Point> largest_there(SumSearch& search, PartId part, Color side, const Position& position) {
    const auto move = search.largest({{part}, side});
    if (!move || !move->point || legality(position, *move->point, side) == Legality::suicide)
        return std::nullopt;
    return move->point;
}

bool is_play(LocalReader& reader, PartId part) {
    return reader[part].complete && reader.thermograph(part).temperature > 0;
}

std::vector<EndgamePlay> plays_of(LocalReader& reader, SumSearch& search, const Position& position) {
    std::vector<EndgamePlay> plays;
    const Color leading = first_color(position.board);
    for (const PartId number : reader.start().parts) {
        if (!is_play(reader, number)) continue;
        const Part& part = reader[number];
        const Thermograph graph = reader.thermograph(number);
        EndgamePlay play{part.points, {}, {}, graph.temperature, graph.mean, kind_of(part, graph)};
        for (const Color side : {leading, opponent(leading)})
            (side == Color::black ? play.black : play.white) = largest_there(search, number, side, position);
        plays.push_back(std::move(play));
    }
    return plays;
}

EndgameLine line_of(SumSearch& search, Sum sum, const Position& position, double settled) {
    sum.banned = position.ko_against(sum.to_move);
    EndgameLine line{settled + search.lead(sum).as_double(), {}};
    Rational gained = 0;
    for (int passes = 0; passes < 2 && line.moves.size() < most_moves;) {
        auto move = search.best(sum);
        passes = move ? 0 : passes + 1;
        line.moves.push_back(
            {sum.to_move, move ? move->point : std::nullopt, move ? LastReason::border : LastReason::pass});
        if (move) gained = gained + move->gained;
        sum = move ? std::move(move->after) : search.passed(sum);
    }
    while (!line.moves.empty() && !line.moves.back().point) line.moves.pop_back();
    if (!search.exact()) line.lead = settled + (gained + search.standing(sum)).as_double();
    return line;
}

/// The moves of a line and what the neutral points bring about once the borders are closed: teire and
/// half-point kos. Nothing where the board does not end as the line says.
std::optional<Finish> finish_of(const EndgameLine& line, Color first, const Analysis& analysis,
                                const EstimateOptions& options) {
    const auto position = after(analysis.position, line.moves, first);
    if (!position) return std::nullopt;
    const PointSet dead = still_standing(analysis.dead(), analysis.position.board, position->board);
    const PointSet seki = seki_stones(analysis.dragons(), position->board.size());
    Finish finish = play_to_the_end(*position, {dead, seki}, start_of(analysis.position, options));
    finish.moves.insert(finish.moves.begin(), line.moves.begin(), line.moves.end());
    if (std::abs(lead_at_the_end(finish, analysis, options) - line.lead) > most_changed) return std::nullopt;
    return finish;
}

/// What is open, read area by area.
struct Areas {
    OpenAreas open;
    int unread = 0;
    std::unique_ptr<LocalReader> reader;
};

/// What is too large to be read is looked at again with less open, and in the end counted as it stands.
Areas read_areas(const Analysis& analysis, Scoring scoring, BorderReading most,
                 const PointSet& running_short) {
    const BoardSize size = analysis.position.board.size();
    PointSet once(size), twice(size);
    Areas areas{open_areas(analysis, {once, twice, running_short}), 0, nullptr};
    const auto read = [&] {
        const SettledBoard settled{analysis.position, areas.open.owner, areas.open.open};
        areas.reader = std::make_unique<LocalReader>(settled, scoring, most.parts);
        return areas.reader->unread();
    };
    if (is_bare(analysis)) {
        areas.open = {analysis.cleared.living, PointSet(size)};
        areas.unread = 1;
        read();
        return areas;
    }
    PointSet unread = read();
    for (PointSet* narrowed : {&once, &twice}) {
        if (unread.empty()) return areas;
        *narrowed |= unread;
        areas.open = open_areas(analysis, {once, twice, running_short});
        unread = read();
    }
    if (unread.empty()) return areas;
    areas.unread = static_cast<int>(parts_of(unread).size());
    close(areas.open, unread, analysis);
    read();
    return areas;
}

/// The line on the areas that are open.
EndgameLine line_on(const Analysis& analysis, const Areas& areas, SumSearch& search, Color first,
                    const EstimateOptions& options) {
    const double settled =
        settled_lead(analysis, areas.open, options) + areas.reader->start().gained.as_double();
    return line_of(search, {areas.reader->start().parts, first}, analysis.position, settled);
}

bool is_too_open(const Analysis& analysis) {
    if (analysis.stage != Stage::open) return false;
    const BoardSize size = analysis.position.board.size();
    const PointSet none(size);
    constexpr int area = 19 * 19;
    return open_areas(analysis, {none, none, none}).open.count() * area > most_in_doubt * size.area();
}

ReadLine line_from(const Analysis& analysis, const Areas& areas, SumSearch& search, Color first,
                   const EstimateOptions& options) {
    ReadLine read{line_on(analysis, areas, search, first, options)};
    if (auto finish = areas.unread == 0 ? finish_of(read.open, first, analysis, options) : std::nullopt)
        read.to_the_end = {lead_at_the_end(*finish, analysis, options), std::move(finish->moves)};
    return read;
}

/// The line from where nothing hangs on the turn any more, with the moves that led there.
ReadLine line_after(const TurnsTaken& turns, const EstimateOptions& options, const PointSet& running_short) {
    const Analysis& analysis = *turns.analysis;
    const Areas left = read_areas(analysis, options.rules.scoring, endgame_reading, running_short);
    SumSearch search(*left.reader, endgame_reading.sums);
    ReadLine read = line_from(analysis, left, search, analysis.position.to_move, options);
    begin_with(turns.moves, read.open);
    if (read.to_the_end) begin_with(turns.moves, *read.to_the_end);
    return read;
}

Rational largest_of(const std::vector<EndgamePlay>& plays) { return plays.empty() ? 0 : plays.front().value; }

/// What the board at the end of a line is, judged anew.
struct LineEnd {
    bool holds = false;        ///< it comes to what the line says, and nothing is in doubt
    PointSet danger;           ///< stones in doubt or lost that were neither; or beside what cannot be played
    std::size_t playable = 0;  ///< moves of the line before one that the rules forbid
};

PointSet chains_at_or_beside(Point p, const Board& board) {
    PointSet stones(board.size());
    for (const Point q : with_neighbors(PointSet(board.size(), {p})))
        if (is_stone(board[q]) && !stones.contains(q)) stones |= chain_at(board, q).stones;
    return stones;
}

/// Liberties that areas share are seen by none of them, but show there: at the latest where a move of one
/// area takes what another one thinks is there.
LineEnd end_of(const EndgameLine& line, Color first, const Analysis& analysis,
               const EstimateOptions& options) {
    LineEnd end{false, PointSet(analysis.position.board.size())};
    Position position = with_turn(analysis.position, first);
    for (const LastMove& move : line.moves) {
        auto next = after(position, {move}, move.side);
        if (!next) {
            end.danger = chains_at_or_beside(*move.point, position.board);
            return end;
        }
        position = std::move(*next);
        ++end.playable;
    }
    const Estimate judged = estimate(position, options);
    end.holds = std::abs(judged.lead() - line.lead) <= most_off_at_the_end &&
                std::none_of(judged.dragons.begin(), judged.dragons.end(), is_unsettled);
    for (const Dragon& dragon : judged.dragons)
        if (is_unsettled(dragon) || dragon.status == Status::dead)
            end.danger |= dragon.stones - analysis.dead();
    return end;
}

/// An endgame, and whose liberties run short at the end of its lines.
struct BothLines {
    Endgame endgame;
    PointSet danger;
    std::size_t black_playable = 0, white_playable = 0;  ///< moves before one that the rules forbid

    bool playable() const {
        return black_playable == endgame.black_first.moves.size() &&
               white_playable == endgame.white_first.moves.size();
    }
};

void cut(EndgameLine& line, std::size_t moves) {
    line.moves.resize(std::min(moves, line.moves.size()));
    while (!line.moves.empty() && !line.moves.back().point) line.moves.pop_back();
}

/// Lines end before a move that the rules forbid.
Endgame as_playable(BothLines lines) {
    cut(lines.endgame.black_first, lines.black_playable);
    cut(lines.endgame.white_first, lines.white_playable);
    return std::move(lines.endgame);
}

/// The largest first.
std::vector<EndgamePlay> all_plays(std::vector<EndgamePlay> plays, std::vector<EndgamePlay> others) {
    plays.insert(plays.end(), std::make_move_iterator(others.begin()), std::make_move_iterator(others.end()));
    sort_stably(plays, [](const EndgamePlay& a, const EndgamePlay& b) { return b.value < a.value; });
    return plays;
}

/// Whether a ko can be fought and somebody may have a threat outside what was read.
bool may_be_threatened(const Analysis& analysis, const Areas& areas) {
    const std::vector<PartId>& parts = areas.reader->start().parts;
    const auto has_ko = [&](PartId part) { return !(*areas.reader)[part].value; };
    if (std::none_of(parts.begin(), parts.end(), has_ko)) return false;
    const UnconditionalLife sure = find_unconditional_life(analysis.position.board, analysis.chains);
    for (const Point p : points_of(analysis.position.board.size()))
        if (!areas.open.open.contains(p) && sure.owner[p] != sign(areas.open.owner[p])) return true;
    return false;
}

struct FirstLines {
    ReadLine black, white;
    bool read_alone = true;  ///< nothing but reading led there: no turns taken, no pass in place of moves
};

/// Of either side first.
FirstLines lines_of(const Analysis& analysis, const Areas& areas, SumSearch& search,
                    const EstimateOptions& options, const PointSet& running_short) {
    FirstLines lines;
    const Color leading = first_color(analysis.position.board);
    for (const Color first : {leading, opponent(leading)}) {
        ReadLine& read = first == Color::black ? lines.black : lines.white;
        const TurnsTaken turns = take_turns(analysis, first, options);
        if (turns.analysis) lines.read_alone = false;
        read = turns.analysis ? line_after(turns, options, running_short)
                              : line_from(analysis, areas, search, first, options);
        if (options.rules.button) take_button(read, first);
    }
    return lines;
}

/// With chains of `running_short` read as part of the areas they reach.
BothLines both_lines(const Analysis& analysis, const EstimateOptions& options,
                     const PointSet& running_short) {
    const Areas areas = read_areas(analysis, options.rules.scoring, endgame_reading, running_short);
    SumSearch search(*areas.reader, endgame_reading.sums);
    BothLines both;
    Endgame& endgame = both.endgame;
    endgame.unread = areas.unread;
    endgame.plays =
        all_plays(plays_of(*areas.reader, search, analysis.position), plays_about_dragons(analysis, options));
    FirstLines lines = lines_of(analysis, areas, search, options, running_short);
    if (let_pass(lines.black, lines.white, largest_of(endgame.plays))) lines.read_alone = false;
    endgame.black_first = std::move(lines.black.line());
    endgame.white_first = std::move(lines.white.line());
    const LineEnd black = end_of(endgame.black_first, Color::black, analysis, options),
                  white = end_of(endgame.white_first, Color::white, analysis, options);
    both.danger = black.danger | white.danger;
    both.black_playable = black.playable;
    both.white_playable = white.playable;
    endgame.holds = black.holds && white.holds;
    // where there is no play, and yet the board is not settled, nobody has proved whose it is
    const bool is_shown = analysis.stage == Stage::finished || !endgame.plays.empty();
    endgame.exact = is_shown && endgame.holds && search.exact() && endgame.unread == 0 &&
                    !areas.open.granted && lines.read_alone && !may_be_threatened(analysis, areas) &&
                    std::none_of(analysis.dragons().begin(), analysis.dragons().end(), is_unsettled);
    return both;
}

}  // namespace

std::optional<BestLine> best_line(const Analysis& start, const EstimateOptions& options) {
    const BorderReading most = limits_of(options.effort).borders;
    if (most.parts == 0 || is_too_open(start)) return std::nullopt;
    const TurnsTaken turns = take_turns(start, start.position.to_move, options);
    const Analysis& analysis = turns.analysis ? *turns.analysis : start;
    const PointSet none(analysis.position.board.size());
    const Areas areas = read_areas(analysis, options.rules.scoring, most, none);
    if (areas.unread != 0) return std::nullopt;
    SumSearch search(*areas.reader, most.sums);
    const Color first = analysis.position.to_move;
    const EndgameLine line = line_on(analysis, areas, search, first, options);
    auto finish = finish_of(line, first, analysis, options);
    if (!finish) return std::nullopt;
    finish->moves.insert(finish->moves.begin(), turns.moves.begin(), turns.moves.end());
    PointSet dead = still_standing(analysis.dead(), analysis.position.board, finish->position.board);
    return BestLine{std::move(*finish), std::move(dead)};
}

PointSet kos_left(const Analysis& analysis) {
    const Board& board = analysis.position.board;
    const PointSet kos = kos_of(analysis);
    PointSet left(board.size());
    if (kos.empty()) return left;
    const Areas areas = read_areas(analysis, Scoring::territory, short_borders, PointSet(board.size()));
    for (const PartId part : areas.reader->start().parts) {
        const PointSet& points = (*areas.reader)[part].points;
        if (kos.includes(points) && is_play(*areas.reader, part))
            left |= points & points_of_color(board, Color::empty);
    }
    return left;
}

Endgame read_endgame(const Analysis& analysis, const EstimateOptions& options) {
    PointSet running_short(analysis.position.board.size());
    BothLines best = both_lines(analysis, options, running_short);
    const bool open = analysis.stage == Stage::open;
    const auto is_good = [&](const BothLines& lines) {
        return open ? lines.playable() : lines.endgame.holds;
    };
    PointSet more = best.danger;
    for (int again = 0; again < most_looks && !is_good(best) && !running_short.includes(more); ++again) {
        running_short |= more;
        BothLines lines = both_lines(analysis, options, running_short);
        more = lines.danger;
        const bool is_better = best.playable()
                                   ? is_good(lines)
                                   : lines.playable() && lines.endgame.unread <= best.endgame.unread;
        if (is_better) best = std::move(lines);
    }
    return as_playable(std::move(best));
}

}  // namespace goterr
