/// What is left to play, in all formats: the plays with their values, the best order, the result.
#pragma once

#include <span>
#include <string>
#include <string_view>

#include "goterr/estimate/endgame.hpp"
#include "goterr/render/drawing.hpp"
#include "goterr/render/options.hpp"
#include "goterr/render/provenance.hpp"

namespace goterr {

struct EndgameReport {
    Estimate estimate;
    Endgame endgame;
    Provenance from;
};

struct EndgameFormat {
    std::string_view name;
    std::string_view extension;
    std::string (*render)(const EndgameReport&, const RenderOptions&);
};

/// All formats; text is the first.
std::span<const EndgameFormat> endgame_formats();

/// `gote`, `Black's sente, White's reverse sente`, `ko`.
std::string_view kind_in_words(PlayKind kind);
/// The best order for the side to move.
const EndgameLine& shown_line(const EndgameReport& report);
/// `Black first: B+0.5`
std::string endgame_sentence(const EndgameLine& line, Color first);
/// That of the best order for the side to move.
std::string shown_sentence(const EndgameReport& report);

std::string render_endgame_text(const EndgameReport& report, const RenderOptions& options);
std::string render_endgame_json(const EndgameReport& report, const RenderOptions& options);
/// The record with the best order as a variation, whose last move says what it comes to.
std::string render_endgame_sgf(const EndgameReport& report, const RenderOptions& options);
/// The position with the best order as numbered stones, and what it comes to.
Drawing endgame_picture(const EndgameReport& report, const PictureOptions& options);

}  // namespace goterr
