/// The C interface called with what no caller should give it: nothing, and random bytes.
#include <cmath>
#include <iterator>
#include <random>
#include <string>
#include <thread>
#include <vector>

#include "goterr/goterr.h"
#include "support/catch.hpp"

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
    CHECK(goterr_map(nullptr, nullptr, nullptr, nullptr) == nullptr);
    CHECK(goterr_record_read(nullptr, 0, nullptr, nullptr) == nullptr);
    CHECK(goterr_record_estimate(nullptr, nullptr, nullptr) == nullptr);
    CHECK(goterr_record_estimate_until(nullptr, nullptr, nullptr, nullptr) == nullptr);
    goterr_stop_now(nullptr);
    goterr_stop_free(nullptr);
    CHECK(goterr_record_game(nullptr, nullptr) == nullptr);
    CHECK(goterr_record_moves(nullptr) == 0);
    goterr_record_free(nullptr);
    CHECK(goterr_sampled_game(5, 5, nullptr, 1, 0, nullptr, nullptr) == nullptr);
    goterr_result_free(nullptr);
    goterr_free(nullptr);
    CHECK(goterr_width(nullptr) == 0);
    CHECK(goterr_height(nullptr) == 0);
    CHECK(goterr_board(nullptr) == nullptr);
    CHECK(goterr_owner(nullptr) == nullptr);
    CHECK(goterr_dead(nullptr) == nullptr);
    CHECK(goterr_seki(nullptr) == nullptr);
    CHECK(goterr_unsettled(nullptr) == nullptr);
    CHECK(goterr_ownership(nullptr) == nullptr);
    CHECK(std::isnan(goterr_win_chance(nullptr)));
    CHECK(std::isnan(goterr_lead(nullptr)));
    CHECK(std::isnan(goterr_low(nullptr)));
    CHECK(std::isnan(goterr_high(nullptr)));
}

constexpr const char* map_names[] = {"bouzy",  "influence", "order",   "territory", "eyes",
                                     "escape", "chains",    "dragons", "secure"};

/// A value of each array, and each number; whether there are any.
bool read_arrays(const goterr_result* result) {
    if (result == nullptr) return false;
    const auto last = static_cast<std::size_t>(goterr_width(result) * goterr_height(result) - 1);
    const int signs = goterr_board(result)[last] + goterr_owner(result)[last] + goterr_dead(result)[last] +
                      goterr_seki(result)[last] + goterr_unsettled(result)[last];
    const double numbers = goterr_lead(result) + goterr_low(result) + goterr_high(result) +
                           goterr_win_chance(result) + static_cast<double>(goterr_ownership(result)[last]);
    return signs <= 5 && std::isfinite(numbers);
}

/// A record that is read once, its JSON and one of its positions; 1 where there is one.
int call_record_with(const std::string& bytes, const std::string& options) {
    char* error = nullptr;
    goterr_record* const record = goterr_record_read(bytes.data(), bytes.size(), nullptr, &error);
    goterr_free(error);
    goterr_free(goterr_record_game(record, nullptr));
    goterr_result* const result = goterr_record_estimate(record, options.c_str(), nullptr);
    goterr_record_free(record);
    const bool is_made = read_arrays(result);
    goterr_result_free(result);
    return is_made ? 1 : 0;
}

/// Random bytes as records, boards, options, formats, maps and points.
int call_with_noise(unsigned seed) {
    std::mt19937 random(seed);
    const auto noise = [&](unsigned length) {
        std::string text(random() % length, '\0');
        for (char& c : text)
            c = random() % 4 == 0 ? static_cast<char>(random()) : " (;)[]{}:\"ABWSZace.XO"[random() % 22];
        return text;
    };
#ifdef GOTERR_SANITIZED
    constexpr int rounds = 4;  // some ten times as slow
#else
    constexpr int rounds = 16;
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
            goterr_free(goterr_map(result, map_names[random() % std::size(map_names)],
                                   i % 2 == 0 ? nullptr : noise(5).c_str(), nullptr));
            goterr_free(goterr_map(result, noise(8).c_str(), "A1", nullptr));
            answers += read_arrays(result) ? 1 : 0;
            answers += goterr_width(result) > 0 ? 1 : 0;
            goterr_result_free(result);
        }
        goterr_free(goterr_game(bytes.data(), bytes.size(), options.c_str(), nullptr));
        answers += call_record_with(bytes, options);
        std::vector<signed char> end(board.size());
        goterr_sampled_game(static_cast<int>(board.size()), 1, board.data(),
                            static_cast<int>(random() % 3) - 1, static_cast<unsigned>(random()), end.data(),
                            nullptr);
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
