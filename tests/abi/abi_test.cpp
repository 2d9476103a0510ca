/// The C interface, as C++ sees it. tests/install/consumer/board.c is a program in C.
#include <algorithm>
#include <chrono>
#include <cmath>
#include <fstream>
#include <iterator>
#include <memory>
#include <string>
#include <string_view>
#include <thread>
#include <vector>

#include "goterr/goterr.h"
#include "support/catch.hpp"
#include "support/random.hpp"
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

using RecordHandle = std::unique_ptr<goterr_record, decltype(&goterr_record_free)>;

RecordHandle opened(const std::string& bytes, const char* options = nullptr) {
    return {goterr_record_read(bytes.data(), bytes.size(), options, nullptr), goterr_record_free};
}

std::string mapped(const goterr_result* result, const char* name, const char* point = nullptr) {
    char* error = nullptr;
    char* text = goterr_map(result, name, point, &error);
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

TEST_CASE("the charset of a record can be said", "[abi]") {
    const std::string game = "(;GM[1]SZ[9]CA[ISO-8859-1]PB[\xb9\xc5\xc1\xa6];B[ee])",
                      gb = R"({"charset_of_record": "GB18030"})";
    const Answer answer = read(game, gb.c_str());
    REQUIRE(answer.result);
    CHECK(has(rendered(answer.result.get(), "json"), "\u53e4\u529b"));
    const RecordHandle record = opened(game, gb.c_str());
    char* error = nullptr;
    CHECK(has(taken(goterr_record_game(record.get(), &error), error), "\u53e4\u529b"));
    char* text = goterr_game(game.data(), game.size(), gb.c_str(), &error);
    CHECK(has(taken(text, error), "\u53e4\u529b"));
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

TEST_CASE("a collection lists its games, and says which cannot be read", "[abi]") {
    const std::string games =
        "(;SZ[9]PB[Kita]PW[Minami]DT[2001]RE[B+2];B[ee];W[cc])(;SZ[60])(;SZ[9]PB[Nishi];B[aa])";
    CHECK(has(game_of(games), R"("games":[["Kita","Minami","2001","B+2",2],[")"));
    CHECK(has(game_of(games), R"(],["Nishi","","","",1]])"));
    CHECK_FALSE(has(game_of("(;SZ[9];B[ee])"), "\"games\""));
}

TEST_CASE("a node is added behind the position, whatever the record was", "[abi]") {
    const auto added = [](const std::string& bytes, const char* position, const char* node) {
        return rendered(read(bytes, position).result.get(), "record", node);
    };
    CHECK(added("(;SZ[9]C[kept];B[ee];W[cc])", R"({"until": 1})", R"({"add": ";W[gg]"})") ==
          "(;SZ[9]C[kept];B[ee](;W[cc])(;W[gg]))");
    CHECK(has(added("(;SZ[9];B[ee])", nullptr, R"({"add": ";AB[aa][bb]AE[ee]PL[W]"})"),
              ";B[ee](;AB[aa][bb]AE[ee]PL[W]))"));
    CHECK(has(added(diagram, nullptr, R"({"add": ";B[aa]"})"), ";B[aa])"));
    CHECK(has(added("(;SZ[9];B[ee])", nullptr, "{}"), "no node to add"));
    for (const char* wrong :
         {R"({"add": "W[gg]"})", R"({"add": ";W[gg])(;B[aa]"})", R"({"add": ";C[two words]"})"})
        CHECK(has(added("(;SZ[9];B[ee])", nullptr, wrong), "is no node"));
}

TEST_CASE("what is left to play and what might be best are asked of a result", "[abi]") {
    const Answer answer = read(". X X O .\n. X . O .\n. X . O .\n. X X O .\n");
    const std::string left = rendered(answer.result.get(), "endgame");
    CHECK(has(left, R"("plays":[)"));
    CHECK(has(left, R"("black_first":{"result":)"));
    CHECK(has(rendered(answer.result.get(), "best"), R"("point":")"));
}

TEST_CASE("a point is explained in sentences", "[abi]") {
    const Answer answer = read(diagram);
    CHECK(has(explained(answer.result.get(), "A1"), "A1"));
    CHECK(has(explained(answer.result.get(), "Z9"), "board"));
    CHECK(has(explained(answer.result.get(), "?"), "'?' is no point"));
    CHECK(has(explained(nullptr, "A1"), "no result"));
}

TEST_CASE("a record that is read once gives the estimates that its bytes give", "[abi]") {
    const std::string bytes = "(;SZ[9]KM[5.5]C[kept];B[cc];W[gg](;B[gc];W[cg])(;B[cg]))";
    const RecordHandle record = opened(bytes, R"({"rules": "chinese", "variation": "2"})");
    REQUIRE(record);
    CHECK(goterr_record_moves(record.get()) == 3);
    for (const int move : {3, 0, 2}) {
        const std::string until = "\"until\": " + std::to_string(move) + '}';
        char* error = nullptr;
        goterr_result* result = goterr_record_estimate(record.get(), ('{' + until).c_str(), &error);
        const Answer here = answer_of(result, error);
        const Answer there = read(bytes, (R"({"rules": "chinese", "variation": "2", )" + until).c_str());
        REQUIRE(here.result);
        CHECK(rendered(here.result.get(), "json") == rendered(there.result.get(), "json"));
        CHECK(has(rendered(here.result.get(), "sgf"), "kept"));
    }
    char* error = nullptr;
    CHECK(has(taken(goterr_record_game(record.get(), &error), error), R"("komi":5.5)"));
}

/// Stones all over the largest board: with deep effort it takes seconds.
std::string large_board() {
    goterr::test::Random random(7);
    std::string diagram;
    for (int row = 0; row < 52; ++row) {
        for (int column = 0; column < 52; ++column) diagram += "XO....."[goterr::test::below(random, 7)];
        diagram += '\n';
    }
    return diagram;
}

TEST_CASE("an estimate is called off when its time is over, or by another thread", "[abi]") {
    using std::chrono::steady_clock;
    const RecordHandle record = opened(large_board(), R"({"effort": "deep"})");
    REQUIRE(record);
    for (const double seconds : {0.0, 0.05, std::nan("")}) {
        goterr_stop* stop = goterr_stop_new(seconds);
        std::thread other;
        if (std::isnan(seconds))
            other = std::thread([stop] {
                std::this_thread::sleep_for(std::chrono::milliseconds(50));
                goterr_stop_now(stop);
            });
        const auto begun = steady_clock::now();
        char* error = nullptr;
        CHECK(goterr_record_estimate_until(record.get(), nullptr, stop, &error) == nullptr);
        CHECK(steady_clock::now() - begun < std::chrono::milliseconds(1500));
        CHECK(has(taken(nullptr, error), "called off"));
        if (other.joinable()) other.join();
        goterr_stop_free(stop);
    }
}

TEST_CASE("an estimate that is not called off is the one without a limit", "[abi]") {
    const RecordHandle record = opened("(;SZ[9]KM[5.5];B[cc];W[gg];B[gc];W[cg])");
    goterr_stop* stop = goterr_stop_new(3600);
    for (int i = 0; i < 2; ++i) {
        char* error = nullptr;
        const Answer limited =
            answer_of(goterr_record_estimate_until(record.get(), nullptr, stop, &error), error);
        const Answer free = answer_of(goterr_record_estimate(record.get(), nullptr, &error), error);
        REQUIRE(limited.result);
        CHECK(rendered(limited.result.get(), "json") == rendered(free.result.get(), "json"));
    }
    goterr_stop_now(stop);
    char* error = nullptr;
    CHECK(goterr_record_estimate_until(record.get(), nullptr, stop, &error) == nullptr);
    CHECK(has(taken(nullptr, error), "called off"));
    goterr_stop_free(stop);
}

TEST_CASE("which game and line is meant is said when a record is read", "[abi]") {
    const RecordHandle record = opened("(;SZ[9];B[cc])(;SZ[9];B[gg];W[cc])", R"({"game": 2})");
    REQUIRE(record);
    CHECK(goterr_record_moves(record.get()) == 2);
    char* error = nullptr;
    CHECK(goterr_record_estimate(record.get(), R"({"game": 1})", &error) == nullptr);
    CHECK(has(taken(nullptr, error), "when a record is read"));
    CHECK(goterr_record_estimate(record.get(), R"({"until": 3})", &error) == nullptr);
    CHECK(has(taken(nullptr, error), "2 moves"));
}

TEST_CASE("maps are those of `goterr map`", "[abi]") {
    const Answer answer = read(diagram);
    CHECK(has(mapped(answer.result.get(), "dragons"), R"("fates":{"owner_first":)"));
    CHECK(has(mapped(answer.result.get(), "escape", "B1"), R"("layer":"escape")"));
    CHECK(has(mapped(answer.result.get(), "moyo"), "'moyo' is no map; there are bouzy"));
    CHECK(has(mapped(answer.result.get(), "order", "?"), "no point"));
    CHECK(has(mapped(nullptr, "bouzy"), "no result"));
}

TEST_CASE("moves are played on top of a board, with its ko and captures", "[abi]") {
    const std::string ko = ". X O . .\nX . X O .\n. X O . .\n. . . . .\n. . . . .\n";
    const Answer taken_back = read(ko, R"({"to-move": "white", "moves": ["B4"]})");
    REQUIRE(taken_back.result);
    CHECK(goterr_board(taken_back.result.get())[6] == -1);
    CHECK(goterr_board(taken_back.result.get())[7] == 0);
    CHECK(has(rendered(taken_back.result.get(), "json"), R"("captures":{"black":0,"white":1})"));
    CHECK(has(read(ko, R"({"to-move": "white", "moves": ["B4", "C4"]})").error, "C4: the ko"));
    CHECK(read(ko, R"({"to-move": "white", "moves": ["B4", "pass", "pass", "C4"]})").result);
    CHECK(has(read(ko, R"({"to-move": "white", "ko": "B4", "moves": ["B4"]})").error, "B4: the ko"));
    CHECK(has(read(ko, R"({"ko": "C4"})").error, "there is a stone"));
    CHECK(has(read(ko, R"({"moves": ["C4"]})").error, "a stone already"));
    CHECK(has(read(ko, R"({"moves": ["T9"]})").error, "no such point"));
    CHECK(has(read(ko, R"({"moves": ["D4D"]})").error, "'D4D' is no point"));
}

TEST_CASE("suicide of one stone is no move under any rules, of several under some", "[abi]") {
    const std::string corner = ". O .\nO O .\n. . .\n";
    CHECK(has(read(corner, R"({"rules": "new-zealand", "moves": ["A3"]})").error, "no liberty"));
    const std::string two = ". X O\nO O O\n. . .\n";
    CHECK(has(read(two, R"({"rules": "japanese", "moves": ["A3"]})").error, "no liberty"));
    CHECK(read(two, R"({"rules": "new-zealand", "moves": ["A3"]})").result);
}

TEST_CASE("a game that is sampled to its end leaves no point of a settled board to chance", "[abi]") {
    std::vector<signed char> end(16, 2);
    REQUIRE(goterr_sampled_game(4, 4, signs.data(), -1, 7, end.data(), nullptr) == end.data());
    for (std::size_t i = 0; i < 16; ++i) CHECK((end[i] == -1 || end[i] == 0 || end[i] == 1));
    char* error = nullptr;
    CHECK(goterr_sampled_game(4, 4, signs.data(), 0, 7, end.data(), &error) == nullptr);
    CHECK(has(taken(nullptr, error), "the side to begin is 1 (black) or -1 (white)"));
    CHECK(goterr_sampled_game(60, 4, signs.data(), 1, 7, end.data(), nullptr) == nullptr);
}

TEST_CASE("seki, doubt and the chance to win are what the record says", "[abi]") {
    const Answer answer = read(diagram, R"({"rules": "chinese", "komi": 0.5, "seki": ["B1"]})");
    REQUIRE(answer.result);
    const signed char* seki = goterr_seki(answer.result.get());
    CHECK(std::vector(seki, seki + 4) == std::vector<signed char>{0, 1, 0, 0});
    const double chance = goterr_win_chance(answer.result.get());
    CHECK(chance >= 0);
    CHECK(chance <= 1);
    CHECK((goterr_lead(answer.result.get()) < 0) == (chance < 0.5));
    const std::string doubtful = ". . . X O . .\n. . . X O O O\n. . . X X X X\n";
    const Answer open = read(doubtful, R"({"to-move": "black"})");
    const std::string record = rendered(open.result.get(), "json");
    int marked = 0;
    for (int i = 0; i < 21; ++i) marked += goterr_unsettled(open.result.get())[i];
    CHECK((marked > 0) == !has(record, R"("unsettled":[])"));
}

TEST_CASE("without the longer look at dragons lead, owners and dead stones are the same", "[abi]") {
    std::ifstream file(GOTERR_SOURCE_DIR "/data/games/19x19-japanese.sgf", std::ios::binary);
    const std::string game{std::istreambuf_iterator<char>(file), {}};
    const Answer looked = read(game, R"({"until": 80})");
    const Answer glanced = read(game, R"({"until": 80, "longer_look": false})");
    REQUIRE(looked.result);
    REQUIRE(glanced.result);
    CHECK(goterr_lead(looked.result.get()) == goterr_lead(glanced.result.get()));
    const auto same = [&](auto of) {
        return std::equal(of(looked.result.get()), of(looked.result.get()) + 361, of(glanced.result.get()));
    };
    CHECK(same(goterr_owner));
    CHECK(same(goterr_dead));
    CHECK_FALSE(same(goterr_unsettled));
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
    call(3000 / goterr::test::one_in());
    CHECK(goterr::test::resident_pages() - before < 64);
}
