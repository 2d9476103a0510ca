// A session that goes on for long takes no more memory than a short one.
#include "goterr/protocol/gtp_session.hpp"
#include "support/catch.hpp"
#include "support/random.hpp"
#include "support/resident.hpp"

using namespace goterr;
using namespace goterr::test;

namespace {

void play_rounds(GtpSession& gtp, int rounds) {
    for (int i = 0; i < rounds; ++i) {
        gtp.answer(i % 2 == 0 ? "play b c3" : "play w b3");
        REQUIRE(gtp.answer("estimate_score")[0] == '=');
        REQUIRE(gtp.answer("undo") == "=\n\n");
    }
}

}  // namespace

TEST_CASE("ten thousand rounds of play, estimate and undo leave nothing behind", "[gtp]") {
    GtpOptions options;
    options.estimate.effort = Effort::quick;
    GtpSession gtp(std::move(options));
    gtp.answer("boardsize 5");
    gtp.answer("gogui-play_sequence b b2 w d4 b b4 w d2");
    play_rounds(gtp, 1000);
    const long before = resident_pages();
    play_rounds(gtp, 9000 / one_in());
    CHECK(resident_pages() - before < 64);
}
