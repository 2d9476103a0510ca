#include "goterr/commands/batch_command.hpp"

#include <sys/stat.h>

#include <cerrno>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <memory>
#include <ostream>

#include <fmt/format.h>

#include "../advised.hpp"
#include "../ordered_parallel.hpp"
#include "../part_file.hpp"
#include "apart.hpp"
#include "batch_output.hpp"
#include "batch_records.hpp"
#include "database.hpp"
#include "goterr/commands/streams.hpp"
#include "goterr/core/joined.hpp"
#include "goterr/core/printable.hpp"
#include "goterr/render/wrap.hpp"
#include "goterr/system/interruption.hpp"
#include "goterr/system/path.hpp"
#include "goterr/system/terminal.hpp"
#include "overwriting.hpp"
#include "progress.hpp"
#include "resume.hpp"
#include "unit_source.hpp"

namespace goterr {

namespace {

/// The list of `--files-from`, open for reading; null where there is none.
std::shared_ptr<std::istream> open_list(const BatchCommand& command, std::istream& in) {
    if (!command.files_from) return nullptr;
    if (*command.files_from == "-") return {&in, [](std::istream*) {}};
    errno = 0;
    auto list = std::make_shared<std::ifstream>(*command.files_from, std::ios::binary);
    if (!*list)
        throw Error(
            fmt::format("{} cannot be read: {}", printable_name(*command.files_from), std::strerror(errno)));
    return list;
}

PathList paths_of(const BatchCommand& command, std::istream* list) {
    return {command.paths, list, command.zero_separated ? '\0' : '\n'};
}

/// Whether the list can be read more than once, which a pipe cannot.
bool is_plain_list(const BatchCommand& command) {
    std::error_code ignored;
    return command.files_from && *command.files_from != "-" &&
           std::filesystem::is_regular_file(file_path(*command.files_from), ignored);
}

/// A list that breaks off is told by those who read it for its paths.
std::optional<std::string> next_or_end(PathList& paths) {
    try {
        return paths.next();
    } catch (const Error&) {
        return std::nullopt;
    }
}

/// The sizes of all inputs. Nothing is known beforehand where the list can be read only once.
std::function<std::optional<std::uint64_t>()> sizes_of(const BatchCommand& command) {
    if (command.files_from && !is_plain_list(command)) return [] { return std::optional<std::uint64_t>(); };
    auto list = command.files_from ? std::make_shared<std::ifstream>(*command.files_from, std::ios::binary)
                                   : std::shared_ptr<std::ifstream>();
    auto paths = std::make_shared<PathList>(paths_of(command, list.get()));
    auto walk = std::make_shared<std::optional<FileWalk>>();
    return [list, paths, walk]() -> std::optional<std::uint64_t> {
        for (;;) {
            if (*walk)
                if (const auto file = (*walk)->next()) return file->size;
            const auto path = next_or_end(*paths);
            if (!path) return std::nullopt;
            walk->emplace(*path);
        }
    };
}

bool shows_progress(Wish mode) {
    return mode == Wish::always || (mode == Wish::automatic && is_terminal(Stream::error));
}

/// A unit and its place among those of the run, from 1.
struct NumberedUnit {
    Unit unit;
    std::uint64_t number = 0;
};

/// The units that fall to the command's shard. Those of others count for the progress; where they hide what
/// may fall to this one, it fails as well.
class ShardOfUnits {
public:
    ShardOfUnits(UnitSource source, const BatchCommand& command)
        : source_(std::move(source)), command_(command) {}

    std::optional<NumberedUnit> next() {
        std::uint64_t passed = 0;
        while (auto unit = source_.next()) {
            if (unit->own) {
                count_own(*unit);
                continue;
            }
            passed += unit->size;
            const std::string part = unit->first_game > 1 ? fmt::format("#{}", unit->first_game) : "";
            unit->elsewhere = !command_.shard.takes(unit->key + part);
            if (unit->elsewhere && !unit->hides_others) continue;
            unit->size = passed;
            if (!unit->bytes) refuse_overwriting(command_, unit->name);
            return NumberedUnit{*std::move(unit), ++number_};
        }
        return std::nullopt;
    }

