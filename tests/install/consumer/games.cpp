/// The records of files, each on a thread of its own, over the C interface: `games FILE...`.
#include <goterr/goterr.h>

#include <fstream>
#include <iostream>
#include <iterator>
#include <memory>
#include <stdexcept>
#include <string>
#include <thread>
#include <vector>

namespace {

using Result = std::unique_ptr<goterr_result, decltype(&goterr_result_free)>;
using Text = std::unique_ptr<char, decltype(&goterr_free)>;

std::string record_of(const std::string& bytes) {
    char* error = nullptr;
    const Result result(goterr_estimate(bytes.data(), bytes.size(), R"({"effort": "quick"})", &error),
                        goterr_result_free);
    const Text problem(error, goterr_free);
    if (!result) throw std::runtime_error(problem.get());
    const Text json(goterr_render(result.get(), "json", R"({"ownership": false})", nullptr, nullptr),
                    goterr_free);
    return json.get();
}

std::string content_of(const std::string& name) {
    std::ifstream file(name, std::ios::binary);
    return std::string(std::istreambuf_iterator<char>(file), {});
}

}  // namespace

int main(int argc, char** argv) {
    std::vector<std::string> records(static_cast<std::size_t>(argc));
    std::vector<std::thread> threads;
    for (int i = 1; i < argc; ++i)
        threads.emplace_back([&, i] {
            try {
                records[static_cast<std::size_t>(i)] = record_of(content_of(argv[i]));
            } catch (const std::exception& error) {
                records[static_cast<std::size_t>(i)] = std::string(argv[i]) + ": " + error.what() + '\n';
            }
        });
    for (std::thread& thread : threads) thread.join();
    for (const std::string& record : records) std::cout << record;
}
