#include "apart.hpp"

#include <algorithm>
#include <utility>

#include <fmt/format.h>

#include "unit_messages.hpp"

namespace goterr {

namespace {

std::uint64_t mark_of(Place place) {
    return static_cast<std::uint64_t>(static_cast<std::uint32_t>(place.game)) << 32 |
           static_cast<std::uint32_t>(place.move);
}

Place place_of(std::uint64_t mark) {
    return {static_cast<int>(static_cast<std::uint32_t>(mark >> 32)),
            static_cast<int>(static_cast<std::uint32_t>(mark))};
}

/// Asks the process that has the engine.
Opinion asked_through(Channel& channel, const Position& position, const EstimateOptions& options) {
    const bool sent = channel.send(message_of(engine_question(position, options)));
    const auto message = sent ? channel.receive() : std::nullopt;
    if (!message) throw Error("the process that asks the engine has ended");
    PassedAnswer passed = passed_answer_in(*message);
    if (!passed.refusal.empty()) throw Error(passed.refusal);
    return opinion_of(std::move(passed.answer), position, passed.engine);
}

PassedAnswer passed_answer(Engine& engine, const EngineQuestion& question) {
    try {
        return {engine.ask(question), engine.name(), {}};
    } catch (const EngineFailure&) {
        throw;
    } catch (const Error& refusal) {
        return {{}, {}, refusal.what()};
    }
}

/// What a worker does: units in, their records out.
void serve(Channel channel, WorkerProcesses::Mark& mark, BatchCommand command) {
    if (!command.engine.command.empty())
        command.request.options.adviser = [&](const Position& position, const EstimateOptions& options) {
            return asked_through(channel, position, options);
        };
    limit_steps(command.timeout);
    const Receiver receiver{[&](const UnitRecords& records) { return channel.send(message_of(records)); },
                            [] { return false; },
                            [&](Place place) {
                                mark = mark_of(place);
                                begin_step();
                            }};
    while (const auto message = channel.receive()) make_records(unit_in(*message), command, receiver);
}

std::string sentence_of(Place place, Ending ending, double timeout) {
    const std::string where =
        place.is_position() ? fmt::format("the position after move {}", place.move) : "the record";
    if (ending.out_of_time())
        return fmt::format("{} took longer than {:g} s; --timeout allows more", where, timeout);
    const std::string how =
        ending.signal != 0 ? ending.signal_name() : fmt::format("status {}", ending.status);
    return fmt::format("{} ended the process that worked on it ({}); a report of it is welcome", where, how);
}

/// A unit whose records are made, through as many processes as it costs.
class Patience {
public:
    Patience(Unit unit, const Receiver& receiver, double timeout, Engine* engine)
        : unit_(std::move(unit)), receiver_(receiver), timeout_(timeout), engine_(engine) {}

    Unit& unit() { return unit_; }

    /// Whether all of the unit is there, or nobody wants more of it.
    bool make(WorkerProcesses::Worker& worker) {
        std::size_t pieces = 0;
        if (!worker.channel.send(message_of(unit_))) return false;
        while (const auto message = worker.channel.receive(receiver_.stopped)) {
            if (is_question(*message)) {
                if (!worker.channel.send(message_of(passed_answer(*engine_, question_in(*message)))))
                    return false;
                continue;
            }
            UnitRecords records = records_in(*message);
            const bool last = records.last;
            if (last) sign(records, unit_);
            if (pieces++ >= handed_on_ || last) {
                if (!receiver_.take(std::move(records))) return over_ = true, false;
                handed_on_ = std::max(handed_on_, pieces);
            }
            if (last) return true;
        }
        over_ = receiver_.stopped();
        return false;
    }

    bool over() const { return over_; }

    /// What ended a process once may have been no fault of the position: it is tried again. What was given up
    /// and ends it again costs the rest of the file.
    void learn(Place place, Ending ending) {
        if (!ending.out_of_time() && std::exchange(tried_, place) != place) return;
        const std::string sentence = sentence_of(place, ending, timeout_);
        const auto same = [&](const Fault& fault) { return fault.place == place; };
        const bool known = std::any_of(unit_.faults.begin(), unit_.faults.end(), same);
        if (!known)
            unit_.faults.push_back({place, sentence});
        else if (place.is_position())
            unit_.faults.push_back({{place.game, Place::reading}, sentence});
        else
            unit_.problem = sentence;
    }

private:
    Unit unit_;
    const Receiver& receiver_;
    double timeout_;
    Engine* engine_;
    std::size_t handed_on_ = 0;  ///< pieces of its records
    bool over_ = false;
    std::optional<Place> tried_;
};

}  // namespace

Apart::Apart(const BatchCommand& command)
    : command_(command),
      processes_(command.workers, [&command](Channel channel, WorkerProcesses::Mark& mark) {
          serve(std::move(channel), mark, command);
      }) {
    for (int number = 0; number < command.workers; ++number) free_.push_back({number, std::nullopt});
}

Apart::Seat Apart::take_seat() {
    const std::lock_guard turn(mutex_);
    Seat seat = std::move(free_.back());
    free_.pop_back();
    return seat;
}

void Apart::give_back(Seat seat) {
    const std::lock_guard turn(mutex_);
    free_.push_back(std::move(seat));
}

bool Apart::fill(Seat& seat) {
    if (!seat.worker) seat.worker = processes_.start(seat.number);
    return seat.worker.has_value();
}

/// Where no process can be had, the work is done here.
void Apart::make_records(Unit unit, const Receiver& receiver, Seat& seat) {
    Patience patience(std::move(unit), receiver, command_.timeout, engine_);
    while (patience.unit().problem.empty() && fill(seat)) {
        if (patience.make(*seat.worker)) return;
        const Ending ending = processes_.end(seat.worker->process);
        const Place place = place_of(*seat.worker->mark);
        seat.worker.reset();
        if (patience.over()) return;
        patience.learn(place, ending);
    }
    goterr::make_records(patience.unit(), command_, receiver);
}

void Apart::make_records(Unit unit, const Receiver& receiver) {
    Seat seat = take_seat();
    try {
        make_records(std::move(unit), receiver, seat);
    } catch (...) {
        seat.worker.reset();  // who waits for an answer that will not come
        give_back(std::move(seat));
        throw;
    }
    give_back(std::move(seat));
}

}  // namespace goterr
