#include "resume.hpp"

#include <fmt/format.h>

#include "goterr/commands/streams.hpp"
#include "goterr/core/printable.hpp"

namespace goterr {

namespace {

std::string value_in(const MadeWith& all, const std::string& name) {
    const auto found = all.find(name);
    return found == all.end() ? "" : found->second;
}

std::string shown(const std::string& value) { return value.empty() ? "(none)" : printable_name(value); }

/// What differs, in words; empty where nothing does.
std::string differences(const MadeWith& before, const MadeWith& now) {
    std::string text;
    MadeWith all = before;
    all.insert(now.begin(), now.end());
    for (const auto& entry : all) {
        const std::string& name = entry.first;
        const std::string was = value_in(before, name), is = value_in(now, name);
        if (was == is) continue;
        text += fmt::format("{}{} was {} and is {}", text.empty() ? "" : "; ", printable_name(name),
                            shown(was), shown(is));
    }
    return text;
}

}  // namespace

Resume::Resume(const std::string& results, const std::string& journal, std::uint64_t size,
               const MadeWith& made_with)
    : results_(results), in_(journal, std::ios::binary) {
    done_.units = 0;
    try {
        lines_.emplace(in_);
    } catch (const Error&) {
        refuse("and nothing beside it says what it was made with");
    }
    if (const std::string differ = differences(lines_->made_with(), made_with); !differ.empty())
        refuse("made with something else: " + differ);
    const auto first = lines_->bytes();
    bytes_ = first;
    while (auto line = lines_->next()) {
        if (line->end > size) break;
        done_.add(*line);
        bytes_ = lines_->bytes();
    }
    in_.clear();
    in_.seekg(0);
    lines_.emplace(in_);
}

void Resume::refuse(const std::string& sentence) const {
    throw WrongUse(fmt::format("{} is there, {}; it is left alone (without --resume it is made anew)",
                               printable_name(results_), sentence));
}

void Resume::pass(std::uint64_t inputs, const std::string& name) {
    if (passed_ == done_.units)
        refuse(fmt::format("finished before {} was among the inputs", printable_name(name)));
    ++passed_;
    const auto line = passed_ > told_ ? lines_->next() : std::nullopt;
    if (line) told_ += line->units;
    compared_ = line ? line->inputs : compared_;
    if (passed_ == told_ && inputs != compared_)
        refuse(fmt::format("made from other inputs: up to {}, number {} of them, they are not the same",
                           printable_name(name), passed_));
}

void Resume::check_all_passed() const {
    if (passed_ < done_.units)
        refuse(fmt::format("made from {} inputs, of which there are {} now", done_.units, passed_));
}

}  // namespace goterr
