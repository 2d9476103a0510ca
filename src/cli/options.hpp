/// Command lines to option structs: one function a command adds its options to CLI11 and says what to run.
#pragma once

#include <CLI/CLI.hpp>
#include <functional>
#include <string>

#include "checks.hpp"
#include "command_line.hpp"
#include "goterr/protocol/engine.hpp"
#include "goterr/render/options.hpp"
#include "goterr/render/terminal.hpp"
#include "goterr/request/option_table.hpp"

namespace goterr::cli {

void add_estimate(CLI::App& app, Action& action);
void add_eyes(CLI::App& app, Action& action);
void add_map(CLI::App& app, Action& action);
void add_batch(CLI::App& app, Action& action);
void add_graph(CLI::App& app, Action& action);
void add_problem(CLI::App& app, Action& action);
void add_endgame(CLI::App& app, Action& action);
void add_verify(CLI::App& app, Action& action);
void add_explain(CLI::App& app, Action& action);
void add_completion(CLI::App& app, Action& action);
void add_manual(CLI::App& app, Action& action);
void add_report(CLI::App& app, Action& action);
void add_gtp(CLI::App& app, Action& action);
void add_analysis(CLI::App& app, Action& action);
void add_bench(CLI::App& app, Action& action);

/// The group of options that are taken and ignored; they have no defaults from files and the environment.
inline constexpr const char* ignored_options = "Ignored";

/// Options of KataGo that `analysis` takes and ignores, without dashes.
std::vector<std::string> katago_options();

/// While it lives, options that are added to `command` stand below `title` in the help.
class HelpTitle {
public:
    HelpTitle(CLI::App& command, const std::string& title)
        : options_(*command.option_defaults()), before_(options_.get_group()) {
        options_.group(title);
    }
    ~HelpTitle() { options_.group(before_); }
    HelpTitle(const HelpTitle&) = delete;
    HelpTitle& operator=(const HelpTitle&) = delete;

private:
    CLI::OptionDefaults& options_;
    std::string before_;
};

/// The words that the option may be given; none where there are others.
std::vector<std::string> choices_of(const OptionRow& row);

/// What a command's help says otherwise than the table.
struct HelpWords {
    std::vector<std::string> usual = {};  ///< the defaults of the first options, in their order
    std::string about = {};               ///< of each of them
};

/// The options of groups of the table, which set what `target` names.
void add_options(CLI::App& command, const std::vector<OptionGroup>& groups, const OptionTarget& target,
                 const HelpWords& words = {});

/// The options that choose a position.
void add_position_options(CLI::App& command, PositionRequest& request);

/// What differs in the options for counting: what --help says of defaults, and whether there is --method.
struct Counting {
    std::string rules = {};
    std::string komi = {};
    bool method = true;
};

/// The options that say how positions are counted.
void add_counting_options(CLI::App& command, PositionRequest& request, const Counting& usual = {});
/// What is set before the command line is read are defaults, and a record knows its own rules and komi
/// better.
void let_defaults_give_way(CLI::App& command, PositionRequest& request);

/// These, and what the user knows better about a record.
void add_judgment_options(CLI::App& command, PositionRequest& request, const Counting& usual = {});

/// --engine and --engine-timeout.
void add_engine_options(CLI::App& command, EngineOptions& engine);

/// An option that is `auto`, `always` or `never`.
void add_wish(CLI::App& command, const std::string& name, const std::string& about,
              const std::function<void(Wish)>& set);
/// --color and --charset; what they leave open is set as the environment says.
void add_terminal_options(CLI::App& command, RenderOptions& render);

/// The columns that help may take.
std::size_t help_columns();

/// The columns of the terminal that `output` goes to; 0 where it is none.
int output_columns(const std::string& output);

/// Tells a person whose keyboard is the input that it is.
void say_what_is_awaited(const std::string& input);

/// --played-out: the count, and that its moves are shown.
void add_last_moves_option(CLI::App& command, RenderOptions& render, EstimateOptions& estimate);

/// INPUT, or standard input.
void add_input(CLI::App& command, std::string& input);

/// --of POINT.
CLI::Option* add_of(CLI::App& command, std::optional<Point>& of, const std::string& about);

}  // namespace goterr::cli
