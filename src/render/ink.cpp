#include "goterr/render/ink.hpp"

#include <fmt/format.h>

namespace goterr {
namespace {

/// The SGR parameters of one color, `layer` 3 for text and 4 for its ground.
std::string parameters(Ink ink, int layer, ColorDepth depth) {
    switch (depth) {
        case ColorDepth::none: return "";
        case ColorDepth::ansi16:
            return std::to_string((ink.ansi16 < 8 ? layer * 10 : layer * 10 + 52) + ink.ansi16);
        case ColorDepth::ansi256: return fmt::format("{}8;5;{}", layer, ink.ansi256);
        case ColorDepth::truecolor:
            return fmt::format("{}8;2;{};{};{}", layer, ink.rgb.red, ink.rgb.green, ink.rgb.blue);
    }
    return "";
}

std::string styled(std::string_view text, int style, ColorDepth depth) {
    return depth == ColorDepth::none ? std::string(text) : fmt::format("\x1b[{}m{}\x1b[0m", style, text);
}

}  // namespace

std::string ink_on(Ink text, Ink ground, ColorDepth depth) {
    if (depth == ColorDepth::none) return "";
    return fmt::format("\x1b[{};{}m", parameters(text, 3, depth), parameters(ground, 4, depth));
}

std::string bold(std::string_view text, ColorDepth depth) { return styled(text, 1, depth); }

std::string faint(std::string_view text, ColorDepth depth) { return styled(text, 2, depth); }

std::string ink_off(ColorDepth depth) { return depth == ColorDepth::none ? "" : "\x1b[0m"; }

}  // namespace goterr
