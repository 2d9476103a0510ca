#include "resume.hpp"

#include "goterr/render/csv.hpp"
#include "goterr/render/utf8.hpp"
#include "read_records.hpp"

namespace goterr {

namespace {

bool is_csv(const BatchCommand& command) { return command.format->name == "csv"; }

/// The name as a record has it: JSON cannot hold what is no UTF-8.
std::string as_recorded(const std::string& name) {
    std::string text;
    for (std::size_t at = 0; at < name.size();) {
        const std::size_t length = utf8_length(std::string_view(name).substr(at));
        text += length == 0 ? "\xef\xbf\xbd" : name.substr(at, length);
        at += length == 0 ? 1 : length;
    }
    return text;
}

/// A unit's records come in ascending order; the same file given twice begins again.
bool follows(const RecordFacts& next, const RecordFacts& last) {
    return next.game > last.game || (next.game == last.game && next.move > last.move);
}

}  // namespace

Resume::Resume(const std::string& file, const BatchCommand& command)
    : command_(command), in_(file, std::ios::binary) {
    if (command.format->name != "ndjson" && !is_csv(command))
        throw Error("--resume works with the formats ndjson and csv");
    if (is_csv(command) && command.header) {
        std::string header;
        if (std::getline(in_, header) && !in_.eof()) read_ = done_ = header.size() + 1;
        if (read_ > 0 && header + '\n' != csv_header()) throw Error(file + " is no CSV of this goterr");
    }
    read_next();
}

/// Reads the next whole record; what is torn, and all behind it, is left out.
void Resume::read_next() {
    next_.reset();
    std::string line, more;
    if (!std::getline(in_, line) || in_.eof()) return;
    while (is_csv(command_) && is_open_csv(line)) {
        if (!std::getline(in_, more) || in_.eof()) return;
        line += '\n' + more;
    }
    auto facts = is_csv(command_) ? facts_of_csv(line) : facts_of_ndjson(line);
    if (!facts) return;
    read_ += line.size() + 1;
    next_ = Record{*std::move(facts), read_};
}

bool Resume::belongs(const Unit& unit) const {
    const RecordFacts& facts = next_->facts;
    const std::string name = is_csv(command_) ? unit.name : as_recorded(unit.name);
    return facts.file == name && facts.game >= unit.first_game && facts.game - unit.first_game < unit.games;
}

void Resume::add(const std::vector<RecordFacts>& facts) {
    for (std::size_t i = 0; i < facts.size(); ++i) {
        const bool last = i + 1 == facts.size() || facts[i + 1].game != facts[i].game;
        RecordFacts record = facts[i];
        if (!last || !command_.moments.moves.empty()) record.margin.reset();
        tally_.add(record);
        if (last && !record.failed) tally_.add_games(1);
    }
}

bool Resume::covers(const Unit& unit) {
    if (!next_) return false;
    std::vector<RecordFacts> facts;
    std::uint64_t end = done_;
    while (next_ && belongs(unit) && (facts.empty() || follows(next_->facts, facts.back()))) {
        facts.push_back(next_->facts);
        end = next_->end;
        read_next();
    }
    if (!next_ && !facts.empty()) return false;  // it may go on in what was lost
    add(facts);
    done_ = end;
    return true;
}

}  // namespace goterr
