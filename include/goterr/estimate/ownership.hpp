/// The ownership model: for every point the expected owner at the end, -1..1, black positive.
///
/// A weighted sum of the features, stretched so that it says what really happens. Each weight is a straight
/// line over the phase of the game, so the whole model is two numbers a feature and three for the stretch.
/// They stand in data/ownership_weights.inc and data/ownership_stretch.inc and were fitted by least squares
/// on middle-game positions; `goterr_fit` fits them again.
#pragma once

#include "goterr/estimate/features.hpp"

namespace goterr {

struct FeatureWeight {
    std::string_view feature;
    float start;  ///< weight on an empty board
    float slope;  ///< what a full board adds to it
};

/// In the order of `feature_names`.
const std::array<FeatureWeight, feature_names.size()>& ownership_weights();

/// The model's value for one point.
float modeled_ownership(const Features& features, float phase);

Grid<float> expected_ownership(const Analysis& analysis);

/// For a finished position: who owns a point is nearly certain, the less the more playouts saw it otherwise.
Grid<float> settled_ownership(const Analysis& analysis, const Grid<Color>& owner);

}  // namespace goterr
