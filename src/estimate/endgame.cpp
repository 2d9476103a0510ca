#include "goterr/estimate/endgame.hpp"

#include <cmath>
#include <memory>
#include <utility>

#include "counting_rules.hpp"
#include "goterr/core/flood_fill.hpp"
#include "goterr/core/sorting.hpp"
#include "goterr/counting/sum_search.hpp"
#include "goterr/estimate/counting.hpp"
#include "open_areas.hpp"
#include "played_out.hpp"
#include "thresholds.hpp"

namespace goterr {
namespace {

/// More moves than open points, and kos taken and retaken.
constexpr std::size_t most_moves = 400;

/// What is settled, as the rules count it.
double settled_lead(const Analysis& analysis, const OpenAreas& areas, const EstimateOptions& options) {
    const NoTerritory none = taxed_points(analysis, options.rules);
    Grid<Color> owner = areas.owner;
    const bool area = options.rules.scoring == Scoring::area;
    if (options.rules.tax != Tax::none)
        for (const Point p : area ? none.seki_eyes : none.seki_eyes | none.false_eyes)
            if (!areas.open.contains(p)) owner[p] = Color::empty;
    return count(analysis.position, owner, options).lead();
}

PlayKind kind_of(const Part& part, const Thermograph& graph) {
    if (!part.value) return PlayKind::ko;
    if (graph.initiative == Initiative::gote) return PlayKind::gote;
    return graph.initiative == Initiative::black_sente ? PlayKind::black_sente : PlayKind::white_sente;
}

/// The best move of a side in one part alone.
std::optional<Point> best_there(SumSearch& search, PartId part, Color side) {
    const auto move = search.best({{part}, side});
    return move ? move->point : std::nullopt;
}

std::vector<EndgamePlay> plays_of(LocalReader& reader, SumSearch& search) {
    std::vector<EndgamePlay> plays;
    for (const PartId number : reader.start().parts) {
        const Part& part = reader[number];
        const Thermograph graph = reader.thermograph(number);
        if (!part.complete || !(graph.temperature > 0)) continue;
        plays.push_back({part.points, best_there(search, number, Color::black),
                         best_there(search, number, Color::white), graph.temperature, graph.mean,
                         kind_of(part, graph)});
    }
    sort_stably(plays, [](const EndgamePlay& a, const EndgamePlay& b) { return b.value < a.value; });
    return plays;
}

EndgameLine line_of(SumSearch& search, Sum sum, const Position& position, double settled) {
    EndgameLine line{settled + search.lead(sum).as_double(), {}};
    if (sum.to_move == position.to_move) sum.banned = position.ko;
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

/// After the moves; nothing where one of them cannot be played.
std::optional<Position> after(Position position, const std::vector<LastMove>& moves, Color first) {
    if (position.to_move != first) position.ko.reset();
    position.to_move = first;
    for (const LastMove& move : moves) {
        if (move.point && legality(position, *move.point, move.side) != Legality::legal) return std::nullopt;
        position = move.point ? play(std::move(position), *move.point, move.side)
                              : pass(std::move(position), move.side);
        position.to_move = opponent(move.side);
    }
    return position;
}

/// The moves of a line and what the neutral points bring about once the borders are closed: teire and half-point kos.
/// Nothing where the board does not end as the line says.
std::optional<Finish> finish_of(const EndgameLine& line, Color first, const Analysis& analysis,
                                const EstimateOptions& options) {
    const auto position = after(analysis.position, line.moves, first);
    if (!position) return std::nullopt;
    const PointSet dead = still_standing(analysis.dead(), analysis.position.board, position->board);
    Finish finish = play_to_the_end(*position, dead, seki_stones(analysis));
    finish.moves.insert(finish.moves.begin(), line.moves.begin(), line.moves.end());
    if (std::abs(lead_at_the_end(finish, analysis, options) - line.lead) > most_changed) return std::nullopt;
    return finish;
}

/// Who plays first once nothing is left takes the button.
double with_button(double lead, const EndgameLine& line, Color first) {
    const Color taker = line.moves.size() % 2 == 0 ? first : opponent(first);
    return lead + sign(taker) * button_worth;
}

PointSet unread_points(const LocalReader& reader, BoardSize size) {
    PointSet unread(size);
    for (const PartId part : reader.start().parts)
        if (!reader[part].complete) unread |= reader[part].points;
    return unread;
}

}  // namespace

Endgame read_endgame(const Analysis& analysis, const EstimateOptions& options) {
    const BoardSize size = analysis.position.board.size();
    const auto reader_of = [&](const OpenAreas& areas) {
        const SettledBoard settled{analysis.position, areas.owner, areas.open};
        return std::make_unique<LocalReader>(settled, options.rules.scoring, most_parts);
    };
    PointSet once(size), twice(size);
    OpenAreas areas = open_areas(analysis, {once, twice});
    std::unique_ptr<LocalReader> reading = reader_of(areas);
    Endgame endgame;
    PointSet unread = unread_points(*reading, size);
    for (PointSet* narrowed : {&once, &twice}) {
        if (unread.empty()) break;
        *narrowed |= unread;
        areas = open_areas(analysis, {once, twice});
        reading = reader_of(areas);
        unread = unread_points(*reading, size);
    }
    endgame.unread = static_cast<int>(parts_of(unread).size());
    if (!unread.empty()) {
        close(areas, unread, analysis);
        reading = reader_of(areas);
    }
    LocalReader& reader = *reading;
    SumSearch search(reader, most_sums);
    const double settled = settled_lead(analysis, areas, options) + reader.start().gained.as_double();
    endgame.plays = plays_of(reader, search);
    for (const Color first : {Color::black, Color::white}) {
        EndgameLine& line = first == Color::black ? endgame.black_first : endgame.white_first;
        line = line_of(search, {reader.start().parts, first}, analysis.position, settled);
        const bool plays_on = options.rules.scoring == Scoring::territory && endgame.unread == 0;
        if (auto finish = plays_on ? finish_of(line, first, analysis, options) : std::nullopt)
            line = {lead_at_the_end(*finish, analysis, options), std::move(finish->moves)};
        if (options.rules.button) line.lead = with_button(line.lead, line, first);
    }
    endgame.exact = search.exact() && endgame.unread == 0 && !areas.granted;
    return endgame;
}

}  // namespace goterr
