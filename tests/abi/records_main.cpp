/// goterr_records FILE...: the JSON record of each file over the C interface, a line each; what cannot be
/// read is left out. For comparing machines: the lines of `goterr batch --ownership` are the same.
#include <cstdio>
#include <fstream>
#include <iterator>
#include <string>

#include "goterr/goterr.h"
#include "goterr/system/terminal.hpp"

namespace {

std::string content_of(const char* name) {
    std::ifstream file(name, std::ios::binary);
    return std::string(std::istreambuf_iterator<char>(file), {});
}

void print_record(const char* name) {
    const std::string bytes = content_of(name);
    const std::string options = std::string("{\"file\": \"") + name + "\"}";
    goterr_result* result = goterr_estimate(bytes.data(), bytes.size(), options.c_str(), nullptr);
    if (result == nullptr) return;
    char* json = goterr_render(result, "json", nullptr, nullptr, nullptr);
    if (json != nullptr) std::fputs(json, stdout);
    goterr_free(json);
    goterr_result_free(result);
}

}  // namespace

int main(int argc, char** argv) {
    goterr::prepare_standard_streams();
    for (int i = 1; i < argc; ++i) print_record(argv[i]);
}
