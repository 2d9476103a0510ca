/// Colors in a terminal: one color said in as many bits as the terminal has.
///
/// The escape sequences are ECMA-48's SGR, with the 256-color and true color forms of ISO 8613-6 as xterm has
/// them.
#pragma once

#include <string>
#include <string_view>

#include "goterr/render/drawing.hpp"
#include "goterr/render/options.hpp"

namespace goterr {

/// A color with what stands for it among xterm's 256 and among a terminal's sixteen.
struct Ink {
    Rgb rgb;
    int ansi256 = 0;
    int ansi16 = 0;
};

/// The sequence that makes what follows appear in these colors; empty without color.
std::string ink_on(Ink text, Ink ground, ColorDepth depth);

/// The text bold, or faint.
std::string bold(std::string_view text, ColorDepth depth);
std::string faint(std::string_view text, ColorDepth depth);

/// Back to the terminal's own colors; empty without color.
std::string ink_off(ColorDepth depth);

}  // namespace goterr
