#include "result.hpp"

#include <cstdlib>
#include <cstring>
#include <limits>
#include <new>

#include "goterr/estimate/win_chance.hpp"

namespace {

using goterr::Color;

constexpr double no_number = std::numeric_limits<double>::quiet_NaN();

std::vector<signed char> signs_of(const goterr::Grid<Color>& colors) {
    std::vector<signed char> signs;
    signs.reserve(colors.values().size());
    for (const Color color : colors.values()) signs.push_back(static_cast<signed char>(sign(color)));
    return signs;
}

std::vector<signed char> marks_of(const goterr::PointSet& points, goterr::BoardSize size) {
    std::vector<signed char> marks(static_cast<std::size_t>(size.area()));
    for (const goterr::Point p : points) marks[static_cast<std::size_t>(size.index_of(p))] = 1;
    return marks;
}

}  // namespace

goterr_result::goterr_result(goterr::Prepared prepared, goterr::CallOptions given)
    : options(std::move(given)),
      estimate(options.longer_look ? goterr::estimate(prepared.position, prepared.options)
                                   : goterr::estimate_without_dragons(prepared.position, prepared.options)),
      from(std::move(prepared.from)),
      board(signs_of(drawn_board(estimate.position))),
      owner(signs_of(estimate.owner)),
      dead(marks_of(estimate.dead, estimate.position.board.size())),
      seki(marks_of(estimate.seki, estimate.position.board.size())),
      unsettled(marks_of(unsettled_stones(estimate.dragons, estimate.position.board.size()),
                         estimate.position.board.size())) {}

namespace goterr::abi {

CallOptions options_of(const char* json) { return options_over({}, json); }

CallOptions options_over(CallOptions given, const char* json) {
    if (json == nullptr) return given;
    for (const NamedOption& option : options_of_json(json)) set_option(given, option);
    return given;
}

char* copy_of(std::string_view text) {
    char* copy = static_cast<char*>(std::malloc(text.size() + 1));
    if (copy == nullptr) throw std::bad_alloc();
    std::memcpy(copy, text.data(), text.size());
    copy[text.size()] = '\0';
    return copy;
}

namespace {

std::string sentence_of(const ParseError& error) {
    const auto [line, column] = error.where();
    if (line == 0) return error.what();
    return std::to_string(line) + ':' + std::to_string(column) + ": " + error.what();
}

std::string sentence() {
    try {
        throw;
    } catch (const ParseError& error) {
        return sentence_of(error);
    } catch (const std::bad_alloc&) {
        return "there is not enough memory";
    } catch (const std::exception& error) {
        return error.what();
    } catch (...) {
        return "an unknown error";
    }
}

}  // namespace

void explain(char** error) noexcept {
    if (error == nullptr) return;
    *error = nullptr;
    try {
        *error = copy_of(sentence());
    } catch (...) {  // no memory for the sentence either
    }
}

}  // namespace goterr::abi

void goterr_result_free(goterr_result* result) { delete result; }
void goterr_free(char* text) { std::free(text); }

int goterr_width(const goterr_result* result) {
    return result == nullptr ? 0 : result->estimate.position.board.size().width;
}
int goterr_height(const goterr_result* result) {
    return result == nullptr ? 0 : result->estimate.position.board.size().height;
}
const signed char* goterr_board(const goterr_result* result) {
    return result == nullptr ? nullptr : result->board.data();
}
const signed char* goterr_owner(const goterr_result* result) {
    return result == nullptr ? nullptr : result->owner.data();
}
const signed char* goterr_dead(const goterr_result* result) {
    return result == nullptr ? nullptr : result->dead.data();
}
const signed char* goterr_seki(const goterr_result* result) {
    return result == nullptr ? nullptr : result->seki.data();
}
const signed char* goterr_unsettled(const goterr_result* result) {
    return result == nullptr ? nullptr : result->unsettled.data();
}
const float* goterr_ownership(const goterr_result* result) {
    return result == nullptr ? nullptr : result->estimate.ownership.values().data();
}
double goterr_lead(const goterr_result* result) {
    return result == nullptr ? no_number : result->estimate.lead();
}
double goterr_low(const goterr_result* result) {
    return result == nullptr ? no_number : result->estimate.low;
}
double goterr_high(const goterr_result* result) {
    return result == nullptr ? no_number : result->estimate.high;
}
double goterr_win_chance(const goterr_result* result) {
    return result == nullptr ? no_number : goterr::black_win_chance(result->estimate);
}
