#include "goterr/commands/bench_command.hpp"

#include <sstream>

#include <nlohmann/json.hpp>

#include "support/catch.hpp"
#include "workspace.hpp"

using namespace goterr;
using nlohmann::json;

namespace {

BenchCommand quick_bench() {
    BenchCommand command;
    command.seconds = 0;
    command.json = true;
    command.version = "1.2.3";
    return command;
}

json result_of(const BenchCommand& command, int status = 0) {
    std::ostringstream out, err;
    CHECK(run(command, out, err) == status);
    CHECK(err.str().empty() == (status == 0));
    return json::parse(out.str());
}

}  // namespace

TEST_CASE("a bench times every stage, and two runs have the same signature", "[bench]") {
    const json first = result_of(quick_bench()), second = result_of(quick_bench());
    CHECK(first["version"] == "1.2.3");
    CHECK_FALSE(first["machine"].get<std::string>().empty());
    CHECK(first["stages"].size() == 15);
    for (const json& stage : first["stages"]) CHECK(stage["seconds"].get<double>() > 0);
    CHECK(first["positions"] == 72);
    CHECK(first["signature"].get<std::string>().size() == 16);
    CHECK(first["signature"] == second["signature"]);
    CHECK_FALSE(first.contains("input"));
}

TEST_CASE("a bench of a folder reads its games, estimates their ends and counts what cannot be read",
          "[bench]") {
    const test::Workspace folder;
    folder.write("a.sgf", "(;SZ[5];B[cc];W[bb])(;SZ[5];B[cc])");
    folder.write("b.sgf", "(;SZ[7];B[cc])");
    folder.write("b.sgf.goterr.part", "(;SZ[7];B[cc])(;SZ[7];B");
    BenchCommand command = quick_bench();
    command.input = folder.path("");
    const json good = result_of(command)["input"];
    CHECK(good["games"] == 3);
    CHECK(good["failed"] == 0);
    CHECK(good["trees_megabytes_per_second"].get<double>() > 0);
    CHECK(good["main_lines_megabytes_per_second"].get<double>() > 0);
    CHECK(good["estimate_seconds"]["median"] <= good["estimate_seconds"]["percentile_99"]);
    folder.write("c.sgf", "(;SZ[0];B[cc])");
    const json bad = result_of(command, 1)["input"];
    CHECK(bad["games"] == 3);
    CHECK(bad["failed"] == 1);
    CHECK(bad["signature"] == good["signature"]);
}
