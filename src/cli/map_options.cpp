#include <fmt/format.h>

#include <iostream>
#include <memory>

#include "goterr/commands/map_command.hpp"
#include "options.hpp"
#include "output_options.hpp"

namespace goterr::cli {

namespace {

void add_side(CLI::App& command, std::optional<Color>& side) {
    command
        .add_option_function<std::string>(
            "--side", [&side](const std::string& name) { side = side_named(name); },
            "Whose values (default: both)")
        ->type_name("black|white|both")
        ->transform(one_of({"black", "white", "both"}));
}

/// Influence that thins out slower than by 1 a step would grow.
void add_era(CLI::App& command, LayerOptions& layer) {
    command
        .add_option_function<std::string>(
            "--era", [&layer](const std::string& name) { layer.era = era_named(name).value(); },
            "A set of constants (default: 3.8)")
        ->type_name("3.0|3.2|3.8")
        ->transform(one_of({"3.0", "3.2", "3.4", "3.6", "3.8"}));
    const auto number = [&command](const char* name, std::optional<double>& value, const char* summary) {
        return command.add_option(name, value, summary);
    };
    const auto at_least_one = between(1, 1000);
    number("--attenuation", layer.attenuation, "What is left of influence after a step is divided by this")
        ->type_name("A")
        ->check(at_least_one);
    number("--damping", layer.damping, "What a diagonal step divides by in addition")
        ->type_name("D")
        ->check(at_least_one);
    number("--strength", layer.strength, "Strength of the living stones")
        ->type_name("S")
        ->check(between(0, 1e6));
}

void add_layer_option(CLI::App& command, MapCommand& map, LayerOption option) {
    switch (option) {
        case LayerOption::as_is:
            command.add_flag("--as-is", map.layer.as_is, "Every stone counts as living");
            break;
        case LayerOption::side: add_side(command, map.layer.side); break;
        case LayerOption::of:
            add_of(command, map.layer.of,
                   "The point that is asked about (default: the dragon most in doubt)");
            break;
        case LayerOption::era: add_era(command, map.layer); break;
        case LayerOption::neutral:
            command.add_flag("--neutral", map.layer.neutral,
                             "Nobody is in turn to close gaps in a wall or to enter them");
            break;
        case LayerOption::close_bubbles:
            command.add_flag("--close-bubbles", map.layer.close_bubbles,
                             "Give regions of zeros inside one side's border to it");
            break;
        case LayerOption::answered:
            command.add_flag("--static", map.layer.answered,
                             "Where its owner answers every move, and not only where he never answers");
            break;
        case LayerOption::dilations:
            add_options(command, {OptionGroup::bouzy}, target_of(map.request),
                        {.about = "How many (default: {0})"});
            break;
    }
}

void add_output(CLI::App& command, MapCommand& map) {
    const HelpTitle title(command, "Output");
    add_output_options(command, layer_formats(), map.format, map.output);
    command.add_flag("--heat", map.render.heat_map,
                     "Text: a heat map, a mark a point (default: where the numbers do not fit)");
    add_terminal_options(command, map.render);
    add_options(command, {OptionGroup::picture, OptionGroup::coordinates}, target_of(map.render));
}

int list_layers() {
    for (const LayerKind& kind : layer_kinds())
        std::cout << fmt::format("{:<12}{}\n", kind.name, kind.summary);
    std::cout << "\nFor example: goterr map bouzy game.sgf\n";
    return 0;
}

void add_layer(CLI::App& app, const LayerKind& kind, Action& action) {
    auto map = std::make_shared<MapCommand>();
    map->kind = &kind;
    CLI::App& command = *app.add_subcommand(std::string(kind.name), std::string(kind.summary));
    add_input(command, map->input);
    {
        const HelpTitle title(command, "Of this layer");
        for (const LayerOption option : kind.takes) add_layer_option(command, *map, option);
    }
    add_position_options(command, map->request);
    add_judgment_options(command, map->request, {.method = false});
    add_output(command, *map);
    command.final_callback([map, &action] {
        check_output_options(layer_formats(), map->format, map->output);
        action = run_on_input(map, map->input);
    });
}

}  // namespace

void add_map(CLI::App& app, Action& action) {
    CLI::App& command = *app.add_subcommand("map", "One layer of the analysis as numbers or a table");
    command.require_subcommand(0, 1);
    for (const LayerKind& kind : layer_kinds()) add_layer(command, kind, action);
    command.final_callback([&command, &action] {
        if (command.get_subcommands().empty()) action = list_layers;
    });
}

}  // namespace goterr::cli
