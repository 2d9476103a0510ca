/// The layers `influence`, `order` and `territory`.
#include "goterr/core/error.hpp"
#include "goterr/influence/barriers.hpp"
#include "goterr/influence/territory.hpp"
#include "goterr/layers/layers.hpp"

namespace goterr {
namespace {

Era era_of(const LayerOptions& options) {
    Era era = options.era;
    era.attenuation = options.attenuation.value_or(era.attenuation);
    era.diagonal_damping = options.damping.value_or(era.diagonal_damping);
    return era;
}

Color turn_of(const Study& study, const LayerOptions& options) {
    return options.neutral ? Color::empty : study.position().to_move;
}

/// As the dragons are judged, or all living; of the asked strength where one was asked for.
Standing standing_of(const Study& study, const LayerOptions& options, const Era& era) {
    Standing standing = options.as_is ? all_living(study.board(), era.strength)
                                      : study.standing(turn_of(study, options), era);
    if (options.strength)
        for (const Point p : standing.safe) standing.strength[p] = *options.strength;
    return standing;
}

Grid<double> shown(const InfluenceMap& influence, std::optional<Color> side) {
    if (side) return influence.of(*side);
    Grid<double> difference = influence.black;
    for (const Point p : points_of(difference.size())) difference[p] -= influence.white[p];
    return difference;
}

Grid<char> letters_of(const Grid<Sphere>& spheres) {
    Grid<char> letters(spheres.size());
    for (const Point p : points_of(spheres.size()))
        letters[p] = "wma.AMB"[static_cast<int>(spheres[p]) - static_cast<int>(Sphere::white_territory)];
    return letters;
}

}  // namespace

Layer influence_layer(const Study& study, const LayerOptions& options) {
    const Position& position = study.position();
    const Era era = era_of(options);
    const auto influence =
        influence_in_turn(position.board, standing_of(study, options, era), turn_of(study, options), era);
    Layer layer("influence", position.board);
    layer.by_side = !options.side;
    layer.grids = {{"values", layer_grid(shown(influence, options.side), 2)}};
    return layer;
}

/// The source stands on open ground as its own side sees it; an empty point is taken for black's.
Layer order_layer(const Study& study, const LayerOptions& options) {
    const Board& board = study.board();
    const Point from = point_in_question(study, options);
    if (!board.contains(from)) throw Error(name_of(from) + " is not on this board");
    const Era era = era_of(options);
    const Color side = board[from] == Color::white ? Color::white : Color::black;
    const Ground ground = ground_for(board, side, all_living(board, era.strength), era);
    const Field field =
        spread_from({from, options.strength.value_or(era.strength), era.attenuation}, ground, era);
    LayerGrid order(board.size());
    for (const Point p : points_of(board.size()))
        if (field.order[p] >= 0) order[p] = field.order[p];
    Layer layer("order", board);
    layer.by_side = false;
    layer.grids = {{"values", order}};
    layer.values = {{"of", from}};
    return layer;
}

Layer territory_layer(const Study& study, const LayerOptions& options) {
    const Position& position = study.position();
    const Era era = era_of(options);
    const Standing standing = standing_of(study, options, era);
    const auto influence = influence_in_turn(position.board, standing, turn_of(study, options), era);
    const TerritoryMap territory = territory_map(position.board, standing, influence, era);
    const bool area = study.options().rules.scoring == Scoring::area;
    const double lead = area ? area_lead(territory, position.board, study.options().komi)
                             : territory_lead(territory, position.prisoners, study.options().komi);
    Layer layer("territory", position.board);
    layer.grids = {{"values", layer_grid(territory.value, 2)}};
    layer.key = "B M A: black's territory, moyo, area; w m a: white's";
    layer.drawings = {{"regions", letters_of(territory.sphere)}};
    layer.values = {{"lead", rounded(lead, 2)}};
    return layer;
}

}  // namespace goterr
