/// What a broken run left beside its results under attack: any bytes are a journal up to where they make no
/// sense.
#include <cstdint>
#include <sstream>
#include <string>

#include "../../src/commands/batch/journal.hpp"
#include "goterr/core/error.hpp"
#include "require.hpp"

using namespace goterr;

namespace {

/// What the journal says, written again.
std::string written_again(const std::string& text) {
    std::istringstream in(text);
    JournalReader reader(in);
    std::string again = journal_head(reader.made_with());
    std::uint64_t end = 0;
    while (const auto done = reader.next()) {
        require(done->end >= end && done->units > 0, "work only grows");
        end = done->end;
        again += journal_line(*done);
    }
    require(reader.bytes() <= text.size(), "no more is read than there is");
    return again;
}

void read(const std::string& text) {
    try {
        const std::string again = written_again(text);
        require(written_again(again) == again, "what was read is written and read the same");
    } catch (const Error&) {
    }
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string text(reinterpret_cast<const char*>(data), size);
    read(text);
    read(journal_head({{"--komi", "6.5"}}) + text);
    read(journal_head({}) + journal_line({}) + text);
    return 0;
}
