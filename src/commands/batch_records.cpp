#include "batch_records.hpp"

#include <algorithm>

#include "goterr/commands/streams.hpp"

namespace goterr {

namespace {

GameRecords failure(const Provenance& from, const Diagnostic& error, const BatchCommand& command) {
    return {.text = command.format->error(from, error),
            .message = message_line(from.file, error.where, "error", error.message),
            .positions = 0,
            .failed = 1};
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

std::vector<ReplayedPosition> positions_of(const Game& game, const BatchCommand& command) {
    const Moments& moments = command.moments;
    if (moments.moves.empty() && !moments.every) return {replay(game, command.request.until)};
    return replay_at(game, moves_of(game, moments));
}

GameRecords records_of_game(const SourceFile& file, const BatchCommand& command, int number) {
    PositionRequest request = command.request;
    request.selection.game = number;
    const Game game = read_game(file.bytes, request.selection);
    GameRecords records;
    for (ReplayedPosition& replayed : positions_of(game, command)) {
        const Prepared prepared = prepare(game, std::move(replayed), request, file.name);
        // No time is taken: the same input gives the same bytes.
        const Estimate result = estimate(prepared.position, prepared.options);
        records.text += command.format->record(result, prepared.from, command.render);
        ++records.positions;
    }
    return records;
}

/// A bad game costs its own records and no others, whatever went wrong with it.
GameRecords records_or_failure(const SourceFile& file, const BatchCommand& command, const Provenance& from) {
    try {
        return records_of_game(file, command, from.game);
    } catch (const Error& error) {
        return failure(from, diagnostic_of(error), command);
    } catch (const std::exception& error) {
        return failure(from, {{}, error.what()}, command);
    }
}

/// At least one: what cannot even be counted is read as one game, which says what is wrong.
int games_in(const SourceFile& file) {
    try {
        return std::max(count_games(file.bytes), 1);
    } catch (const Error&) {
        return 1;
    }
}

}  // namespace

std::vector<GameRecords> records_of(const SourceFile& file, const BatchCommand& command) {
    Provenance from;
    from.file = file.name;
    if (!file.problem.empty()) return {failure(from, {{}, file.problem}, command)};
    std::vector<GameRecords> games;
    for (const int count = games_in(file); from.game <= count; ++from.game)
        games.push_back(records_or_failure(file, command, from));
    return games;
}

}  // namespace goterr
