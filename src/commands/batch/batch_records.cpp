#include "batch_records.hpp"

#include <algorithm>
#include <sstream>

#include "goterr/commands/streams.hpp"
#include "goterr/core/sorting.hpp"
#include "goterr/record/games.hpp"
#include "goterr/record/named_charset.hpp"
#include "journal.hpp"

namespace goterr {

namespace {

std::vector<int> moves_of(int last, const Moments& moments) {
    std::vector<int> moves = moments.moves;
    if (moments.every) {
        for (int move = *moments.every; move < last; move += *moments.every) moves.push_back(move);
        moves.push_back(last);
    }
    sort_and_unite(moves);
    return moves;
}

/// A unit while its records are made.
class UnitAtWork {
public:
    UnitAtWork(const Unit& unit, const BatchCommand& command, const Receiver& receiver)
        : unit_(unit), command_(command), receiver_(receiver), number_(unit.first_game) {}

    void run() {
        if (!unit_.warning.empty())
            records_.messages += message_line(unit_.name, {}, "warning", unit_.warning);
        if (!unit_.problem.empty()) return add_failure(Error(unit_.problem)), finish();
        const std::string& charset = command_.request.charset;
        const std::string converted = charset.empty() ? std::string() : in_utf8(*unit_.bytes, charset);
        GameReader reader(charset.empty() ? *unit_.bytes : converted);
        while (add_next_game(reader)) ++number_;
        if (going_) finish();
    }

private:
    void finish() {
        sign(records_, unit_);
        receiver_.take(std::move(records_));
    }

    void add_failure(const Error& problem) {
        Provenance from;
        from.file = unit_.name;
        from.game = number_;
        const Diagnostic error = in_whole(diagnostic_of(problem), unit_.start);
        if (!command_.disagreeing && !unit_.elsewhere)
            records_.text += command_.format->error(from, error, command_.render);
        records_.messages += message_line(from.file, error.where, "error", error.message);
        RecordFacts facts;
        facts.failed = true;
        records_.tally.add(facts);
        any_ = true;
    }

    /// Only the end of a game can be compared with its recorded result, and where moves are chosen it is left
    /// open whether the last of them is the end.
    std::optional<double> margin_at(int move, const Game& game, int last) const {
        return command_.moments.moves.empty() && move == last ? game.info.margin : std::nullopt;
    }

    /// What is known to end badly at this place, if anything.
    const Fault* fault_at(Place place) const {
        if (receiver_.begins) receiver_.begins(place);
        const auto same = [&](const Fault& fault) { return fault.place == place; };
        const auto found = std::find_if(unit_.faults.begin(), unit_.faults.end(), same);
        return found == unit_.faults.end() ? nullptr : &*found;
    }

    void add_position(const Game& game, ReplayedPosition replayed, int last) {
        if (const Fault* fault = fault_at({number_, replayed.move}))
            return add_failure(Error(fault->sentence));
        PositionRequest request = command_.request;
        request.selection.game = number_;
        const Prepared prepared = prepare(game, std::move(replayed), request, unit_.name);
        // No time is taken: the same input gives the same bytes.
        std::optional<Estimate> estimated;
        try {
            estimated = command_.format->names_dragons
                            ? estimate(prepared.position, prepared.options)
                            : estimate_without_dragons(prepared.position, prepared.options);
        } catch (const EngineFailure&) {
            throw;
        } catch (const Error& refusal) {  // of the engine, for this position
            return add_failure(refusal);
        }
        const Estimate& result = *estimated;
        const int move = prepared.from.move;
        const RecordFacts facts{
            unit_.name, number_, move, false, result.confident, result.lead(), margin_at(move, game, last)};
        note(result, facts.margin);
        if (!command_.disagreeing || disagrees(facts, *command_.disagreeing))
            records_.text += command_.format->record(result, prepared.from, command_.render);
        records_.tally.add(facts);
    }

    /// For the account, where one is asked for.
    void note(const Estimate& result, const std::optional<double>& margin) {
        if (command_.account.empty()) return;
        margin ? records_.account.add(game_account_->end(result, *margin)) : game_account_->add(result);
    }

    void hand_on_when_long() {
        if (records_.text.size() < longest_text) return;
        records_.last = false;
        going_ = receiver_.take(std::exchange(records_, {}));
        handed_on_ = true;
    }

    void add_game(Game game) {
        if (!command_.filter.accepts(game)) return;
        for (Diagnostic& warning : game.warnings) warning = in_whole(std::move(warning), unit_.start);
        if (!unit_.warning.empty()) game.warnings.push_back({{}, unit_.warning});
        if (!command_.account.empty()) game_account_.emplace(game.info);
        const int last = game.move_count();
        const bool chosen = !command_.moments.moves.empty() || command_.moments.every;
        const std::vector<int> moves = chosen ? moves_of(last, command_.moments) : std::vector{last};
        replay_each(game, moves, [&](ReplayedPosition replayed) {
            going_ = going_ && !receiver_.stopped();
            if (!going_) return false;
            add_position(game, std::move(replayed), last);
            any_ = true;
            hand_on_when_long();
            return going_;
        });
        if (going_) ++records_.tally.games;
    }

    /// Whether there was a game to read. A bad one costs its own records and no others, whatever went wrong;
    /// what was handed on already stays.
    bool add_next_game(GameReader& reader) {
        const std::size_t bytes = records_.text.size();
        const Tally tally = records_.tally;
        handed_on_ = false;
        if (const Fault* fault = fault_at({number_, Place::reading}))
            return add_failure(Error(fault->sentence)), false;
        const auto take_back = [&] {
            records_.text.resize(handed_on_ ? 0 : bytes);
            records_.tally = handed_on_ ? Tally() : tally;
        };
        try {
            auto game = reader.next();
            if (!game) return false;
            add_game(*std::move(game));
            return going_;
        } catch (const EngineFailure&) {
            throw;
        } catch (const Error& error) {
            if (!unit_.asked_for && !any_ && !claims_to_be_game(*unit_.bytes)) return false;
            take_back();
            add_failure(error);
        } catch (const std::exception& error) {
            take_back();
            add_failure(Error(error.what()));
        }
        return true;
    }

    const Unit& unit_;
    const BatchCommand& command_;
    const Receiver& receiver_;
    UnitRecords records_;
    std::optional<GameAccount> game_account_;
    int number_;  ///< of the game in the file
    bool any_ = false;
    bool going_ = true;
    bool handed_on_ = false;
};

}  // namespace

void load(Unit& unit) {
    if (unit.bytes || !unit.problem.empty()) return;
    std::istringstream none;
    try {
        unit.bytes = read_input(unit.name, none);
    } catch (const Error& error) {
        unit.problem = error.what();
    }
}

void sign(UnitRecords& records, const Unit& unit) {
    records.name = unit.name;
    records.size = unit.size;
    const auto number = static_cast<std::uint64_t>(unit.first_game);
    records.print = fingerprint(fingerprint(number, unit.name), unit.bytes ? *unit.bytes : unit.problem);
}

UnitRecords without_records(const Unit& unit) {
    UnitRecords records;
    sign(records, unit);
    return records;
}

void make_records(const Unit& unit, const BatchCommand& command, const Receiver& receiver) {
    UnitAtWork(unit, command, receiver).run();
}

}  // namespace goterr
