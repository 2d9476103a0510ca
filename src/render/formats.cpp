#include "goterr/render/formats.hpp"

#include <array>

#include "goterr/render/board_picture.hpp"
#include "goterr/render/csv.hpp"
#include "goterr/render/format_table.hpp"
#include "goterr/render/json.hpp"
#include "goterr/render/sgf_annotation.hpp"
#include "goterr/render/text.hpp"

namespace goterr {

namespace {

constexpr std::array estimate_table{
    Format{"text", "txt", render_text},    Format{"json", "json", render_json},
    Format{"csv", "csv", render_csv_file}, Format{"svg", "svg", render_svg},
#ifdef GOTERR_HAS_PNG
    Format{"png", "png", render_png},
#endif
    Format{"sgf", "sgf", render_sgf},
};

}  // namespace

std::span<const Format> formats() { return estimate_table; }

const Format* format_named(std::string_view name) { return row_named(formats(), name); }

}  // namespace goterr
