#include "goterr/render/report.hpp"

#include <nlohmann/json.hpp>

#include "support/catch.hpp"
#include "support/sketch.hpp"

using namespace goterr;
using namespace goterr::literals;
using namespace goterr::test;

namespace {

Report sample_report(const std::string& words = "") {
    Report report;
    report.graph.from.file = words;
    report.graph.black = words;
    report.graph.size = {4, 2};
    for (int move = 0; move < 3; ++move) {
        Provenance from;
        from.move = move;
        from.recorded_result = words;
        report.positions.push_back({sketch("x O u .\n+ - S p", move), from, static_cast<std::size_t>(move)});
        report.graph.curve.push_back(curve_point(report.positions.back().estimate, move, {}));
    }
    return report;
}

nlohmann::json data_of(const Report& report) { return nlohmann::json::parse(report_data(report)); }

std::string page_of(const Report& report, const std::string& module = "") {
    return render_report(report.graph, {report_data(report), {"AGFz", module, "12 net"}});
}

std::size_t count(const std::string& text, const std::string& part) {
    std::size_t found = 0;
    for (std::size_t at = text.find(part); at != std::string::npos; at = text.find(part, at + 1)) ++found;
    return found;
}

}  // namespace

TEST_CASE("the page holds every position with its board, owners and dragons", "[report]") {
    const auto game = data_of(sample_report());
    REQUIRE(game["positions"].size() == 3);
    const auto& position = game["positions"][1];
    CHECK(position["board"] == "XOO...X.");
    CHECK(position["owner"] == "WWW.BWB.");
    CHECK(position["ownership"] == "aakmxbys");
    CHECK(position["dead"] == nlohmann::json::array({0}));
    CHECK(position["lead"] == 1.0);
    CHECK(position["dragons"].size() == 4);
    CHECK(position["dragons"][3]["status"] == "critical");
    CHECK(game["nodes"] == nlohmann::json::array({0, 1, 2}));
    CHECK(game["last"] == 2);
}

TEST_CASE("a position says who is to move, by which rules, and what decides each dragon", "[report]") {
    const auto position = data_of(sample_report())["positions"][1];
    CHECK(position["toMove"] == "B");
    CHECK(position["ko"] == -1);
    CHECK(position["rules"] == "japanese");
    CHECK(position["komi"] == 6.5);
    CHECK(position["chance"] == 86);
    CHECK(position["playedOut"] == nlohmann::json::array());
    CHECK(position["other"].is_null());
    CHECK(position["dragons"][3]["cause"]["name"] == "unjudged");
}

TEST_CASE("losses and turning points are numbers, for a page in any language", "[report]") {
    Report report = sample_report();
    report.graph.turns = {{2, -12.5}};
    report.black_losses = {{{1, 7.5}, Suggestion{"B1"_pt, 3}}};
    report.graph.curve[1].player = Color::black;
    const auto game = data_of(report);
    CHECK(game["turns"] == nlohmann::json::parse(R"([{"node": 2, "change": -12.5}])"));
    CHECK(game["losses"] ==
          nlohmann::json::parse(
              R"([{"node": 1, "side": "B", "points": 7.5, "better": "B1", "betterLead": 3}])"));
}

TEST_CASE("positions of other variations follow those of the line", "[report]") {
    Report report = sample_report();
    report.beside.push_back({sketch("x O u .\n+ - S p"), {}, 7});
    report.options = R"({"rules":"aga"})";
    report.record = "(;SZ[9])";
    const auto game = data_of(report);
    CHECK(game["positions"].size() == 4);
    CHECK(game["nodes"] == nlohmann::json::array({0, 1, 2, 7}));
    CHECK(game["last"] == 2);
    CHECK(game["options"]["rules"] == "aga");
    CHECK(game["record"] == "KDtTWls5XSk=");
}

TEST_CASE("hostile words in a record cannot leave the text they are in", "[report]") {
    const std::string attack = "</script><script>alert(1)</script>${data}\"'<!--]]>\xFF";
    Report hostile = sample_report(attack);
    hostile.game = "\"" + std::string("</script><script>alert(1)</script>${data}") + "\"";
    const std::string page = page_of(hostile), harmless = page_of(sample_report("x"));
    CHECK(count(page, "<script") == count(harmless, "<script"));
    CHECK(count(page, "</script") == count(harmless, "</script"));
    CHECK(count(page, "<!--") == count(harmless, "<!--"));
    CHECK(data_of(hostile)["game"] == "</script><script>alert(1)</script>${data}");
}

TEST_CASE("the page asks for nothing from elsewhere and runs only its own script", "[report]") {
    const std::string page = page_of(sample_report());
    CHECK(count(page, "default-src 'none'") == 1);
    CHECK(count(page, "script-src 'sha256-") == 1);
    CHECK(count(page, "unsafe-inline") == 0);
    CHECK(count(page, "src=") == 0);
    CHECK(count(page, "href=") == 0);
    CHECK(count(page, "http") == count(page, "http-equiv") + count(page, "http://www.w3.org/2000/svg"));
}

TEST_CASE("a page without a module carries no worker for it", "[report]") {
    const std::string alone = page_of(sample_report()), whole = page_of(sample_report(), "H4sI");
    CHECK(count(alone, "id=\"module\"></script>") == 1);
    CHECK(count(whole, "id=\"module\">H4sI</script>") == 1);
    CHECK(count(whole, "id=\"unlzma\">AGFz</script>") == 1);
    CHECK(count(whole, "id=\"net\">12 net</script>") == 1);
    CHECK(count(alone, "class Engine") == 0);
    CHECK(count(whole, "class Engine") == 1);
}
