/// Dragons: chains that live or die together, with the judgment of their fate and its reason as plain data.
#pragma once

#include <string_view>
#include <vector>

#include "goterr/board/board.hpp"
#include "goterr/eyes/eye_value.hpp"

namespace goterr {

/// What becomes of a dragon when one side moves first.
enum class Outcome { alive, dead, seki, ko, unknown };

/// How that is known: whatever anybody plays, by reading, or from sampled games.
enum class Known { proved, read, sampled };

struct Fate {
    Outcome outcome = Outcome::unknown;
    Known known = Known::sampled;
    std::vector<Point> line = {};  ///< the first player's move and what follows, as far as it was read
    /// 1 stands, 0 lost; where sampled, the share of games in which it stood, or how likely a net makes that.
    double kept = 0.5;

    friend bool operator==(const Fate&, const Fate&) = default;
};

constexpr std::string_view name_of(Outcome outcome) {
    constexpr std::string_view names[] = {"alive", "dead", "seki", "ko", "unknown"};
    return names[static_cast<int>(outcome)];
}
static_assert(name_of(Outcome::dead) == "dead" && name_of(Outcome::unknown) == "unknown");

constexpr std::string_view name_of(Known known) {
    constexpr std::string_view names[] = {"proved", "read", "sampled"};
    return names[static_cast<int>(known)];
}
static_assert(name_of(Known::sampled) == "sampled");

/// Both fates in one word.
enum class Status { alive, dead, critical, seki, unknown };

/// The names as all formats have them.
constexpr std::string_view name_of(Status status) {
    constexpr std::string_view names[] = {"alive", "dead", "critical", "seki", "unknown"};
    return names[static_cast<int>(status)];
}
static_assert(name_of(Status::alive) == "alive" && name_of(Status::unknown) == "unknown");

/// The strongest argument found for a verdict.
enum class Cause {
    unjudged,           ///< nothing has looked at it yet
    unconditional,      ///< Benson: alive whatever the opponent does, or dead inside such a wall
    captured,           ///< a reading line takes it whoever moves
    capture_contested,  ///< a reading line takes it, another saves it: who moves first decides
    read_out,           ///< the fight about it was read to the end
    race_won,
    race_lost,
    race_open,  ///< who plays first wins it
    seki,
    bent_four,  ///< bent four in the corner
    ko,
    net,       ///< a net expects it; where games around it have the word, these together with it
    siege,     ///< games sampled on the ground around it, either side beginning, say so
    playouts,  ///< nothing proves it; the sampled games say so
    user       ///< told so
};

constexpr std::string_view name_of(Cause cause) {
    constexpr std::string_view names[] = {"unjudged", "unconditional", "captured",  "capture contested",
                                          "read out", "race won",      "race lost", "race open",
                                          "seki",     "bent four",     "ko",        "net",
                                          "siege",    "playouts",      "user"};
    return names[static_cast<int>(cause)];
}
static_assert(name_of(Cause::unjudged) == "unjudged" && name_of(Cause::user) == "user");

/// Who said what decided about a dragon, the weakest first: of several statements the one of the last in this
/// list counts. Sampled games give way to everything that was read, a reading of a part of the fight to one
/// of all of it, every reading to proof, and everything to the user.
enum class Witness {
    games,          ///< sampled on the whole board
    net,            ///< a net that learned from many fights
    siege,          ///< games sampled on the ground around it, either side beginning
    prey,           ///< an enemy beside it that a move takes
    race,           ///< liberties counted
    capture,        ///< the reading of a single chain
    fight,          ///< the fight in the area that both can reach, read to the end
    seki,           ///< dragons that hold each other's last liberties
    bent_four,      ///< what the rules say of a bent four in the corner
    ko_stone,       ///< a lone stone in a ko that belongs to its friends
    unconditional,  ///< Benson's proof
    user
};

constexpr std::string_view name_of(Witness witness) {
    constexpr std::string_view names[] = {"games",     "net",      "siege",         "prey",
                                          "race",      "capture",  "fight",         "seki",
                                          "bent four", "ko stone", "unconditional", "user"};
    return names[static_cast<int>(witness)];
}
static_assert(name_of(Witness::games) == "games" && name_of(Witness::user) == "user");

/// Why a dragon is judged as it is: every number that went into it. Fields that played no part stay empty.
struct Reason {
    Witness by = Witness::games;
    Cause cause = Cause::unjudged;
    std::vector<EyeValue> eyes = {};     ///< one a space
    std::vector<Point> eye_points = {};  ///< one point of each space, in the same order
    std::vector<Point> line = {};        ///< the decisive reading line, attacker first
    int playouts = 0;                    ///< sampled games
    int playouts_survived =
        0;  ///< of these, games in which most of the dragon stood or its points stayed its own
    int own_liberties = 0;  ///< in a race
    int enemy_liberties = 0;

    friend bool operator==(const Reason&, const Reason&) = default;
};

struct Dragon {
    Color side = Color::empty;
    PointSet stones;
    Fate owner_first;                 ///< its fate when its owner moves first
    Fate attacker_first;              ///< and when his enemy does
    Status status = Status::unknown;  ///< what the two come to: `status_of`
    EyeValue eyes;                    ///< the sum over its eye spaces
    int escape = 0;                   ///< the escape sum at distance four
    bool secure = false;              ///< unconditionally alive
    double survival = 0;              ///< mean over the playouts, -1 always lost .. 1 always kept
    std::vector<Point> saved_by;      ///< for critical dragons: moves that save it
    std::vector<Point> killed_by;     ///< and moves that kill it
    Reason reason;

    friend bool operator==(const Dragon&, const Dragon&) = default;
};

/// Alive (or seki) if it stands though the attacker begins, dead if it is lost though its owner does;
/// critical where the turn, or a ko, decides.
Status status_of(const Fate& owner_first, const Fate& attacker_first);

/// A fate that is not only likely: stands for sure, is lost for sure, or nobody knows.
Fate fate(Outcome outcome, Known known = Known::sampled, std::vector<Point> line = {});

/// Both fates, and the status that follows from them.
void set_fates(Dragon& dragon, Fate owner_first, Fate attacker_first);
/// The same whoever moves first.
void set_fates(Dragon& dragon, Outcome outcome, Known known);

/// What becomes of it now that `to_move` is to move.
inline const Fate& fate_now(const Dragon& dragon, Color to_move) {
    return to_move == dragon.side ? dragon.owner_first : dragon.attacker_first;
}

/// Either turn, or nobody knows which, decides about it.
inline bool is_unsettled(const Dragon& dragon) {
    return dragon.status == Status::critical || dragon.status == Status::unknown;
}

/// By the user.
inline bool is_told(const Dragon& dragon) { return dragon.reason.cause == Cause::user; }

/// The one with a stone at `p`, where there is one.
const Dragon* dragon_at(const std::vector<Dragon>& dragons, Point p);

/// The stones of the dragons that fit.
template <typename Fits>
PointSet stones_of(const std::vector<Dragon>& dragons, BoardSize size, Fits fits) {
    PointSet stones(size);
    for (const Dragon& dragon : dragons)
        if (fits(dragon)) stones |= dragon.stones;
    return stones;
}
/// Those that live in seki.
PointSet seki_stones(const std::vector<Dragon>& dragons, BoardSize size);
/// Those whose fate depends on who moves.
PointSet unsettled_stones(const std::vector<Dragon>& dragons, BoardSize size);

/// Counted as lost: its fate with this side to move, and where that is a ko or unknown what the sampled games
/// say.
bool counts_as_dead(const Dragon& dragon, Color to_move);

}  // namespace goterr
