/// The C interface, as C++ sees it. tests/install/consumer/board.c is a program in C.
#include <cmath>
#include <memory>
#include <random>
#include <string>
#include <string_view>
#include <thread>
#include <vector>

#include "goterr/goterr.h"
#include "support/catch.hpp"
#include "support/resident.hpp"

namespace {

using Result = std::unique_ptr<goterr_result, decltype(&goterr_result_free)>;

/// What a call gave: a result, or the sentence that says why there is none.
struct Answer {
    Result result{nullptr, goterr_result_free};
    std::string error;
};

Answer answer_of(goterr_result* result, char* error) {
    Answer answer{Result(result, goterr_result_free), error == nullptr ? "" : error};
    goterr_free(error);
    return answer;
}

Answer read(const std::string& bytes, const char* options = nullptr) {
    char* error = nullptr;
    goterr_result* result = goterr_estimate(bytes.data(), bytes.size(), options, &error);
    return answer_of(result, error);
}

std::string rendered(const goterr_result* result, const char* format, const char* options = nullptr) {
    size_t size = 0;
    char* error = nullptr;
    char* text = goterr_render(result, format, options, &size, &error);
    const std::string copy = text != nullptr ? std::string(text, size) : "error: " + std::string(error);
    goterr_free(text);
    goterr_free(error);
    return copy;
}

/// The text, or why there is none.
std::string taken(char* text, char* error) {
    const std::string copy = text != nullptr ? text : error;
    goterr_free(text);
    goterr_free(error);
    return copy;
}

std::string game_of(const std::string& bytes) {
    char* error = nullptr;
    char* text = goterr_game(bytes.data(), bytes.size(), nullptr, &error);
    return taken(text, error);
}

std::string explained(const goterr_result* result, const char* point) {
    char* error = nullptr;
    char* text = goterr_explain(result, point, &error);
    return taken(text, error);
}

const std::string diagram = ". X O .\n. X O .\n. X O .\n. X O .\n";
const std::vector<signed char> signs{0, 1, -1, 0, 0, 1, -1, 0, 0, 1, -1, 0, 0, 1, -1, 0};

bool has(const std::string& text, std::string_view words) { return text.find(words) != std::string::npos; }

}  // namespace

TEST_CASE("a board and its diagram give one record", "[abi]") {
    char* error = nullptr;
    goterr_result* result = goterr_estimate_board(4, 4, signs.data(), nullptr, &error);
    const Answer board = answer_of(result, error);
    const Answer text = read(diagram);
    REQUIRE(board.result);
    REQUIRE(text.result);
    CHECK(rendered(board.result.get(), "json") == rendered(text.result.get(), "json"));
    CHECK(std::vector(goterr_board(text.result.get()), goterr_board(text.result.get()) + 16) == signs);
}

TEST_CASE("a result outlives the bytes that it was read from", "[abi]") {
    auto bytes = std::make_unique<std::string>("(;GM[1]SZ[9]C[kept];B[ee])");
    const Answer answer = read(*bytes);
    bytes.reset();
    REQUIRE(answer.result);
    CHECK(has(rendered(answer.result.get(), "sgf"), "kept"));
}

TEST_CASE("options of rendering go over those of the estimate", "[abi]") {
    const Answer answer = read(diagram, R"({"ownership": false})");
    CHECK_FALSE(has(rendered(answer.result.get(), "json"), "ownership"));
    CHECK(has(rendered(answer.result.get(), "json", R"({"ownership": true})"), "ownership"));
}

TEST_CASE("what cannot be estimated is refused with a sentence", "[abi]") {
    CHECK(has(read("").error, "0 bytes"));
    CHECK(has(read("no game at all").error, " "));
    CHECK(has(read("(;GM[1]SZ[60])").error, "1:"));
    CHECK(has(read(diagram, "{\"dead\": [\"A1\"]}").error, "no stone"));
    CHECK(has(read("(;SZ[9];B[ee])", "{\"until\": 2}").error, "1 moves"));
    CHECK(goterr_estimate(nullptr, 3, nullptr, nullptr) == nullptr);
    CHECK(has(rendered(read(diagram).result.get(), "jpeg"), "'jpeg' is no format"));
    CHECK(has(rendered(nullptr, "json"), "no result"));
}

TEST_CASE("a record gives its facts and its nodes", "[abi]") {
    const std::string game = game_of("(;SZ[9]PB[Kita]KM[5.5](;B[ee]C[one]TR[aa]LB[cc:x];W[])(;B[cc]))");
    CHECK(has(game, R"("size":[9,9])"));
    CHECK(has(game, R"("black":"Kita")"));
    CHECK(has(game, R"("komi":5.5)"));
    CHECK(
        has(game, R"({"p":0,"move":1,"side":"B","at":40,"comment":"one","marks":[["TR",0],["LB",20,"x"]]})"));
    CHECK(has(game, R"({"p":1,"move":2,"side":"W","at":-1})"));
    CHECK(has(game, R"({"p":0,"move":1,"side":"B","at":20})"));
    CHECK(has(game_of(diagram), R"("nodes":[)"));
    CHECK(has(game_of(""), "0 bytes"));
}

TEST_CASE("a point is explained in sentences", "[abi]") {
    const Answer answer = read(diagram);
    CHECK(has(explained(answer.result.get(), "A1"), "A1"));
    CHECK(has(explained(answer.result.get(), "Z9"), "board"));
    CHECK(has(explained(answer.result.get(), "?"), "'?' is not a point"));
    CHECK(has(explained(nullptr, "A1"), "no result"));
}

