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
        report.positions.push_back({sketch("x O u .\n+ - S p", move), from, words});
        report.graph.curve.push_back(curve_point(report.positions.back().estimate, move, {}));
    }
    return report;
}

/// The game as the page has it.
nlohmann::json data_of(const std::string& page) {
    const std::string opening = "<script type=\"application/json\" id=\"game\">";
    const std::size_t begin = page.find(opening) + opening.size();
    return nlohmann::json::parse(page.substr(begin, page.find("</script>", begin) - begin));
}

std::size_t count(const std::string& text, const std::string& part) {
    std::size_t found = 0;
    for (std::size_t at = text.find(part); at != std::string::npos; at = text.find(part, at + 1)) ++found;
    return found;
}

}  // namespace

TEST_CASE("the page holds every position with its board, owners and dragons", "[report]") {
    const auto game = data_of(render_report(sample_report()));
    REQUIRE(game["positions"].size() == 3);
    const auto& position = game["positions"][1];
    CHECK(position["board"] == "XOO...X.");
    CHECK(position["owner"] == "WWW.BWB.");
    CHECK(position["ownership"] == "aakmxbys");
    CHECK(position["dead"] == nlohmann::json::array({0}));
    CHECK(position["lead"] == 1.0);
    CHECK(position["dragons"].size() == 4);
    CHECK(position["dragons"][3]["status"] == "critical");
}

TEST_CASE("hostile words in a record cannot leave the text they are in", "[report]") {
    const std::string attack = "</script><script>alert(1)</script>${data}\"'<!--]]>\xFF";
    const std::string page = render_report(sample_report(attack)),
                      harmless = render_report(sample_report("x"));
    CHECK(count(page, "<script") == count(harmless, "<script"));
    CHECK(count(page, "</script") == count(harmless, "</script"));
    CHECK(count(page, "<!--") == count(harmless, "<!--"));
    const std::string comment = data_of(page)["positions"][0]["comment"];
    CHECK(comment.find("</script><script>alert(1)</script>${data}\"'<!--]]>") == 0);
}

TEST_CASE("the page asks for nothing from elsewhere", "[report]") {
    const std::string page = render_report(sample_report());
    CHECK(page.find("default-src 'none'") != std::string::npos);
    CHECK(count(page, "src=") == 0);
    CHECK(count(page, "href=") == 0);
    CHECK(count(page, "http") == count(page, "http-equiv") + count(page, "http://www.w3.org/2000/svg"));
}
