#include "goterr/protocol/gtp_session.hpp"

#include <algorithm>

#include "goterr/core/ascii.hpp"
#include "goterr/core/error.hpp"
#include "goterr/core/joined.hpp"
#include "goterr/core/printable.hpp"
#include "gtp_state.hpp"

namespace goterr {
namespace {

constexpr std::size_t longest_line = 1 << 20;

/// Section 2.2 of the protocol: comments and control characters go, tabs are blanks.
std::string preprocessed(std::string_view line) {
    std::string text;
    for (const char c : line.substr(0, std::min(line.find('#'), longest_line))) {
        if (c == '\t')
            text += ' ';
        else if (static_cast<unsigned char>(c) >= 0x20 && c != 0x7f)
            text += c;
    }
    return text;
}

GtpArguments words_of(const std::string& text) {
    const auto words = split(text, " ");
    return {words.begin(), words.end()};
}

bool is_id(const std::string& word) { return std::all_of(word.begin(), word.end(), is_digit); }

std::string framed(const GtpReply& reply, const std::string& id) {
    std::string text = (reply.good ? "=" : "?") + id;
    if (reply.analysis) return text + '\n' + reply.analysis->line + '\n';
    if (!reply.text.empty()) text += ' ' + reply.text;
    return text + "\n\n";
}

GtpReply run(GtpState& state, const std::string& name, const GtpArguments& arguments) {
    const auto commands = gtp_commands();
    const auto found =
        std::find_if(commands.begin(), commands.end(), [&](const GtpCommand& c) { return c.name == name; });
    if (found == commands.end()) {
        if (name.find("genmove") != std::string::npos)
            return failure("goterr estimates positions and does not play");
        return failure("unknown command");
    }
    try {
        return found->run(state, arguments);
    } catch (const Error& error) {
        return failure(printable(error.what()));
    }
}

GtpReply protocol_version(GtpState&, const GtpArguments&) { return good("2"); }
GtpReply name(GtpState& state, const GtpArguments&) { return good(state.options.name); }
GtpReply version(GtpState& state, const GtpArguments&) { return good(state.options.version); }

GtpReply known_command(GtpState&, const GtpArguments& arguments) {
    if (arguments.size() != 1) return failure("syntax error");
    for (const GtpCommand& command : gtp_commands())
        if (command.name == arguments[0]) return good("true");
    return good("false");
}

GtpReply list_commands(GtpState&, const GtpArguments&) {
    return good(joined(gtp_commands(), "\n", &GtpCommand::name));
}

GtpReply quit(GtpState& state, const GtpArguments&) {
    state.over = true;
    return good();
}

/// Any input stops an analysis, so there is nothing left to do.
GtpReply stop(GtpState&, const GtpArguments&) { return good(); }

constexpr GtpCommand session_table[] = {
    {"protocol_version", protocol_version},
    {"name", name},
    {"version", version},
    {"known_command", known_command},
    {"list_commands", list_commands},
    {"quit", quit},
    {"stop", stop},
    {"gogui-interrupt", stop},
};

}  // namespace

std::span<const GtpCommand> gtp_session_commands() { return session_table; }

GtpSession::GtpSession(GtpOptions options) : state_(std::make_unique<GtpState>()) {
    state_->own_rules = options.estimate.rules;
    state_->own_komi = options.komi;
    state_->options = std::move(options);
    start_again(*state_, BoardSize{});
}
GtpSession::GtpSession(GtpSession&&) noexcept = default;
GtpSession::~GtpSession() = default;

std::string GtpSession::answer(std::string_view line) {
    std::string before = end();
    GtpArguments words = words_of(preprocessed(line));
    if (words.empty()) return before;
    std::string id;
    if (is_id(words[0])) {
        id = words[0];
        words.erase(words.begin());
    }
    if (words.empty()) return before + framed(failure("unknown command"), id);
    const std::string command = words[0];
    words.erase(words.begin());
    const GtpReply reply = run(*state_, command, words);
    state_->analysis = reply.analysis;
    return before + framed(reply, id);
}

std::optional<std::chrono::milliseconds> GtpSession::update_interval() const {
    return state_->analysis ? state_->analysis->interval : std::nullopt;
}

std::string GtpSession::update() const { return state_->analysis ? state_->analysis->line + '\n' : ""; }

std::string GtpSession::end() {
    if (!state_->analysis) return "";
    state_->analysis.reset();
    return "\n";
}

bool GtpSession::over() const { return state_->over; }

}  // namespace goterr
