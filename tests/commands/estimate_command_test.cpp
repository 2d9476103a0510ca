#include "goterr/commands/estimate_command.hpp"

#include <sstream>

#include "support/catch.hpp"
#include "workspace.hpp"

using namespace goterr;
using namespace goterr::test;

namespace {

constexpr const char* nine_lines = "(;SZ[9]KM[0];B[cc];W[gg])";

struct PrintedEstimate {
    int status = 0;
    std::string out, err;
};

PrintedEstimate run_on(const EstimateCommand& command, const std::string& input = "") {
    std::istringstream in(input);
    std::ostringstream out, err;
    const int status = run(command, in, out, err);
    return {status, out.str(), err.str()};
}

}  // namespace

TEST_CASE("standard input is read where no file is named") {
    EstimateCommand command;
    command.format = format_named("json");
    const PrintedEstimate outcome = run_on(command, nine_lines);
    CHECK(outcome.status == 0);
    CHECK(outcome.err.empty());
    CHECK(outcome.out.rfind(R"({"schema":1,"file":"-","game":1,"move":2,"width":9)", 0) == 0);
}

TEST_CASE("what cannot be read gives status 1 and a sentence with its place") {
    EstimateCommand command;
    const PrintedEstimate outcome = run_on(command, "(;SZ[9]\n;B[zz])");
    CHECK(outcome.status == 1);
    CHECK(outcome.out.empty());
    CHECK(outcome.err.rfind("goterr: standard input:2:", 0) == 0);
    CHECK(outcome.err.find(": error: ") != std::string::npos);
}

TEST_CASE("oddities are said on the error stream, and the estimate is made all the same") {
    EstimateCommand command;
    const PrintedEstimate outcome = run_on(command, "(;SZ[9];B[cc];B[cc])");
    CHECK(outcome.status == 0);
    CHECK(outcome.err.find(": warning: ") != std::string::npos);
    CHECK_FALSE(outcome.out.empty());
}

TEST_CASE("the output file appears whole, in the format its name says") {
    const Workspace folder;
    EstimateCommand command;
    command.output = folder.path("out.json");
    CHECK(run_on(command, nine_lines).out.empty());
    CHECK(folder.read("out.json").rfind("{\"schema\":1", 0) == 0);
    CHECK_FALSE(std::filesystem::exists(folder.path("out.json.goterr.part")));
}

TEST_CASE("an output that cannot be written is an error with the system's reason") {
    EstimateCommand command;
    command.output = "/no/such/folder/out.json";
    CHECK_THROWS_WITH(run_on(command, nine_lines),
                      "/no/such/folder/out.json cannot be written: No such file or directory");
}

TEST_CASE("a folder is refused with a hint") {
    const Workspace folder;
    EstimateCommand command;
    command.input = folder.path("");
    CHECK(run_on(command).err.find("is a directory") != std::string::npos);
}