    /// Files of goterr's own that were met, and that are not this run's.
    std::uint64_t own() const { return own_; }

private:
    void count_own(const Unit& unit) {
        if (command_.shard.takes(unit.key) && !is_kept_for(command_.output, unit.name)) ++own_;
    }

    UnitSource source_;
    const BatchCommand& command_;
    std::uint64_t number_ = 0;
    std::uint64_t own_ = 0;
};

/// One run of the command.
class Batch {
public:
    Batch(BatchCommand command, std::istream& in, std::ostream& out, std::ostream& err)
        : command_(std::move(command)),
          err_(err),
          apart_(command_),
          engine_(started_engine(command_.engine)),
          list_(open_list(command_, in)),
          units_(UnitSource(paths_of(command_, list_.get()), in), command_),
          output_(command_, out),
          progress_(err, shows_progress(command_.progress), sizes_of(command_)) {
        if (engine_) {
            apart_.advise_by(*engine_);
            command_.request = advised(std::move(command_.request), engine_.get());
        }
        done_.units = 0;
        if (output_.earlier()) before_ = output_.earlier()->done().units;
    }

    int run() {
        OrderedParallel<NumberedUnit, UnitRecords> parallel(
            [&] { return units_.next(); },
            [&](NumberedUnit&& item, const auto& emit) {
                work(std::move(item), {emit, [&] { return parallel.stopped(); }});
            });
        if (before_ == 0) begin();
        const auto interrupted = [&] { return interruption_.requested(); };
        try {
            parallel.run(
                command_.workers, [&](const UnitRecords& records) { return take(records); }, interrupted);
        } catch (const EngineFailure& failure) {
            return end_without_engine(failure);
        }
        progress_.clear();
        return interrupted() ? end_early() : end();
    }

    /// Whether the output has all records.
    bool is_complete() const { return complete_; }

private:
    void work(NumberedUnit item, const Receiver& receiver) {
        load(item.unit);
        if (item.number <= before_ || output_.was_finished())
            receiver.take(without_records(item.unit));
        else
            apart_.make_records(std::move(item.unit), receiver);
    }

    void begin() {
        if (command_.header && !output_.was_finished())
            output_.write(command_.format->header(command_.render));
    }

    bool take(const UnitRecords& records) {
        if (records.last) inputs_ = fingerprint(inputs_ ^ records.print, "");
        if (Resume* earlier = output_.earlier();
            earlier && (earlier->passed() < before_ || output_.was_finished()))
            pass(*earlier, records);
        else
            write(records);
        return !interruption_.requested();
    }

    /// What an earlier run has done.
    void pass(Resume& earlier, const UnitRecords& records) {
        earlier.pass(inputs_, records.name);
        bytes_passed_ += records.size;
        if (earlier.passed() < before_) return;
        done_ = earlier.done();
        progress_.start_at(done_.tally.games, bytes_passed_);
    }

    void write(const UnitRecords& records) {
        if (!records.messages.empty()) {
            progress_.clear();
            err_ << records.messages;
        }
        output_.write(records.text);
        progress_.add(records.tally.games, records.tally.positions + records.tally.failed, records.size);
        unit_.tally.add(records.tally);
        account_.add(records.account);
        if (!records.last) return;
        unit_.end = output_.size();
        unit_.inputs = inputs_;
        output_.note(unit_);
        done_.add(std::exchange(unit_, {}));
    }

    int end() {
        if (output_.earlier()) output_.earlier()->check_all_passed();
        if (output_.was_finished())
            err_ << fmt::format("goterr: {} was finished by an earlier run\n",
                                printable_name(command_.output));
        else
            output_.finish(done_);
        complete_ = true;
        const bool nothing = is_without_games();
        if (command_.summary && !nothing) {
            const auto columns = static_cast<std::size_t>(terminal_columns(Stream::error));
            err_ << wrapped_lines(done_.tally.summary(), columns, 2);
        }
        if (command_.summary) tell_of_own();
        if (!command_.account.empty()) give_account();
        return done_.tally.failed > 0 || nothing ? 1 : 0;
    }

