#include "goterr/render/report_position.hpp"

#include <cmath>

#include <fmt/format.h>

#include "goterr/record/result.hpp"
#include "goterr/render/json_value.hpp"
#include "goterr/render/reason.hpp"
#include "goterr/render/summary.hpp"
#include "goterr/render/words.hpp"
#include "json_list.hpp"

namespace goterr {
namespace {

std::string point_list(const PointSet& points) {
    return json_list(points, [&](Point p) { return std::to_string(points.size().index_of(p)); });
}

/// Estimates do not look for eyes; what their verdicts rest on is said.
std::string dragon_paragraph(const Dragon& dragon) {
    std::string text;
    for (const std::string& sentence :
         dragon_sentences(dragon, lowest_left(dragon.stones), DragonEyes::unknown))
        text += (text.empty() ? "" : " ") + sentence;
    return text;
}

std::string dragon_json(const Dragon& dragon) {
    return fmt::format(R"({{"side":"{}","status":"{}","stones":{},"reason":{}}})",
                       dragon.side == Color::black ? 'B' : 'W', name_of(dragon.status),
                       point_list(dragon.stones), json_string(dragon_paragraph(dragon)));
}

std::string letters(const Grid<Color>& grid, std::string_view of) {
    std::string text;
    for (const Color color : grid.values()) text += of[static_cast<std::size_t>(color)];
    return text;
}

/// One letter a point: a white's for sure, m nobody's, y black's.
std::string ownership_letters(const Grid<float>& ownership) {
    std::string text;
    for (const float value : ownership.values())
        text += static_cast<char>('m' + std::lround(std::fmin(1, std::fmax(-1, value)) * 12));
    return text;
}

/// Territory, prisoners, stones, komi.
std::string counted_json(const SideScore& side) {
    return fmt::format("[{},{},{},{}]", json_number(side.territory), json_number(side.prisoners),
                       json_number(side.stones), json_number(side.komi));
}

}  // namespace

std::string render_report_position(const Estimate& e, const Provenance& from) {
    const BoardSize size = e.position.board.size();
    const int last = from.last_move ? size.index_of(*from.last_move) : -1;
    return fmt::format(
        R"({{"move":{},"last":{},"board":"{}","owner":"{}","ownership":"{}","dead":{},"lead":{},"low":{},"high":{},)"
        R"("result":{},"interval":{},"score":[{},{}],"finished":{},"words":{},"dragons":{}}})",
        from.move, last, letters(e.position.board, ".XO"), letters(e.owner, ".BW"),
        ownership_letters(e.ownership), point_list(e.dead), json_number(e.lead()), json_number(e.low),
        json_number(e.high), json_string(result_text(e.lead())), json_string(range_in_words(e.low, e.high)),
        counted_json(e.score.black), counted_json(e.score.white), e.finished,
        json_string(circumstances(e, from)), json_list(e.dragons, dragon_json));
}

}  // namespace goterr
