/// What an earlier run of a batch has done, told by the journal beside its results, and whether this run is
/// the same work.
#pragma once

#include <cstdint>
#include <fstream>
#include <optional>
#include <string>

#include "journal.hpp"

namespace goterr {

class Resume {
public:
    /// `journal` belongs to the first `size` bytes of `results`. Throws `WrongUse` where they were made with
    /// something else than `made_with`, or do not say what with.
    Resume(const std::string& results, const std::string& journal, std::uint64_t size,
           const MadeWith& made_with);

    /// All that is done, as one.
    const Done& done() const { return done_; }
    /// The bytes of the journal that say so.
    std::uint64_t journal_bytes() const { return bytes_; }

    /// The next unit of this run that the earlier one did, too: `inputs` is the fingerprint up to it. Throws
    /// `WrongUse` where that was another.
    void pass(std::uint64_t inputs, const std::string& name);
    std::uint64_t passed() const { return passed_; }
    /// Throws `WrongUse` where units were passed over that this run does not have.
    void check_all_passed() const;

private:
    [[noreturn]] void refuse(const std::string& sentence) const;

    std::string results_;
    std::ifstream in_;
    std::optional<JournalReader> lines_;
    Done done_;
    std::uint64_t bytes_ = 0;
    std::uint64_t passed_ = 0;
    std::uint64_t told_ = 0;      ///< units up to the last line that was read
    std::uint64_t compared_ = 0;  ///< the fingerprint in it
};

}  // namespace goterr
