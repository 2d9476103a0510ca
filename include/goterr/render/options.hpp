/// How an estimate is to be shown. Every renderer takes the same struct and reads what concerns it.
#pragma once

namespace goterr {

enum class Charset { ascii, unicode };
enum class ColorDepth { none, ansi16, ansi256, truecolor };

struct RenderOptions {
    Charset charset = Charset::ascii;
    ColorDepth color = ColorDepth::none;
    int width = 0;          ///< columns of the terminal, 0 when there is none
    bool ownership = true;  ///< JSON: with the array of ownership values
};

}  // namespace goterr
