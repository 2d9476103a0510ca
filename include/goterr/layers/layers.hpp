/// The table of layers `goterr map` can show: a new layer is one file (src/layers/NAME.cpp) and one
/// row.
#pragma once

#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "goterr/estimate/study.hpp"
#include "goterr/influence/era.hpp"
#include "goterr/layers/layer.hpp"

namespace goterr {

/// The options layers have of their own; each reads those its row names.
struct LayerOptions {
    bool as_is = false;              ///< every stone counts as living
    std::optional<Color> side = {};  ///< one side only
    std::optional<Point> of = {};    ///< the source or dragon that is asked about; else the most doubtful one
    bool close_bubbles = false;
    bool answered = false;                   ///< every move is answered
    bool neutral = false;                    ///< nobody is in turn to move
    Era era = latest_era;                    ///< of influence
    std::optional<double> attenuation = {};  ///< instead of the era's
    std::optional<double> damping = {};
    std::optional<double> strength = {};  ///< of all living stones
};

/// An option of `LayerOptions` or of the estimate, as rows name them.
enum class LayerOption { as_is, side, of, dilations, close_bubbles, neutral, era, answered };

struct LayerKind {
    std::string_view name;
    std::string_view summary;  ///< for --help
    std::vector<LayerOption> takes;
    Layer (*make)(const Study&, const LayerOptions&);
};

/// All layers, in the order of --help.
std::span<const LayerKind> layer_kinds();

/// The point a layer is about: the one that was asked for, else the first stone of the dragon that is most in
/// doubt. Throws `Error` where nothing is asked for and no stone is on the board.
Point point_in_question(const Study& study, const LayerOptions& options);

Layer bouzy_layer(const Study& study, const LayerOptions& options);
Layer influence_layer(const Study& study, const LayerOptions& options);
Layer order_layer(const Study& study, const LayerOptions& options);
Layer territory_layer(const Study& study, const LayerOptions& options);
Layer eyes_layer(const Study& study, const LayerOptions& options);
Layer escape_layer(const Study& study, const LayerOptions& options);
Layer chains_layer(const Study& study, const LayerOptions& options);
Layer dragons_layer(const Study& study, const LayerOptions& options);
Layer secure_layer(const Study& study, const LayerOptions& options);

}  // namespace goterr
