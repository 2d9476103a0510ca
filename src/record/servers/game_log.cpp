#include "game_log.hpp"

#include <utility>

#include "goterr/board/chains.hpp"
#include "goterr/board/handicap.hpp"
#include "goterr/core/ascii.hpp"
#include "goterr/record/result.hpp"

namespace goterr {

bool LineReader::next() {
    if (next_ >= text_.size()) return false;
    const std::size_t end = line_end(text_, next_);
    line_ = trimmed(text_.substr(next_, end - next_));
    next_ = behind_line_break(text_, end);
    ++number_;
    return true;
}

void GameLog::set_result(std::string result) {
    if (result.empty()) return;
    game_.info.margin = margin_of(result);
    game_.info.result = std::move(result);
}

void GameLog::fail(std::size_t offset, const std::string& sentence) const {
    throw ParseError(PlaceFinder(text_).at(offset), sentence);
}

Legality GameLog::push(const Step& step, std::size_t offset) {
    if (game_.steps.size() >= most_steps)
        fail(offset, "the game has more than " + std::to_string(most_steps) + " moves and setup stones");
    game_.steps.push_back(step);
    return goterr::take(step, board_);
}

void GameLog::set_up(Color color, Point point, std::size_t offset) {
    push({Step::Kind::setup, color, point}, offset);
}

void GameLog::move(Color color, Point point, std::size_t offset) {
    switch (push({Step::Kind::move, color, point}, offset)) {
        case Legality::occupied: report(Odd::occupied, offset); break;
        case Legality::ko: report(Odd::ko, offset); break;
        case Legality::suicide: report(Odd::suicide, offset); break;
        default: break;
    }
}

void GameLog::pass(Color color, std::size_t offset) { push({Step::Kind::pass, color, {}}, offset); }

void GameLog::set_up_handicap(int stones, std::size_t offset) {
    if (stones < 2) return;
    const auto points = fixed_handicap(size(), stones);
    if (points.empty()) report(Odd::handicap_without_stones, offset);
    set_handicap(stones);
    for (const Point p : points) set_up(Color::black, p, offset);
}

Game GameLog::take(bool of_server) {
    if (game_.move_count() == 0 && !breathless_stones(board_.position().board).empty())
        report(Odd::no_liberty, 0);
    PlaceFinder places(text_);
    game_.warnings = odd_.diagnostics(places);
    if (!of_server) return std::move(game_);
    game_.info.count_habit.signs.push_back(CountSign::server);
    if (ends_with_passes(game_.steps)) game_.info.count_habit.signs.push_back(CountSign::passes);
    return std::move(game_);
}

std::vector<std::string_view> pieces(std::string_view line, char separator) {
    std::vector<std::string_view> all;
    while (all.size() < 64) {
        const std::size_t end = std::min(line.find(separator), line.size());
        if (end > 0 || separator == ',') all.push_back(trimmed(line.substr(0, end)));
        if (end >= line.size()) break;
        line.remove_prefix(end + 1);
    }
    return all;
}

}  // namespace goterr
