#include "game_log.hpp"
#include "server_records.hpp"
#include "sgf/sgf_node.hpp"
#include "sgf/sgf_values.hpp"

namespace goterr {
namespace {

struct GridHeader {
    int width = 0;
    int height = 0;
    std::optional<Color> to_move;
    std::size_t offset = 0;  ///< of the last line about the size
};

/// A line `name number`; false for any other.
bool read_field(GridHeader& header, const LineReader& lines) {
    const auto fields = pieces(lines.line(), ' ');
    if (fields.size() != 2 || read_integer(fields[0])) return false;
    const int number = read_integer(fields[1]).value_or(0);
    if (fields[0] == "width") header.width = number;
    if (fields[0] == "height") header.height = number;
    if (fields[0] == "width" || fields[0] == "height") header.offset = lines.offset();
    if (fields[0] == "player_to_move")
        header.to_move = number == 1    ? std::optional(Color::black)
                         : number == -1 ? std::optional(Color::white)
                                        : std::nullopt;
    return true;
}

GridHeader read_header(std::string_view text) {
    GridHeader header;
    LineReader lines(text);
    while (lines.next() && lines.number() < 100) read_field(header, lines);
    if (!is_board_size(header.width, header.height))
        throw ParseError(PlaceFinder(text).at(header.offset), std::to_string(header.width) + "x" +
                                                                  std::to_string(header.height) +
                                                                  " is no size of a board from 1x1 to 52x52");
    return header;
}

void read_row(GameLog& log, const LineReader& lines, int row) {
    const auto cells = pieces(lines.line(), ' ');
    const auto width = static_cast<std::size_t>(log.size().width);
    if (cells.size() != width)
        log.fail(lines.offset(), "a row has " + std::to_string(log.size().width) + " points, this one " +
                                     std::to_string(cells.size()));
    for (std::size_t column = 0; column < width; ++column) {
        const auto number = read_integer(cells[column]);
        const auto offset = static_cast<std::size_t>(cells[column].data() - lines.line().data());
        if (!number || *number < -1 || *number > 1)
            log.fail(lines.offset() + offset, quoted(cells[column]) + " is no stone; use 1, -1 or 0");
        const Color color = *number > 0 ? Color::black : Color::white;
        if (*number != 0) log.set_up(color, {static_cast<int>(column), row}, lines.offset());
    }
}

}  // namespace

/// Rows behind the board say which stones the players took off, and are not read.
Game read_ogs_grid(std::string_view text) {
    const GridHeader header = read_header(text);
    GameLog log(text, {header.width, header.height});
    LineReader lines(text);
    int row = header.height;
    GridHeader ignored;
    while (row > 0 && lines.next()) {
        const std::string_view line = lines.line();
        if (line.empty() || line[0] == '#' || read_field(ignored, lines)) continue;
        read_row(log, lines, --row);
    }
    if (row > 0) log.fail(text.size(), std::to_string(row) + " rows of the board are missing");
    if (header.to_move) log.set_to_move(*header.to_move);
    return log.take();
}

}  // namespace goterr
