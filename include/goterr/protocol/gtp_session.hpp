/// The Go Text Protocol, version 2: one line in, one answer out.
///
/// Source: "Specification of the Go Text Protocol, version 2, draft 2" (lysator.liu.se/~gunnar/gtp), with
/// GoGui's and KataGo's extensions for estimates. goterr estimates and does not play: `genmove` is not in the
/// list of commands and fails with a sentence.
#pragma once

#include <chrono>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "goterr/estimate/study.hpp"

namespace goterr {

struct GtpOptions {
    std::string name = "goterr";  ///< as `name` answers; some front ends look at it
    std::string version;
    EstimateOptions estimate = {};    ///< rules of records that name none
    std::optional<double> komi = {};  ///< of records that name none; absent: what their rules have
    bool rules_win = false;           ///< over those that records name
    bool komi_wins = false;           ///< likewise, where there is one
    bool files = true;                ///< a client may have files read and written
    /// The bytes of a file; throws `Error`.
    std::function<std::string(const std::string&)> read_file = {};
    /// Writes bytes to a file; throws `Error`.
    std::function<void(const std::string& file, const std::string& bytes)> write_file = {};
};

struct GtpState;

class GtpSession {
public:
    explicit GtpSession(GtpOptions options);
    GtpSession(GtpSession&&) noexcept;
    ~GtpSession();

    /// The whole answer with its empty line; nothing for empty lines and comments. `kata-analyze` and its kin
    /// leave their answer open: the next line of any kind closes it first.
    std::string answer(std::string_view line);
    /// While an answer is open that was asked for with an interval: how long to wait for input before the
    /// next `update`.
    std::optional<std::chrono::milliseconds> update_interval() const;
    /// The next line of an open answer.
    std::string update() const;
    /// What is left to say when the input ends.
    std::string end();
    /// `quit` has been answered.
    bool over() const;

private:
    std::unique_ptr<GtpState> state_;
};

}  // namespace goterr
