#include "batch_output.hpp"

#include <fcntl.h>
#include <unistd.h>

#include <cerrno>
#include <filesystem>
#include <ostream>

#include <fmt/format.h>

#include "goterr/commands/streams.hpp"
#include "goterr/core/printable.hpp"
#include "goterr/system/path.hpp"

namespace goterr {

namespace {

namespace fs = std::filesystem;

std::string journal_of(const std::string& file) { return file + ".goterr.run"; }
std::string journal_of_part(const std::string& file) { return part_of(file) + ".run"; }

std::uint64_t size_of(const std::string& file) {
    std::error_code problem;
    const auto size = fs::file_size(file_path(file), problem);
    return problem ? 0 : size;
}

}  // namespace

bool is_kept_for(const std::string& output, const std::string& file) {
    const auto same = [&](const std::string& kept) {
        std::error_code ignored;
        return fs::equivalent(file_path(kept), file_path(file), ignored);
    };
    return !output.empty() &&
           (same(part_of(output)) || same(journal_of_part(output)) || same(journal_of(output)));
}

BatchOutput::BatchOutput(const BatchCommand& command, std::ostream& out)
    : made_with_(command.made_with), file_(command.output == "-" ? "" : command.output), out_(out) {
    if (command.resume && (file_.empty() || !is_replaceable(file_)))
        throw WrongUse("--resume goes on with a file: -o FILE names it");
    if (file_.empty()) return;
    if (!is_replaceable(file_)) {
        device_.emplace(open_device(file_));
        return;
    }
    if (command.resume && !is_there(part_of(file_)) && is_there(file_)) {
        finished_ = true;
        ::unlink(journal_of_part(file_).c_str());  // of a run that was killed as it finished
        earlier_.emplace(file_, journal_of(file_), size_of(file_), made_with_);
        if (earlier_->done().end != size_of(file_))
            throw WrongUse(
                fmt::format("{} was changed since it was finished; it is left alone", printable_name(file_)));
        return;
    }
    part_.emplace(file_, command.resume);
    const std::uint64_t left = part_->file().size();
    left > 0 ? go_on(left) : begin();
}

BatchOutput::~BatchOutput() { tidy(); }

void BatchOutput::tidy() {
    if (!part_ || noted_ || finished_) return;
    ::unlink(journal_of_part(file_).c_str());
    part_.reset();
}

void BatchOutput::begin() {
    journal_.emplace(open_new(journal_of_part(file_), file_));
    try {
        journal_->write(journal_head(made_with_));
    } catch (const Error&) {
        ::unlink(journal_of_part(file_).c_str());
        throw;
    }
}

/// Goes on with what is left, if it was the same work.
void BatchOutput::go_on(std::uint64_t left) {
    part_->keep(true);
    earlier_.emplace(part_of(file_), journal_of_part(file_), left, made_with_);
    const int descriptor = ::open(journal_of_part(file_).c_str(), O_WRONLY | O_NOFOLLOW | O_CLOEXEC);
    journal_.emplace(descriptor, file_);
    if (descriptor < 0) journal_->fail(errno);
    part_->file().cut(earlier_->done().end);
    journal_->cut(earlier_->journal_bytes());
    noted_ = earlier_->done().units > 0;
    size_ = earlier_->done().end;
}

std::string BatchOutput::unfinished() const { return part_ && noted_ ? part_of(file_) : ""; }

/// What can be gone on with is told with every failure.
void BatchOutput::fail(const Error& error) const {
    throw Error(std::string(error.what()) + (noted_ ? "; --resume goes on when it can" : ""));
}

void BatchOutput::write(std::string_view records) {
    if (records.empty()) return;
    try {
        if (part_ || device_)
            (part_ ? part_->file() : *device_).write(records);
        else
            write_output(records, "", out_);
    } catch (const Error& error) {
        fail(error);
    }
    size_ += records.size();
}

void BatchOutput::note(const Done& done) {
    if (!part_) return;
    try {
        journal_->write(journal_line(done));
    } catch (const Error& error) {
        fail(error);
    }
    noted_ = true;
    part_->keep(true);
}

/// What the disk would not confirm is not gone on with: it may not be there.
void BatchOutput::confirm() {
    try {
        part_->file().sync();
    } catch (const Error&) {
        noted_ = false;
        part_->keep(false);
        throw;
    }
}

void BatchOutput::finish(const Done& all) {
    if (!part_) return;
    confirm();
    try {
        OpenFile journal = open_new(journal_of(file_), file_);
        journal.write(journal_head(made_with_) + journal_line(all));
        journal.sync();
        part_->finish();
    } catch (const Error& error) {
        fail(error);
    }
    ::unlink(journal_of_part(file_).c_str());
    noted_ = true;
}

}  // namespace goterr
