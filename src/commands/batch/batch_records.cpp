#include "batch_records.hpp"

#include <algorithm>
#include <sstream>

#include "goterr/commands/streams.hpp"

namespace goterr {

namespace {

/// One game of a unit while its records are made.
struct GameAtWork {
    const Unit& unit;
    const BatchCommand& command;
    int number = 1;  ///< in the file
};

Diagnostic in_file(Diagnostic diagnostic, TextPlace start) {
    TextPlace& where = diagnostic.where;
    if (where.line == 1) where.column += start.column - 1;
    if (where.line > 0) where.line += start.line - 1;
    return diagnostic;
}

void add_failure(UnitRecords& records, const GameAtWork& at, const Error& problem) {
    Provenance from;
    from.file = at.unit.name;
    from.game = at.number;
    const Diagnostic error = in_file(diagnostic_of(problem), at.unit.start);
    if (!at.command.only_disagreeing)
        records.text += at.command.format->error(from, error, at.command.render);
    records.messages += message_line(from.file, error.where, "error", error.message);
    RecordFacts facts;
    facts.failed = true;
    records.facts.push_back(facts);
}

std::vector<int> moves_of(const Game& game, const Moments& moments) {
    std::vector<int> moves = moments.moves;
    if (moments.every) {
        for (int move = *moments.every; move < game.move_count(); move += *moments.every)
            moves.push_back(move);
        moves.push_back(game.move_count());
    }
    std::sort(moves.begin(), moves.end());
    moves.erase(std::unique(moves.begin(), moves.end()), moves.end());
    return moves;
}

std::vector<ReplayedPosition> positions_of(const Game& game, const Moments& moments) {
    if (moments.moves.empty() && !moments.every) return {replay(game)};
    return replay_at(game, moves_of(game, moments));
}

/// Only the end of a game can be compared with its recorded result. With chosen moves it is left open whether
/// the last is the end, as someone who reads the records later cannot tell either.
std::optional<double> margin_at(int move, const Game& game, const Moments& moments) {
    return moments.moves.empty() && move == game.move_count() ? game.info.margin : std::nullopt;
}

void add_position(UnitRecords& records, const GameAtWork& at, const Game& game, ReplayedPosition replayed) {
    PositionRequest request = at.command.request;
    request.selection.game = at.number;
    const Prepared prepared = prepare(game, std::move(replayed), request, at.unit.name);
    // No time is taken: the same input gives the same bytes.
    const Estimate result = estimate(prepared.position, prepared.options);
    const RecordFacts facts{at.unit.name,
                            at.number,
                            prepared.from.move,
                            false,
                            result.confident,
                            result.lead(),
                            margin_at(prepared.from.move, game, at.command.moments)};
    if (!at.command.only_disagreeing || disagrees(facts))
        records.text += at.command.format->record(result, prepared.from, at.command.render);
    records.facts.push_back(facts);
}

void add_game(UnitRecords& records, const GameAtWork& at, Game game, const std::function<bool()>& stopped) {
    if (!at.command.filter.accepts(game.info)) return;
    for (Diagnostic& warning : game.warnings) warning = in_file(std::move(warning), at.unit.start);
    for (ReplayedPosition& replayed : positions_of(game, at.command.moments)) {
        if (stopped()) {
            records.complete = false;
            return;
        }
        add_position(records, at, game, std::move(replayed));
    }
    ++records.games;
}

/// Takes back what was recorded since there were so many bytes and facts.
void take_back(UnitRecords& records, std::size_t bytes, std::size_t facts) {
    records.text.resize(bytes);
    records.facts.resize(facts);
}

/// Whether there was a game to read. A bad one costs its own records and no others, whatever went wrong.
bool add_next_game(UnitRecords& records, GameReader& reader, const GameAtWork& at,
                   const std::function<bool()>& stopped) {
    const std::size_t bytes = records.text.size();
    const std::size_t facts = records.facts.size();
    try {
        auto game = reader.next();
        if (game) add_game(records, at, *std::move(game), stopped);
        return game.has_value();
    } catch (const Error& error) {
        if (!at.unit.asked_for && facts == 0) return false;
        take_back(records, bytes, facts);
        add_failure(records, at, error);
    } catch (const std::exception& error) {
        take_back(records, bytes, facts);
        add_failure(records, at, Error(error.what()));
    }
    return true;
}

void add_games(UnitRecords& records, const Unit& unit, const BatchCommand& command,
               const std::function<bool()>& stopped) {
    GameReader reader(*unit.bytes);
    GameAtWork at{unit, command, unit.first_game};
    while (records.complete && add_next_game(records, reader, at, stopped)) ++at.number;
}

}  // namespace

UnitRecords records_of(Unit unit, const BatchCommand& command, const std::function<bool()>& stopped) {
    UnitRecords records;
    records.size = unit.size;
    try {
        if (!unit.problem.empty()) throw Error(unit.problem);
        std::istringstream none;
        if (!unit.bytes) unit.bytes = read_input(unit.name, none);
        add_games(records, unit, command, stopped);
    } catch (const Error& error) {
        add_failure(records, {unit, command, unit.first_game}, error);
    }
    return records;
}

}  // namespace goterr
