#include "sgf_origin.hpp"

#include <algorithm>
#include <array>
#include <charconv>

#include "goterr/core/ascii.hpp"

namespace goterr {
namespace {

constexpr std::size_t most_read = 200;  // bytes of a value that are looked at

std::string looked_at(std::string_view text) { return lower(text.substr(0, most_read)); }

/// `9p`, `P9`: amateurs have dans and kyus, as all players of servers do.
bool is_professional_rank(std::string_view rank) {
    if (rank.size() < 2) return false;
    return (is_digit(rank[0]) && rank[1] == 'p') || (rank[0] == 'p' && is_digit(rank[1]));
}

/// `5k`, `12k?`, `1873`, `5d?`: how servers rate.
bool is_server_rank(std::string_view rank) {
    const auto digits =
        static_cast<std::size_t>(std::find_if_not(rank.begin(), rank.end(), is_digit) - rank.begin());
    if (digits == 0) return false;
    const std::string_view rest = rank.substr(digits);
    return (rest.empty() && digits >= 3) || rest.starts_with('k') || rest.ends_with('?') ||
           rest.ends_with('*');
}

/// The number that the digits at `at` make, as far as it fits.
int number_at(std::string_view text, std::size_t at) {
    int number = 0;
    std::from_chars(text.data() + at, text.data() + text.size(), number);
    return number;
}

/// The first four digits in a row; 0 without any.
int year_of(std::string_view date) {
    for (std::size_t at = 0; at + 4 <= date.size(); ++at)
        if (std::all_of(date.begin() + static_cast<std::ptrdiff_t>(at),
                        date.begin() + static_cast<std::ptrdiff_t>(at + 4), is_digit))
            return number_at(date.substr(at, 4), 0);
    return 0;
}

/// `1958-10-12,13`, `1933-10-16~1934-01-29`: something follows a whole day.
bool is_several_days(std::string_view date) {
    constexpr std::size_t one_day = std::string_view("1958-10-12").size();
    if (date.size() <= one_day || !is_digit(date[one_day - 1])) return false;
    return std::any_of(date.begin() + one_day, date.end(), is_digit);
}

constexpr int two_hours = 7200;

/// Seconds as the format wants them, or hours as people write them.
bool is_hours(std::string_view time) {
    if (time.empty() || !is_digit(time[0])) return false;
    const int number = number_at(time, 0);
    const std::size_t unit = time.find_first_not_of("0123456789. ");
    if (unit == std::string_view::npos) return number >= two_hours;
    return number >= 2 && time.substr(unit).starts_with("h");
}

/// Given before komi became five points and a half.
bool is_old_komi(std::string_view komi) { return komi == "4.5" || komi == "4" || komi == "4.50"; }

/// The first Go server opened: nobody could play on one before.
constexpr int first_server = 1992;

bool names_something(std::string_view text) {
    return !text.empty() && text != "none" && text != "-" && text != "?";
}

/// Whether a word stands in a text by itself, as `igs` does not in Ludwigsburg.
bool has_word(std::string_view text, std::string_view word) {
    const auto is_letter = [&](std::size_t at) { return at < text.size() && is_lower(text[at]); };
    for (std::size_t at = text.find(word); at != std::string_view::npos; at = text.find(word, at + 1))
        if ((at == 0 || !is_letter(at - 1)) && !is_letter(at + word.size())) return true;
    return false;
}

}  // namespace

void SgfOrigin::read(SgfLexer& lexer) {
    constexpr std::array<SgfName, text_count> names{
        sgf_name("AP"), sgf_name("PC"), sgf_name("EV"), sgf_name("RO"), sgf_name("DT"), sgf_name("TM"),
        sgf_name("BR"), sgf_name("WR"), sgf_name("PB"), sgf_name("PW"), sgf_name("GN")};
    if (lexer.name() == sgf_name("TC")) byo_yomi_count_ = true;
    if (lexer.name() == sgf_name("TT")) byo_yomi_time_ = true;
    const auto found = std::find(names.begin(), names.end(), lexer.name());
    if (found == names.end()) return;
    std::string_view& text = texts_[static_cast<std::size_t>(found - names.begin())];
    while (text.empty() && lexer.next_value()) text = trimmed(lexer.value());
}

bool SgfOrigin::is_fox() const {
    return looked_at(texts_[application]).find("foxwq") != std::string::npos ||
           (byo_yomi_count_ && byo_yomi_time_);
}

bool SgfOrigin::names_server() const {
    constexpr std::array<std::string_view, 16> names{
        "server", "http", "www",   "kgs",    "ogs",      "igs",    "nngs",     "pandanet",
        "dgs",    "cgos", "tygem", "wbaduk", "cyberoro", "online", "internet", "gtp"};
    const std::array texts{looked_at(texts_[place]), looked_at(texts_[application]),
                           looked_at(texts_[event])};
    return std::any_of(texts.begin(), texts.end(), [&](std::string_view text) {
        return std::any_of(names.begin(), names.end(),
                           [&](std::string_view name) { return has_word(text, name); });
    });
}

CountHabit SgfOrigin::habit(std::string_view komi) const {
    const std::string days = looked_at(texts_[date]), black_grade = looked_at(texts_[black_rank]),
                      white_grade = looked_at(texts_[white_rank]);
    const int year = year_of(days);
    const bool server = !is_fox() && names_server(), at_board = !server && !is_fox();
    CountHabit habit{{}, year};
    const auto note = [&](CountSign sign, bool seen) {
        if (seen) habit.signs.push_back(sign);
    };
    note(CountSign::fox, is_fox());
    note(CountSign::server, server);
    note(CountSign::before_servers, year > 0 && year < first_server);
    note(CountSign::several_days, is_several_days(days));
    note(CountSign::hours_to_think, at_board && is_hours(looked_at(texts_[time])));
    note(CountSign::old_komi, is_old_komi(komi));
    note(CountSign::professionals,
         at_board && (is_professional_rank(black_grade) || is_professional_rank(white_grade)));
    note(CountSign::event, !server && names_something(looked_at(texts_[event])));
    note(CountSign::round, !server && names_something(looked_at(texts_[round])));
    note(CountSign::place, !server && names_something(looked_at(texts_[place])));
    note(CountSign::rated_players, is_server_rank(black_grade) || is_server_rank(white_grade));
    return habit;
}

GameFacts SgfOrigin::facts(const std::function<std::string(std::string_view)>& decoded) const {
    const auto text = [&](Text which) { return decoded(texts_[which]); };
    return {text(black), text(white), text(black_rank), text(white_rank),
            text(date),  text(event), text(place),      text(name)};
}

}  // namespace goterr
