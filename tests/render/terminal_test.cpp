#include "goterr/render/terminal.hpp"

#include "support/catch.hpp"

using namespace goterr;

namespace {

Environment terminal(std::string term = "xterm-256color") {
    Environment environment;
    environment.is_terminal = true;
    environment.term = std::move(term);
    return environment;
}

ColorDepth automatic(const Environment& environment) { return color_depth(Wish::automatic, environment); }

}  // namespace

TEST_CASE("terminals are colored as deep as they say they can", "[terminal]") {
    CHECK(automatic(terminal("xterm")) == ColorDepth::ansi16);
    CHECK(automatic(terminal("xterm-256color")) == ColorDepth::ansi256);
    Environment deep = terminal();
    deep.colorterm = "truecolor";
    CHECK(automatic(deep) == ColorDepth::truecolor);
}

TEST_CASE("pipes, files and dumb terminals are not colored", "[terminal]") {
    Environment pipe = terminal();
    pipe.is_terminal = false;
    CHECK(automatic(pipe) == ColorDepth::none);
    CHECK(automatic(terminal("dumb")) == ColorDepth::none);
    CHECK(automatic(terminal("")) == ColorDepth::none);
}

TEST_CASE("the option beats NO_COLOR, which beats CLICOLOR_FORCE, which beats CLICOLOR", "[terminal]") {
    Environment environment = terminal();
    environment.clicolor = "0";
    CHECK(automatic(environment) == ColorDepth::none);
    environment.clicolor_force = "1";
    CHECK(automatic(environment) == ColorDepth::ansi256);
    environment.is_terminal = false;
    CHECK(automatic(environment) == ColorDepth::ansi256);
    environment.no_color = "1";
    CHECK(automatic(environment) == ColorDepth::none);
    CHECK(color_depth(Wish::always, environment) == ColorDepth::ansi256);
    CHECK(color_depth(Wish::never, terminal()) == ColorDepth::none);
}

TEST_CASE("an empty NO_COLOR and a CLICOLOR_FORCE of 0 say nothing", "[terminal]") {
    Environment environment = terminal();
    environment.no_color = "";
    environment.clicolor_force = "0";
    CHECK(automatic(environment) == ColorDepth::ansi256);
}

TEST_CASE("Unicode needs a UTF-8 locale", "[terminal]") {
    const auto in = [](std::optional<std::string> locale) {
        Environment environment = terminal();
        environment.locale = std::move(locale);
        return usual_charset(environment);
    };
    CHECK(in("de_DE.UTF-8") == Charset::unicode);
    CHECK(in("C.utf8") == Charset::unicode);
    CHECK(in("ja_JP.eucJP") == Charset::ascii);
    CHECK(in(std::nullopt) == Charset::ascii);
}

TEST_CASE("COLUMNS beats what the terminal says", "[terminal]") {
    Environment environment = terminal();
    environment.terminal_columns = 100;
    CHECK(terminal_width(environment) == 100);
    environment.columns = "72";
    CHECK(terminal_width(environment) == 72);
    environment.columns = "wide";
    CHECK(terminal_width(environment) == 100);
    CHECK(terminal_width({}) == 0);
}
