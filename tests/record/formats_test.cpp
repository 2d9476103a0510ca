#include "goterr/record/formats.hpp"

#include <fstream>
#include <set>
#include <sstream>

#include "support/catch.hpp"

using namespace goterr;

TEST_CASE("every format but SGF, the last, says how it is recognized and read", "[record]") {
    for (const InputFormat& format : input_formats()) {
        INFO(format.name);
        const bool last = &format == &input_formats().back();
        CHECK((format.is == nullptr) == last);
        CHECK((format.read == nullptr) == last);
    }
    CHECK(input_formats().back().name == "SGF");
}

TEST_CASE("the guide's table of input formats is the program's", "[record]") {
    std::ifstream file(std::string(GOTERR_SOURCE_DIR) + "/data/guide/using.md");
    std::stringstream guide;
    guide << file.rdbuf();
    std::string table = "| format | from |\n|---|---|\n";
    for (const InputFormat& format : input_formats())
        table.append("| ").append(format.name).append(" | ").append(format.from).append(" |\n");
    CHECK(guide.str().find(table) != std::string::npos);
}
