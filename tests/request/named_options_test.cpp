#include "goterr/request/named_options.hpp"

#include <algorithm>
#include <tuple>

#include "support/catch.hpp"

using namespace goterr;

namespace {

CallOptions options_from(std::string_view json) {
    CallOptions options;
    for (const NamedOption& option : options_of_json(json)) set_option(options, option);
    return options;
}

std::string complaint_about(std::string_view json) {
    try {
        options_from(json);
    } catch (const Error& error) {
        return error.what();
    }
    return "";
}

bool has(const std::string& text, std::string_view words) { return text.find(words) != std::string::npos; }

}  // namespace

TEST_CASE("options stand in a JSON object under the command line's names", "[request]") {
    const CallOptions options = options_from(R"({"rules": "chinese", "komi": -0.5, "until": 120,
        "to_move": "white", "variation": "2.1", "captures": [3, 5], "dead": ["D4", "Q16"], "effort": "quick",
        "ownership": false, "no-caption": true, "width": 300, "seed": 18446744073709551615, "alive": null})");
    CHECK(options.request.rules == chinese_rules);
    CHECK(options.request.komi == -0.5);
    CHECK(options.request.until == 120);
    CHECK(options.request.to_move == Color::white);
    CHECK(options.request.selection.variation == std::vector{2, 1});
    CHECK(options.request.captures == Prisoners{3, 5});
    CHECK(options.request.options.overrides.dead.size() == 2);
    CHECK(options.request.options.overrides.alive.empty());
    CHECK(options.request.options.effort == Effort::quick);
    CHECK(options.request.options.seed == UINT64_MAX);
    CHECK_FALSE(options.render.ownership);
    CHECK_FALSE(options.render.picture.caption);
    CHECK(options.render.picture.pixels == 300);
}

TEST_CASE("rules have the same names for a caller as on the command line", "[request]") {
    for (const auto& [name, known] :
         {std::pair{"nz", "new-zealand"}, std::pair{"Ing", "tromp-taylor"}, std::pair{"goe", "tromp-taylor"},
          std::pair{"New_Zealand", "new-zealand"}})
        CHECK(options_from(std::string(R"({"rules": ")") + name + "\"}").request.rules ==
              *ruleset_named(known));
}

TEST_CASE("the empty object has no options", "[request]") { CHECK(options_of_json(" { } ").empty()); }

TEST_CASE("texts may hold every character", "[request]") {
    CHECK(options_from(R"({"file": "\"\\\/\n\u00e9\u56f4\ud83d\ude00 é"})").file == "\"\\/\né围😀 é");
}

TEST_CASE("what is wrong with options is said in a sentence", "[request]") {
    const auto [json, words] = GENERATE(table<std::string, std::string>({
        {"", "JSON object"},
        {"[]", "JSON object"},
        {"{", "double quotes"},
        {"{\"komi\"}", "colon"},
        {"{\"komi\":}", "missing"},
        {"{\"komi\": 1", "comma or }"},
        {"{\"komi\": 1}}", "nothing may follow"},
        {"{\"file\": \"a", "quote at the end"},
        {"{\"file\": \"\\x\"}", "escape"},
        {"{\"file\": \"\\u12g4\"}", "hexadecimal"},
        {"{\"file\": \"\\ud83d\"}", "half a character"},
        {"{\"file\": \"\\ude00\\ud83d\"}", "half a character"},
        {"{\"dead\": [[1]]}", "missing"},
        {"{\"colour\": 1}", "no option 'colour'"},
        {"{\"rules\": \"martian\"}", "rules: 'martian' is none of japanese"},
        {"{\"komi\": 1001}", "komi: '1001' is no number from -1000"},
        {"{\"until\": -1}", "until: '-1' is no whole number from 0"},
        {"{\"until\": 1.5}", "whole number"},
        {"{\"game\": 0}", "'0' is no whole number from 1 up"},
        {"{\"width\": 20001}", "'20001' is no whole number from 16 to 20000"},
        {"{\"captures\": [1]}", "two numbers"},
        {"{\"charset-of-record\": \"klingon\"}", "charset-of-record: 'klingon' is no charset"},
        {"{\"dead\": \"I4\"}", "'I4' is no point"},
        {"{\"ownership\": 1}", "neither true nor false"},
        {"{\"variation\": \"0\"}", "'0' is no whole number from 1"},
    }));
    INFO(json);
    CHECK(has(complaint_about(json), words));
}

TEST_CASE("a whole game in the place of the options is not read", "[request]") {
    CHECK(has(complaint_about(std::string(2'000'000, '{')), "megabyte"));
    CHECK(has(complaint_about(std::string(1'000'000, '[')), "JSON object"));
}

TEST_CASE("what was asked for is told as options that ask for it again", "[named options]") {
    CHECK(given_options({}).empty());
    CallOptions asked;
    const std::vector<NamedOption> options{
        {"game", "2"},           {"rules", "aga"},    {"komi", "-5.25"},
        {"count", "played-out"}, {"method", "bouzy"}, {"dilations", "4"},
        {"erosions", "13"},      {"effort", "deep"},  {"seed", "18446744073709551615"},
        {"to-move", "white"},    {"captures", "3,5"}, {"dead", "D4,E5"},
        {"alive", "A1"},         {"seki", "T19"}};
    for (const NamedOption& option : options) set_option(asked, option);
    const std::vector<NamedOption> told = given_options(asked.request);
    REQUIRE(told.size() == options.size());
    for (std::size_t i = 0; i < options.size(); ++i) {
        CHECK(told[i].name == options[i].name);
        CHECK(told[i].value == options[i].value);
    }
}
