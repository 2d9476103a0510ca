#include "goterr/commands/batch_command.hpp"

#include <unistd.h>

#include <cerrno>
#include <cstring>
#include <fstream>
#include <memory>
#include <ostream>

#include <fmt/format.h>

#include "batch_output.hpp"
#include "batch_records.hpp"
#include "goterr/commands/streams.hpp"
#include "interruption.hpp"
#include "ordered_parallel.hpp"
#include "overwriting.hpp"
#include "progress.hpp"
#include "resume.hpp"
#include "unit_source.hpp"

namespace goterr {

namespace {

constexpr int status_interrupted = 130;

/// The list of `--files-from`, open for reading; null where there is none.
std::shared_ptr<std::istream> open_list(const BatchCommand& command, std::istream& in) {
    if (!command.files_from) return nullptr;
    if (*command.files_from == "-") return {&in, [](std::istream*) {}};
    errno = 0;
    auto list = std::make_shared<std::ifstream>(*command.files_from, std::ios::binary);
    if (!*list) throw Error(fmt::format("{} cannot be read: {}", *command.files_from, std::strerror(errno)));
    return list;
}

PathList paths_of(const BatchCommand& command, std::istream* list) {
    return {command.paths, list, command.zero_separated ? '\0' : '\n'};
}

/// The sizes of all inputs. A list that comes through a pipe can be read only once: then nothing is known
/// beforehand.
std::function<std::optional<std::uint64_t>()> sizes_of(const BatchCommand& command) {
    if (command.files_from == "-") return [] { return std::optional<std::uint64_t>(); };
    std::istream* const none = nullptr;
    auto list = command.files_from ? std::make_shared<std::ifstream>(*command.files_from, std::ios::binary)
                                   : std::shared_ptr<std::ifstream>();
    auto paths = std::make_shared<PathList>(paths_of(command, list ? list.get() : none));
    auto walk = std::make_shared<std::optional<FileWalk>>();
    return [list, paths, walk]() -> std::optional<std::uint64_t> {
        for (;;) {
            if (*walk)
                if (const auto file = (*walk)->next()) return file->size;
            const auto path = paths->next();
            if (!path) return std::nullopt;
            walk->emplace(*path);
        }
    };
}

bool shows_progress(ProgressMode mode) {
    return mode == ProgressMode::always || (mode == ProgressMode::automatic && ::isatty(STDERR_FILENO) != 0);
}

/// The units that fall to the command's shard. Those of others count for the progress.
class ShardOfUnits {
public:
    ShardOfUnits(UnitSource source, Shard shard) : source_(std::move(source)), shard_(shard) {}

    std::optional<Unit> next() {
        std::uint64_t passed = 0;
        while (auto unit = source_.next()) {
            passed += unit->size;
            const std::string part = unit->first_game > 1 ? fmt::format("#{}", unit->first_game) : "";
            if (!shard_.takes(unit->key + part)) continue;
            unit->size = passed;
            return unit;
        }
        return std::nullopt;
    }

private:
    UnitSource source_;
    Shard shard_;
};

/// One run of the command.
class Batch {
public:
    Batch(const BatchCommand& command, std::istream& in, std::ostream& out, std::ostream& err)
        : command_(command),
          err_(err),
          list_(open_list(command, in)),
          units_(UnitSource(paths_of(command, list_.get()), in), command.shard),
          output_(command.output, out, command.resume),
          progress_(err, shows_progress(command.progress), sizes_of(command)) {}

    int run() {
        auto first = go_on();
        OrderedParallel<Unit, UnitRecords> parallel(
            [&] { return first ? std::exchange(first, std::nullopt) : units_.next(); },
            [&](Unit unit, const std::stop_token& stop) {
                return records_of(std::move(unit), command_,
                                  [&] { return stop.stop_requested() || interruption_.requested(); });
            });
        parallel.run(command_.workers, [&](const UnitRecords& records) { return take(records); });
        progress_.clear();
        return interruption_.requested() ? end_early() : end();
    }

private:
    /// Passes over what an earlier run has done; the first unit that is left, where there was such a run.
    std::optional<Unit> go_on() {
        std::optional<Unit> unit;
        if (command_.resume && !output_.unfinished().empty()) {
            Resume resume(output_.unfinished(), command_);
            std::uint64_t passed = 0;
            while ((unit = units_.next()) && resume.covers(*unit)) passed += unit->size;
            if (!unit && !resume.is_at_end())
                throw Error(fmt::format("{} has records of {}, which is not among the inputs: not continued",
                                        output_.unfinished(), resume.next_file()));
            tally_ = resume.tally();
            output_.cut(resume.size());
            begun_ = resume.size() > 0;
            progress_.start_at(tally_.games(), passed);
        }
        if (command_.header && !begun_) output_.write(command_.format->header(command_.render));
        return unit;
    }

    bool take(const UnitRecords& records) {
        if (!records.complete) return false;
        if (!records.messages.empty()) {
            progress_.clear();
            err_ << records.messages;
        }
        output_.write(records.text);
        for (const RecordFacts& facts : records.facts) tally_.add(facts);
        tally_.add_games(records.games);
        progress_.add(records.games, static_cast<long long>(records.facts.size()), records.size);
        return !interruption_.requested();
    }

    int end() {
        output_.finish();
        if (command_.summary) err_ << tally_.summary();
        return tally_.failed() > 0 ? 1 : 0;
    }

    int end_early() {
        err_ << fmt::format("goterr: interrupted after {} game{}; only whole records were written. ",
                            tally_.games(), tally_.games() == 1 ? "" : "s")
             << (output_.unfinished().empty()
                     ? "With -o FILE a run can be continued by --resume.\n"
                     : fmt::format("They are in {}; the same command with --resume goes on from there.\n",
                                   output_.unfinished()));
        return status_interrupted;
    }

    const BatchCommand& command_;
    std::ostream& err_;
    Interruption interruption_;
    std::shared_ptr<std::istream> list_;
    ShardOfUnits units_;
    BatchOutput output_;
    Progress progress_;
    Tally tally_;
    bool begun_ = false;
};

}  // namespace

int run(const BatchCommand& command, std::istream& in, std::ostream& out, std::ostream& err) {
    refuse_overwriting(command);
    return Batch(command, in, out, err).run();
}

}  // namespace goterr
