#include "goterr/commands/report_command.hpp"

#include <zlib.h>

#include <cmath>
#include <fstream>
#include <nlohmann/json.hpp>
#include <sstream>

#include "goterr/commands/streams.hpp"
#include "goterr/render/format_table.hpp"
#include "support/catch.hpp"
#include "workspace.hpp"

using namespace goterr;
using namespace goterr::test;

namespace {

const std::string forked = "(;SZ[5];B[cc](;W[bb];B[dd])(;W[cb](;B[bb])(;B[db];W[bc]))(;C[words alone]))";

ReportCommand quick_report() {
    ReportCommand command;
    command.game.request.options.effort = Effort::quick;
    return command;
}

std::string page_of(const ReportCommand& command, const std::string& record) {
    std::istringstream in(record);
    std::ostringstream out, err;
    CHECK(run(command, in, out, err) == 0);
    CHECK(err.str().empty());
    return out.str();
}

std::string between(const std::string& text, const std::string& opening, const std::string& closing) {
    const std::size_t begin = text.find(opening) + opening.size();
    return text.substr(begin, text.find(closing, begin) - begin);
}

std::string bytes_of_base64(const std::string& text) {
    const std::string letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    std::string bytes;
    unsigned bits = 0;
    int count = 0;
    for (const char c : text.substr(0, text.find('='))) {
        bits = bits << 6 | static_cast<unsigned>(letters.find(c));
        if ((count += 6) < 8) continue;
        count -= 8;
        bytes += static_cast<char>(bits >> count & 255);
    }
    return bytes;
}

std::string unpacked(const std::string& gzip) {
    std::string text(std::size_t{1} << 20, '\0');
    z_stream stream{};
    inflateInit2(&stream, 15 + 16);
    std::string bytes = gzip;
    stream.next_in = reinterpret_cast<Bytef*>(bytes.data());
    stream.avail_in = static_cast<uInt>(bytes.size());
    stream.next_out = reinterpret_cast<Bytef*>(text.data());
    stream.avail_out = static_cast<uInt>(text.size());
    CHECK(inflate(&stream, Z_FINISH) == Z_STREAM_END);
    text.resize(stream.total_out);
    inflateEnd(&stream);
    return text;
}

nlohmann::json data_of(const std::string& page) {
    return nlohmann::json::parse(unpacked(bytes_of_base64(between(page, "id=\"report\">", "<"))));
}

}  // namespace

TEST_CASE("a report holds the positions of every variation", "[report]") {
    const auto data = data_of(page_of(quick_report(), forked));
    CHECK(data["game"]["nodes"].size() == 9);
    // the line; the second variation with its two answers; the third has no move of its own
    CHECK(data["nodes"] == nlohmann::json::array({0, 1, 2, 3, 4, 5, 6, 7}));
    CHECK(data["last"] == 3);
    CHECK(data["positions"][5]["board"] == "......XO....X............");
}

TEST_CASE("a report of a variation ends where that ends", "[report]") {
    ReportCommand command = quick_report();
    command.game.request.selection.variation = {2, 2};
    const auto data = data_of(page_of(command, forked));
    CHECK(data["last"] == 7);
    CHECK(data["nodes"].size() == 8);
}

TEST_CASE("what was asked for goes into the page that estimates again", "[report]") {
    ReportCommand command = quick_report();
    command.game.request.rules = chinese_rules;
    command.game.request.komi = 5.5;
    const auto data = data_of(page_of(command, forked));
    CHECK(data["options"]["rules"] == "chinese");
    CHECK(data["options"]["komi"] == "5.5");
    CHECK(data["options"]["effort"] == "quick");
    CHECK(data["record"] == "");
}