TEST_CASE("freeing nothing is allowed", "[abi]") {
    goterr_free(nullptr);
    goterr_result_free(nullptr);
    SUCCEED();
}

TEST_CASE("many threads read one result and make their own", "[abi]") {
    const Answer shared = read(diagram);
    const std::string expected = rendered(shared.result.get(), "json");
    std::vector<std::string> seen(8);
    std::vector<std::thread> threads;
    for (std::string& record : seen)
        threads.emplace_back([&] {
            record = rendered(shared.result.get(), "json");
            if (rendered(read(diagram).result.get(), "json") != record) record.clear();
        });
    for (std::thread& thread : threads) thread.join();
    for (const std::string& record : seen) CHECK(record == expected);
}

TEST_CASE("ten thousand calls, a third of them of what cannot be read, leave nothing behind", "[abi]") {
    const std::string words(2000, '\xFF');
    const std::string hostile = "(;SZ[3]C[" + words + "</script>\\]];B[bb]LB[aa:" + words + "])";
    const auto call = [&](int times) {
        for (int i = 0; i < times; ++i) {
            REQUIRE(read(hostile, R"({"effort": "quick"})").result != nullptr);
            REQUIRE(read("no game " + words).result == nullptr);
            REQUIRE(game_of(hostile).size() > words.size());
        }
    };
    call(350);
    const long before = goterr::test::resident_pages();
    call(3000);
    CHECK(goterr::test::resident_pages() - before < 64);
}

namespace {

/// Every function with what a caller may get wrong; whatever it answers, it answers.
void call_with_nothing() {
    CHECK(goterr_abi_version() == GOTERR_ABI_VERSION);
    CHECK(goterr_version() != nullptr);
    char* error = nullptr;
    CHECK(goterr_estimate(nullptr, 0, nullptr, nullptr) == nullptr);
    CHECK(goterr_estimate("", 0, "", &error) == nullptr);
    goterr_free(error);
    CHECK(goterr_estimate_board(0, 0, nullptr, nullptr, nullptr) == nullptr);
    CHECK(goterr_estimate_board(5, 5, nullptr, nullptr, &error) == nullptr);
    goterr_free(error);
    CHECK(goterr_game(nullptr, 0, nullptr, nullptr) == nullptr);
    CHECK(goterr_explain(nullptr, nullptr, &error) == nullptr);
    goterr_free(error);
    CHECK(goterr_render(nullptr, nullptr, nullptr, nullptr, nullptr) == nullptr);
    goterr_result_free(nullptr);
    goterr_free(nullptr);
    CHECK(goterr_width(nullptr) == 0);
    CHECK(goterr_height(nullptr) == 0);
    CHECK(goterr_board(nullptr) == nullptr);
    CHECK(goterr_owner(nullptr) == nullptr);
    CHECK(goterr_dead(nullptr) == nullptr);
    CHECK(goterr_ownership(nullptr) == nullptr);
    CHECK(std::isnan(goterr_lead(nullptr)));
    CHECK(std::isnan(goterr_low(nullptr)));
    CHECK(std::isnan(goterr_high(nullptr)));
}

/// Random bytes as records, boards, options, formats and points.
int call_with_noise(unsigned seed) {
    std::mt19937 random(seed);
    const auto noise = [&](unsigned length) {
        std::string text(random() % length, '\0');
        for (char& c : text)
            c = random() % 4 == 0 ? static_cast<char>(random()) : " (;)[]{}:\"ABWSZace.XO"[random() % 22];
        return text;
    };
#ifdef GOTERR_SANITIZED
    constexpr int rounds = 8;  // some ten times as slow
#else
    constexpr int rounds = 40;
#endif
    int answers = 0;
    for (int i = 0; i < rounds; ++i) {
        char* error = nullptr;
        const std::string bytes = i % 2 == 0 ? noise(300) : "(;SZ[5]AB[aa:cc]AW[dd:ee]" + noise(40) + ")";
        const std::string options = i % 3 == 0 ? noise(60) : R"({"effort":"quick"})";
        std::vector<signed char> board(static_cast<std::size_t>(1 + random() % 52));
        for (signed char& stone : board) stone = static_cast<signed char>(static_cast<int>(random() % 3) - 1);
        goterr_result* const results[] = {
            goterr_estimate(bytes.data(), bytes.size(), options.c_str(), nullptr),
            goterr_estimate_board(static_cast<int>(board.size()), 1, board.data(), options.c_str(), &error)};
        goterr_free(error);
        for (goterr_result* const result : results) {
            size_t size = 0;
            goterr_free(goterr_render(result, i % 2 == 0 ? "json" : noise(8).c_str(), noise(20).c_str(),
                                      &size, nullptr));
            goterr_free(goterr_explain(result, i % 2 == 0 ? "A1" : noise(5).c_str(), nullptr));
            answers += goterr_width(result) > 0 ? 1 : 0;
            goterr_result_free(result);
        }
        goterr_free(goterr_game(bytes.data(), bytes.size(), options.c_str(), nullptr));
    }
    return answers;
}

}  // namespace

TEST_CASE("every function takes nothing for an answer", "[abi]") { call_with_nothing(); }

TEST_CASE("random bytes from four threads end in results and sentences", "[abi]") {
    std::vector<int> answers(4);
    {
        std::vector<std::thread> threads;
        for (unsigned seed = 0; seed < 4; ++seed)
            threads.emplace_back([&answers, seed] { answers[seed] = call_with_noise(seed); });
        for (std::thread& thread : threads) thread.join();
    }
    for (const int count : answers) CHECK(count > 0);
}
