/// Another program that speaks KataGo's analysis protocol, asked about positions.
///
/// One process for as long as the object lives, and as many questions on their way as threads ask at once;
/// answers may come in any order. A program that ends is started once more and asked again. What does not
/// start, says nothing for too long or answers what cannot be meant is an `EngineFailure`, for all that ask,
/// then and later; that it will not answer for one position is an `Error` for who asked.
#pragma once

#include <memory>
#include <string>

#include "goterr/core/error.hpp"
#include "goterr/estimate/estimate.hpp"

namespace goterr {

/// The program is of no use any more.
class EngineFailure : public Error {
public:
    using Error::Error;
};

struct EngineOptions {
    std::string command = {};  ///< for the shell; empty: no engine
    double timeout = 60;       ///< seconds that it may say nothing while it is asked something
};

/// A position in the words of the protocol.
struct EngineQuestion {
    std::string query;       ///< a JSON object without `id`
    std::size_t points = 0;  ///< of the board, as many as the ownership must have
    /// What has to be added to the answer's lead, for komi that the protocol has no words for.
    double lead_beyond = 0;
};

/// Black's view of the ownership and the lead is asked for. Captures so far go into the komi, the stones into
/// the set-up, and a ko is shown by the move that took.
EngineQuestion engine_question(const Position& position, const EstimateOptions& options);

class Engine {
public:
    /// Starts it and asks for its version. Throws `EngineFailure`.
    explicit Engine(EngineOptions options);
    ~Engine();
    Engine(const Engine&) = delete;
    Engine& operator=(const Engine&) = delete;

    /// Such as `KataGo 1.15.3`: KataGo does not tell its name, others may.
    const std::string& name() const;

    /// Waits for the answer; of `ownership` the values only, row by row. Any number of threads may ask.
    struct Answer {
        std::vector<float> ownership;
        double lead = 0;
        std::optional<double> deviation = {};
    };
    Answer ask(const EngineQuestion& question);

private:
    class Talk;
    std::unique_ptr<Talk> talk_;
    std::string name_;
};

/// The answer as an opinion of that position.
Opinion opinion_of(Engine::Answer answer, const Position& position, const std::string& name);

/// Asks that engine, which must live longer.
Adviser adviser_of(Engine& engine);

}  // namespace goterr