TEST_CASE("the module comes out of the page that is named", "[report]") {
    const Workspace folder;
    ReportCommand command = quick_report();
    command.page = folder.write("goterr.html",
                                "<script id=\"unlzma\">AGFz</script><script id=\"module\">9 \1;</script>");
    const std::string page = page_of(command, forked);
    CHECK(between(page, "id=\"unlzma\">", "<") == "AGFz");
    CHECK(between(page, "id=\"module\">", "<") == "9 \1;");
    CHECK(between(page, "id=\"net\">", "<").empty());
    folder.write("goterr-net.js", "goterrNet(\"3 net\")\n");
    CHECK(between(page_of(command, forked), "id=\"net\">", "<") == "3 net");
    CHECK(bytes_of_base64(data_of(page)["record"]) == forked);
    command.without_module = true;
    CHECK(between(page_of(command, forked), "id=\"module\">", "<").empty());
    command.without_module = false;
    for (const std::string other : {"no page at all", "<script id=\"module\"></script>"}) {
        command.page = folder.write("other.html", other);
        std::istringstream in(forked);
        std::ostringstream out, err;
        CHECK_THROWS_AS(run(command, in, out, err), WrongUse);
    }
}

TEST_CASE("a report names the turning points that a graph names", "[report]") {
    struct Sample {
        const char* name;
        std::vector<int> turns;
    };
    // at the end of the second one quick effort alone sees a lead that turns
    const auto [name, turns] = GENERATE(Sample{"9x9-chinese", {41}}, Sample{"9x9-new-zealand", {}});
    std::ifstream file(std::string(GOTERR_SOURCE_DIR "/data/games/") + name + ".sgf", std::ios::binary);
    const std::string record(std::istreambuf_iterator<char>(file), {});
    GraphCommand quick;
    quick.format = row_named(graph_formats(), "json");
    quick.request.options.effort = Effort::quick;
    std::istringstream in(record);
    std::ostringstream out, err;
    CHECK(run(quick, in, out, err) == 0);
    const auto graph = nlohmann::json::parse(out.str())["turning_points"];
    const auto report = data_of(page_of(ReportCommand(), record))["turns"];
    REQUIRE(graph.size() == turns.size());
    REQUIRE(report.size() == turns.size());
    for (std::size_t i = 0; i < turns.size(); ++i) {
        CHECK(graph[i]["move"] == turns[i]);
        CHECK(report[i]["node"] == turns[i]);  // these records have no variations
        CHECK(std::abs(report[i]["change"].get<double>() - graph[i]["change"].get<double>()) < 0.01);
    }
}

TEST_CASE("a report tells losses that a better move confirms", "[report]") {
    std::ifstream file(GOTERR_SOURCE_DIR "/data/games/9x9-japanese.sgf", std::ios::binary);
    const std::string record(std::istreambuf_iterator<char>(file), {});
    const auto data = data_of(page_of(ReportCommand(), record));
    std::vector<double> leads;  // no variations: the nodes are the moves
    for (const auto& position : data["positions"]) leads.push_back(position["lead"]);
    std::size_t falls = 0;
    for (std::size_t i = 1; i < leads.size(); ++i)  // black plays the odd moves
        if ((i % 2 == 1 ? leads[i - 1] - leads[i] : leads[i] - leads[i - 1]) > noise) ++falls;
    REQUIRE(!data["losses"].empty());
    CHECK(data["losses"].size() < falls);
    for (const auto& loss : data["losses"]) {
        REQUIRE(loss.contains("better"));
        const double gain = loss["betterLead"].get<double>() - leads[loss["node"].get<std::size_t>()];
        CHECK((loss["side"] == "B" ? gain : -gain) > noise);
    }
}

TEST_CASE("a report that takes long says how far it is, where someone watches", "[report]") {
    std::ifstream file(GOTERR_SOURCE_DIR "/data/games/19x19-japanese.sgf", std::ios::binary);
    const std::string record(std::istreambuf_iterator<char>(file), {});
    ReportCommand command;
    command.game.jobs = 1;
    command.game.progress = true;
    command.game.request.until = 80;
    std::istringstream in(record);
    std::ostringstream out, err;
    REQUIRE(run(command, in, out, err) == 0);
    CHECK(err.str().find(" of 81 positions") != std::string::npos);
}
