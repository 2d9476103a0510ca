/// A judgment in the making: what the passes of `judge` hand from one to the next.
#pragma once

#include <vector>

#include "goterr/life/judge.hpp"
#include "goterr/life/unconditional.hpp"
#include "goterr/reading/connections.hpp"
#include "goterr/reading/fight.hpp"
#include "partition.hpp"

namespace goterr::life {

struct Draft {
    const Findings& findings;
    std::vector<double> fates;  ///< one a chain
    std::vector<Connection> connections;
    Partition partition;
    UnconditionalLife proved;
    std::vector<Dragon> dragons;  ///< one an entry of the partition
    std::vector<int> dragon_of;   ///< one a chain

    const Board& board() const { return findings.position.board; }
    const Chains& chains() const { return findings.chains; }
    /// The dragon of the stone at `p`.
    int number_at(Point p) const { return dragon_of[static_cast<std::size_t>(chains().number_at(p))]; }
    const Dragon& at(Point p) const { return dragons[static_cast<std::size_t>(number_at(p))]; }
};

/// Reads the fights about dragons whose fate is in doubt, as far as they fit into a small area.
void read_fights(Draft& draft);

/// The enemy dragons beside a dragon, or, where its stones touch none, beside its liberties; each once.
std::vector<std::size_t> captors_of(const Draft& draft, const Dragon& dragon);

/// What was read becomes the dragon's fates.
void apply_reading(const FightReading& reading, Dragon& dragon);

/// Dragons that the sampled games give up although they have two eyes: parts of the board that they alone surround with
/// chains that cannot be cut there, read with the enemy stones in them as prisoners. More than Benson's proof, which knows no
/// play inside.
void find_two_eyes(Draft& draft);

/// Dragons that live only because nobody can approach.
void find_sekis(Draft& draft);

/// Of these, bent fours in the corner: what the rules say about them.
void find_bent_fours(Draft& draft, const Ruleset& rules);

/// A lone stone in a ko at the border of its living friends counts as theirs: whoever fills the last ko, it is worth a
/// point and not the stone.
void save_ko_stones(Draft& draft);

}  // namespace goterr::life
