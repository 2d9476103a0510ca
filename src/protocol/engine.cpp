#include "goterr/protocol/engine.hpp"

#include <chrono>
#include <condition_variable>
#include <exception>
#include <map>
#include <mutex>
#include <optional>
#include <utility>

#include <fmt/format.h>

#include "engine_words.hpp"
#include "goterr/core/printable.hpp"
#include "goterr/system/child_program.hpp"
#include "goterr/system/thread.hpp"

namespace goterr {
namespace {

constexpr int between_looks = 50;  ///< milliseconds

using EngineClock = std::chrono::steady_clock;

}  // namespace

/// The conversation: a thread of its own reads and writes, those who ask wait for it.
class Engine::Talk {
public:
    explicit Talk(EngineOptions options) : options_(std::move(options)) {
        program_ = started();
        thread_ = Thread([this] { talk(); });
    }
    ~Talk() {
        {
            const std::lock_guard turn(mutex_);
            over_ = true;
            program_->wake();
        }
        thread_ = Thread();
    }
    Talk(const Talk&) = delete;
    Talk& operator=(const Talk&) = delete;

    /// What the engine says to that.
    EngineLine ask(const std::string& query, std::size_t points) {
        std::unique_lock lock(mutex_);
        if (!failure_.empty()) throw EngineFailure(failure_);
        const std::string id = fmt::format("goterr-{}", ++asked_);
        if (open_.empty()) last_heard_ = EngineClock::now();
        Asked& asked = open_[id];
        asked.line = sent_as(id, query);
        asked.points = points;
        program_->send(asked.line);
        answered_.wait(lock, [&] { return asked.said || !failure_.empty(); });
        if (!asked.said) throw EngineFailure(failure_);
        EngineLine said = *std::move(asked.said);
        open_.erase(id);
        return said;
    }

private:
    struct Asked {
        std::string line;
        std::size_t points = 0;
        std::optional<EngineLine> said = {};
    };

    std::unique_ptr<ChildProgram> started() const {
        try {
            return std::make_unique<ChildProgram>(options_.command);
        } catch (const std::runtime_error& error) {
            throw EngineFailure(fmt::format("--engine: {}", error.what()));
        }
    }

    void talk() {
        try {
            while (!is_over()) {
                for (const std::string& line : program_->exchange(between_looks)) hear(line);
                if (program_->is_over() && is_asked()) start_again();
                check_time();
            }
        } catch (const std::exception& failure) {
            program_->ending();  // nothing more is expected of it
            fail(failure.what());
        }
    }

    bool is_over() {
        const std::lock_guard turn(mutex_);
        return over_;
    }

    bool waits() const {
        for (const auto& [id, asked] : open_)
            if (!asked.said) return true;
        return false;
    }

    bool is_asked() {
        const std::lock_guard turn(mutex_);
        return waits();
    }

    void hear(const std::string& line) {
        EngineLine said = engine_line(line);
        if (said.kind == EngineLine::Kind::nothing) return;
        const std::lock_guard turn(mutex_);
        const auto found = open_.find(said.id);
        if (found == open_.end() || found->second.said) return;
        if (said.kind == EngineLine::Kind::answer && said.answer.ownership.size() != found->second.points)
            throw EngineFailure(fmt::format("answers with ownership of {} points where the board has {}",
                                            said.answer.ownership.size(), found->second.points));
        found->second.said = std::move(said);
        heard_ = true;
        last_heard_ = EngineClock::now();
        answered_.notify_all();
    }

    /// With all that is not answered yet, once.
    void start_again() {
        const std::string ending = how_it_ended();
        if (!heard_) throw EngineFailure(ending + " before it said anything");
        if (std::exchange(again_, true)) throw EngineFailure(ending + ", and had done so before");
        auto next = started();
        const std::lock_guard turn(mutex_);
        for (const auto& [id, asked] : open_)
            if (!asked.said) next->send(asked.line);
        std::swap(program_, next);
        last_heard_ = EngineClock::now();
    }

    std::string how_it_ended() {
        const std::string ending = program_->ending(), words = program_->last_words();
        return words.empty() ? ending : fmt::format("{} ({})", ending, printable(words));
    }

    void check_time() {
        const std::lock_guard turn(mutex_);
        const std::chrono::duration<double> silent = EngineClock::now() - last_heard_;
        if (waits() && silent.count() > options_.timeout)
            throw EngineFailure(
                fmt::format("says nothing for {:g} s; --engine-timeout allows more", options_.timeout));
    }

    void fail(const std::string& what) {
        const std::lock_guard turn(mutex_);
        failure_ = fmt::format("the engine '{}' {}", printable(options_.command), what);
        answered_.notify_all();
    }

    EngineOptions options_;
    std::mutex mutex_;  ///< guards what follows, but that only the thread puts another program in place
    std::condition_variable answered_;
    std::map<std::string, Asked> open_;
    std::string failure_;
    EngineClock::time_point last_heard_ = EngineClock::now();
    long long asked_ = 0;
    bool heard_ = false;
    bool again_ = false;
    bool over_ = false;
    std::unique_ptr<ChildProgram> program_;
    Thread thread_;  // last: ends before the rest goes
};

Engine::Engine(EngineOptions options) : talk_(std::make_unique<Talk>(std::move(options))) {
    const EngineLine said = talk_->ask(std::string(version_query), 0);
    name_ = said.kind == EngineLine::Kind::version ? said.words : "KataGo";
}

Engine::~Engine() = default;

const std::string& Engine::name() const { return name_; }

Engine::Answer Engine::ask(const EngineQuestion& question) {
    EngineLine said = talk_->ask(question.query, question.points);
    if (said.kind != EngineLine::Kind::answer)
        throw Error(fmt::format("{} does not answer for this position: {}", name_, said.words));
    said.answer.lead += question.lead_beyond;
    return std::move(said.answer);
}

Opinion opinion_of(Engine::Answer answer, const Position& position, const std::string& name) {
    return {{position.board.size(), std::move(answer.ownership)}, answer.lead, answer.deviation, name};
}

Adviser adviser_of(Engine& engine) {
    return [&engine](const Position& position, const EstimateOptions& options) {
        return opinion_of(engine.ask(engine_question(position, options)), position, engine.name());
    };
}

}  // namespace goterr
