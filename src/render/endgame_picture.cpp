#include "goterr/render/board_picture.hpp"
#include "goterr/render/endgame.hpp"
#include "goterr/render/png.hpp"
#include "goterr/render/svg.hpp"

namespace goterr {

Drawing endgame_picture(const EndgameReport& report, const PictureOptions& options) {
    return board_picture(report.estimate, report.from, options, shown_line(report).moves);
}

std::string render_endgame_svg(const EndgameReport& report, const RenderOptions& options) {
    return svg(endgame_picture(report, options.picture), options.picture.pixels);
}

std::string render_endgame_png(const EndgameReport& report, const RenderOptions& options) {
    return png(rasterize(endgame_picture(report, options.picture), options.picture.pixels));
}

}  // namespace goterr
