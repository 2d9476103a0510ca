#include "goterr/record/formats.hpp"

#include <array>

#include "goterr/record/diagrams/diagram.hpp"
#include "lists/list_records.hpp"
#include "servers/server_records.hpp"
#include "sgf/sgf_start.hpp"

namespace goterr {
namespace {

/// A text without a proper beginning of SGF is a board if it can be meant as one, else SGF with its beginning
/// damaged.
bool is_diagram(std::string_view text) {
    return text.size() <= longest_diagram && !find_sgf_start(text, 0, false) && looks_like_diagram(text);
}

constexpr std::array table{
    InputFormat{"GIB", "Tygem", is_gib, read_gib},
    InputFormat{"UGF and UGI", "PandaNet", is_ugf, read_ugf},
    InputFormat{"OGS's .game", "the board of a game on OGS", is_ogs_grid, read_ogs_grid},
    InputFormat{"NGF", "WBaduk, CyberORO", is_ngf, read_ngf},
    InputFormat{"table of games", "yearly lists of Tygem and TOM, `id<TAB>;B[pd];W[dp]` on each line",
                is_table_of_games, read_line_of_table, line_at_front},
    InputFormat{"goterr's JSON", "what estimate, batch and map print", is_own_json, read_own_json,
                object_at_front},
    InputFormat{"rows as counts", "a board on a line, `9/9/2X3O2/9/... b`", is_counted_rows,
                read_counted_rows, line_at_front},
    InputFormat{"list of moves", "what people write, `1. D4 Q16 2. Q4`", is_move_list, read_move_list},
    InputFormat{"diagram", "a board drawn with characters, of forums and consoles", is_diagram, read_diagram},
    InputFormat{"SGF", "FF[1] to FF[4], every other program", nullptr, nullptr},
};

}  // namespace

std::span<const InputFormat> input_formats() { return table; }

}  // namespace goterr
