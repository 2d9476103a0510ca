#include "journal.hpp"

#include <istream>
#include <vector>

#include <fmt/format.h>

#include "goterr/core/error.hpp"
#include "goterr/core/printable.hpp"
#include "goterr/system/number.hpp"

namespace goterr {

namespace {

constexpr std::string_view first_line = "goterr batch, made with";
constexpr std::size_t longest_line = std::size_t{1} << 20;
constexpr std::size_t numbers_of_line = 11;
constexpr std::size_t fields_of_record = 5;

std::vector<std::string_view> fields_of(std::string_view line) {
    std::vector<std::string_view> fields;
    for (std::size_t at = 0; at <= line.size();) {
        const std::size_t end = std::min(line.find('\t', at), line.size());
        fields.push_back(line.substr(at, end - at));
        at = end + 1;
    }
    return fields;
}

/// Whether the whole text is a number that fits.
template <typename Number>
bool read_number(std::string_view text, Number& number) {
    std::optional<Number> found;
    if constexpr (std::is_same_v<Number, double>)
        found = decimal_number(text);
    else
        found = whole_number<Number>(text);
    number = found.value_or(number);
    return found.has_value();
}

std::string record_text(const RecordFacts& facts) {
    return fmt::format("\t{}\t{}\t{}\t{}\t{}", facts.lead, *facts.margin, facts.game, facts.move,
                       printable_name(facts.file));
}

std::optional<RecordFacts> record_of(const std::string_view* fields) {
    RecordFacts facts;
    facts.margin.emplace();
    const auto file = name_printed_as(fields[4]);
    if (!read_number(fields[0], facts.lead) || !read_number(fields[1], *facts.margin) ||
        !read_number(fields[2], facts.game) || !read_number(fields[3], facts.move) || !file)
        return std::nullopt;
    facts.file = *file;
    return facts;
}

std::string check_of(std::string_view line) { return fmt::format("{:08x}", fingerprint(0, line) >> 32); }

/// Nothing where a field is none of ours.
std::optional<Done> done_of(const std::vector<std::string_view>& fields) {
    if (fields.size() < numbers_of_line || (fields.size() - numbers_of_line) % fields_of_record != 0)
        return std::nullopt;
    Done done;
    bool good = read_number(fields[0], done.end) && read_number(fields[1], done.units) &&
                read_number(fields[2], done.inputs) && done.units > 0;
    std::size_t at = 3;
    for (const auto count : tally_counts)
        good = good && read_number(fields[at++], done.tally.*count) && done.tally.*count >= 0;
    for (; good && at < fields.size(); at += fields_of_record) {
        const auto record = record_of(&fields[at]);
        good = record.has_value();
        if (good) done.tally.furthest.push_back(*record);
    }
    return good ? std::optional(std::move(done)) : std::nullopt;
}

}  // namespace

void Done::add(const Done& later) {
    end = later.end;
    units += later.units;
    inputs = later.inputs;
    tally.add(later.tally);
}

std::string journal_head(const MadeWith& made_with) {
    std::string text(first_line);
    text += '\n';
    for (const auto& [name, value] : made_with)
        text += fmt::format("{}\t{}\n", printable_name(name), printable_name(value));
    return text + '\n';
}

std::string journal_line(const Done& done) {
    std::string line = fmt::format("{}\t{}\t{}", done.end, done.units, done.inputs);
    for (const auto count : tally_counts) line += fmt::format("\t{}", done.tally.*count);
    for (const RecordFacts& facts : done.tally.furthest) line += record_text(facts);
    return line + '\t' + check_of(line) + '\n';
}

JournalReader::JournalReader(std::istream& in) : in_(in) {
    if (!read_line() || line_ != first_line) throw Error("this does not say what a batch was made with");
    while (read_line() && !line_.empty()) {
        const auto fields = fields_of(line_);
        const auto name = name_printed_as(fields.front()), value = name_printed_as(fields.back());
        if (fields.size() != 2 || !name || !value) throw Error("what the batch was made with is damaged");
        made_with_[*name] = *value;
    }
    if (!in_ || !line_.empty()) throw Error("what the batch was made with is cut off");
}

/// Whether there was another line with its end.
bool JournalReader::read_line() {
    line_.clear();
    for (char c = 0; in_.get(c);) {
        ++bytes_;
        if (c == '\n') return true;
        if (line_.size() >= longest_line) break;
        line_ += c;
    }
    in_.setstate(std::ios::failbit);
    return false;
}

std::optional<Done> JournalReader::next() {
    const std::uint64_t before = bytes_;
    if (read_line() && line_.find('\t') != std::string::npos) {
        const std::string_view line = line_;
        const std::size_t last = line.rfind('\t');
        if (line.substr(last + 1) == check_of(line.substr(0, last)))
            if (auto done = done_of(fields_of(line.substr(0, last))); done && done->end >= end_) {
                end_ = done->end;
                return done;
            }
    }
    bytes_ = before;
    in_.setstate(std::ios::failbit);
    return std::nullopt;
}

std::uint64_t fingerprint(std::uint64_t before, std::string_view bytes) {
    constexpr std::uint64_t odd = 0x9e3779b97f4a7c15U;
    std::uint64_t hash = (before ^ bytes.size()) * odd;
    for (std::size_t at = 0; at < bytes.size(); at += sizeof(std::uint64_t)) {
        std::uint64_t eight = 0;
        for (std::size_t i = std::min(bytes.size(), at + sizeof eight); i > at; --i)
            eight = eight << 8 | static_cast<unsigned char>(bytes[i - 1]);
        hash = (hash ^ eight) * odd;
        hash ^= hash >> 29;
    }
    return hash ^ hash >> 32;
}

}  // namespace goterr