    /// What an unfinished run has left stands where games are looked for, and may be what the user missed.
    void tell_of_own() const {
        if (units_.own() > 0)
            err_ << fmt::format("goterr: {} beside results (*.goterr.part, *.goterr.run) {} passed over\n",
                                units_.own() == 1 ? "a file that goterr keeps"
                                                  : fmt::format("{} files that goterr keeps", units_.own()),
                                units_.own() == 1 ? "was" : "were");
    }

    void give_account() const {
        const bool json = command_.account.ends_with(".json");
        const std::string text = json ? account_.json() : account_.text();
        if (command_.account == "-")
            err_ << text;
        else
            write_output(text, command_.account, err_);
    }

    /// Nothing was read and nothing failed: said, since who gave the paths meant some game. A part of the
    /// work may well have none, as may a choice.
    bool is_without_games() {
        const Tally& tally = done_.tally;
        if (tally.games > 0 || tally.failed > 0 || command_.shard.count > 1 || !command_.filter.accepts_all())
            return false;
        const std::string where = joined(command_.paths, ", ", printable_name);
        err_ << fmt::format(
            "goterr: there is no game in {}; what can be read are game records and boards drawn with X, O "
            "and .\n",
            where.empty() ? "the files of the list" : where);
        return true;
    }

    int end_early() {
        leave("interrupted");
        return status_interrupted;
    }

    int end_without_engine(const EngineFailure& failure) {
        progress_.clear();
        err_ << message_line("", {}, "error", failure.what());
        leave("ended");
        return 1;
    }

    /// Says how to go on.
    void leave(std::string_view how) {
        const long long games = done_.tally.games;
        output_.tidy();
        err_ << fmt::format("goterr: {} after {} game{}; only whole records were written. ", how, games,
                            games == 1 ? "" : "s")
             << (output_.unfinished().empty()
                     ? (command_.output.empty() ? "With -o FILE a run can be continued by --resume.\n" : "\n")
                     : fmt::format("They are in {}; the same command with --resume goes on from there.\n",
                                   printable_name(output_.unfinished())))
             << std::flush;
    }

    BatchCommand command_;
    std::ostream& err_;
    Apart apart_;  ///< before files are opened and signals taken, which are not for its processes
    std::unique_ptr<Engine> engine_;
    Interruption interruption_;
    std::shared_ptr<std::istream> list_;
    ShardOfUnits units_;
    BatchOutput output_;
    Progress progress_;
    std::uint64_t before_ = 0;        ///< units that an earlier run has done
    std::uint64_t bytes_passed_ = 0;  ///< of them
    std::uint64_t inputs_ = 0;        ///< fingerprint of all units so far
    Done unit_;                       ///< that is being written
    Done done_;
    bool complete_ = false;
    Account account_;
};

/// The lines that a database is made of are a batch of their own beside it, until it is complete.
int run_into_database(const BatchCommand& command, std::istream& in, std::ostream& out, std::ostream& err) {
    check_databases();
    BatchCommand lines = command;
    lines.database = false;
    lines.output = command.output + ".goterr.ndjson";
    if (command.resume && is_there(command.output) && !is_there(lines.output) &&
        !is_there(part_of(lines.output))) {
        err << fmt::format("goterr: {} was finished by an earlier run\n", printable_name(command.output));
        return 0;
    }
    Batch batch(lines, in, out, err);
    const int status = batch.run();
    if (!batch.is_complete()) return status;
    write_database(lines.output, command.output);
    std::error_code ignored;
    for (const char* beside : {"", ".goterr.run"})
        std::filesystem::remove(file_path(lines.output + beside), ignored);
    return status;
}

}  // namespace

int run(const BatchCommand& command, std::istream& in, std::ostream& out, std::ostream& err) {
    refuse_overwriting(command);
    return command.database ? run_into_database(command, in, out, err) : Batch(command, in, out, err).run();
}

}  // namespace goterr
