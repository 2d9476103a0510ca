/// Thermographs: what a game is worth on average, and how much a move in it gains, for every size of move
/// there is elsewhere.
///
/// At temperature t every move costs t. The left wall is what Black gets when he begins, the right wall what
/// White leaves when he does; where they meet the mast begins: from there up nobody moves, and its value is
/// the mean. Walls are piecewise straight, with exact corners. Berlekamp, Conway and Guy, "Winning Ways",
/// chapter 6; for kos, which cost a third move, W. Spight, "Extended thermography for multiple kos in Go",
/// 2001. Where both ends of a ko are settled its mean is the same whoever has more threats (E. Berlekamp,
/// "The economist's view of combinatorial games", 1996): who wins it is found in the sum.
///
///     {4 | 0}        walls from 4 and 0 meet at 2: mean 2, temperature 2, gote
///     {9 | 1 || 0}   Black threatens 9, so White answers at 1 as long as moves elsewhere are smaller: mean 1, Black's sente
#pragma once

#include <unordered_map>
#include <vector>

#include "goterr/counting/games.hpp"

namespace goterr {

/// A piecewise straight function of the temperature, from 0 up.
class Wall {
public:
    struct Corner {
        Rational temperature;
        Rational value;
        friend bool operator==(const Corner&, const Corner&) = default;
    };

    explicit Wall(Rational value = 0) : corners_{{0, value}} {}

    Rational at(Rational temperature) const;
    /// Just above `temperature`.
    Rational slope_above(Rational temperature) const;
    /// Plus `slope` times the temperature.
    Wall tilted(Rational slope) const;
    Wall raised(Rational points) const;
    /// Up to `temperature`, and from there on straight up at `value`.
    Wall with_mast(Rational temperature, Rational value) const;
    const std::vector<Corner>& corners() const { return corners_; }

    friend Wall larger(const Wall& a, const Wall& b);
    friend Wall smaller(const Wall& a, const Wall& b);
    friend bool operator==(const Wall&, const Wall&) = default;

private:
    using Pick = const Rational& (*)(const Rational&, const Rational&);
    static Wall picked(const Wall& a, const Wall& b, Pick pick);

    std::vector<Corner> corners_;
    Rational tail_ = 0;  ///< slope beyond the last corner
};

Wall larger(const Wall& a, const Wall& b);
Wall smaller(const Wall& a, const Wall& b);
/// The lowest temperature from which `left` is not above `right`; both must come together.
Rational meeting(const Wall& left, const Wall& right);

enum class Initiative { gote, black_sente, white_sente };

struct Thermograph {
    Wall left;
    Wall right;
    Rational mean = 0;
    Rational temperature = 0;  ///< what a move gains, by miai counting
    Initiative initiative = Initiative::gote;
};

/// From what the sides reach by moving there: the highest right wall for Black, the lowest left wall for
/// White, with what the move costs. `value` is for games that nobody moves in.
Thermograph thermograph_between(const Wall& left_scaffold, const Wall& right_scaffold);

/// Of the games of `games`, each worked out once.
class Thermographs {
public:
    explicit Thermographs(const Games& games) : games_(games) {}
    const Thermograph& of(GameId game);

private:
    Thermograph made(const GameNode& node);

    const Games& games_;
    std::unordered_map<GameId, Thermograph> known_;
};

}  // namespace goterr
