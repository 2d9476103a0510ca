#include <algorithm>
#include <array>

#include <fmt/format.h>

#include "goterr/record/result.hpp"
#include "goterr/render/board_picture.hpp"
#include "goterr/render/columns.hpp"
#include "goterr/render/endgame.hpp"
#include "goterr/render/png.hpp"
#include "goterr/render/sgf_annotation.hpp"
#include "goterr/render/svg.hpp"
#include "goterr/render/text.hpp"
#include "goterr/render/wrap.hpp"

namespace goterr {
namespace {

constexpr std::array endgame_formats_table{
    EndgameFormat{"text", "txt", render_endgame_text},
    EndgameFormat{"json", "json", render_endgame_json},
    EndgameFormat{"sgf", "sgf", render_endgame_sgf},
    EndgameFormat{"svg", "svg", as_svg<endgame_picture>},
    EndgameFormat{"png", "png", as_png<endgame_picture>},
};

std::string name_or_dash(const std::optional<Point>& point) { return point ? name_of(*point) : "-"; }

std::vector<std::string> row_of(const EndgamePlay& play) {
    return {name_or_dash(play.black), name_or_dash(play.white), to_string(play.value), to_string(play.mean),
            std::string(kind_in_words(play.kind))};
}

/// `1 D4, 2 pass, 3 E5`
std::string order_in_words(const EndgameLine& line) {
    std::string words;
    int number = 0;
    for (const LastMove& move : line.moves)
        words += fmt::format("{}{} {}", words.empty() ? "" : ", ", ++number,
                             move.point ? name_of(*move.point) : "pass");
    return words;
}

}  // namespace

std::span<const EndgameFormat> endgame_formats() { return endgame_formats_table; }

std::string_view kind_in_words(PlayKind kind) {
    constexpr std::string_view words[] = {"gote", "Black's sente, White's reverse sente",
                                          "White's sente, Black's reverse sente", "ko"};
    return words[static_cast<int>(kind)];
}

const EndgameLine& shown_line(const EndgameReport& report) {
    return report.estimate.position.to_move == Color::black ? report.endgame.black_first
                                                            : report.endgame.white_first;
}

std::string endgame_sentence(const EndgameLine& line, Color first) {
    return fmt::format("{} first: {}", title_of(first), result_text(line.lead));
}

std::string shown_sentence(const EndgameReport& report) {
    return endgame_sentence(shown_line(report), report.estimate.position.to_move);
}

std::string render_endgame_text(const EndgameReport& report, const RenderOptions& options) {
    const Endgame& endgame = report.endgame;
    std::string text = render_text_board(report.estimate, report.from, options);
    const auto add = [&](const std::string& line) { text += wrapped(line, columns_of(options), 4) + '\n'; };
    std::vector<std::vector<std::string>> rows{{"Black at", "White at", "points", "count", "kind"}};
    for (const EndgamePlay& play : endgame.plays) rows.push_back(row_of(play));
    if (rows.size() > 1) text += table_in_columns(rows, options.width);
    if (rows.size() == 1 && endgame.exact) add("No play is worth anything.");
    for (const Color first : {Color::black, Color::white}) {
        const EndgameLine& line = first == Color::black ? endgame.black_first : endgame.white_first;
        const std::string order = order_in_words(line);
        add(endgame_sentence(line, first) + (order.empty() ? "" : ": " + order));
    }
    if (endgame.unread == 1) add("1 area was too large to be read to the end, counted as it stands.");
    if (endgame.unread > 1)
        add(fmt::format("{} areas were too large to be read to the end, counted as they stand.",
                        endgame.unread));
    const std::vector<Dragon>& dragons = report.estimate.dragons;
    const auto open = std::count_if(dragons.begin(), dragons.end(), is_unsettled);
    if (open > 0)
        add(fmt::format("Whether {} dragon{} (?) live{} is open.", open, open == 1 ? "" : "s",
                        open == 1 ? "s" : ""));
    if (open == 0 && endgame.unread == 0 && !endgame.holds)
        add("In one of these orders stones are short of liberties in the end: it may not come to that "
            "result.");
    add(endgame.exact ? "Read to the end." : "Not all of it was read to the end.");
    return text;
}

std::string render_endgame_sgf(const EndgameReport& report, const RenderOptions& options) {
    Estimate shown = report.estimate;
    shown.last_moves = shown_line(report).moves;
    RenderOptions with_line = options;
    with_line.last_moves = true;
    return render_sgf_with_line(shown, report.from, with_line, shown_sentence(report));
}

Drawing endgame_picture(const EndgameReport& report, const PictureOptions& options) {
    return board_picture(report.estimate, report.from, options,
                         {shown_line(report).moves, shown_sentence(report)});
}

}  // namespace goterr
