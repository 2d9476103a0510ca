/// In a browser or Node there are no PNG files: an SVG picture is drawn by whoever shows it.
#include "goterr/render/png.hpp"
#include "goterr/core/error.hpp"

namespace goterr {

std::string png(const Image&) { throw Error("there is no PNG here; ask for svg"); }

}  // namespace goterr
