/// How likely a dragon stands that nothing proves, if a net was asked.
///
/// The net says how often it does, by the fights it has learned from. Three things that are seen of the
/// dragon weigh in beside its word: how often the games on the whole board keep it, how much room it has, and
/// what it can run to (the escape value of the seed documents). The weights of this logistic model, for small
/// and large dragons and for each side to begin, stand in data/stand_weights.inc: tests/fit/fit_stands.py
/// fitted them to what GNU Go 3.8's reading answers in positions of real games, and in such where one side
/// left a few moves unanswered.
#pragma once

#include "goterr/life/profile.hpp"
#include "scene.hpp"

namespace goterr::life {

/// Who plays first.
enum class First { owner, attacker };

/// What is seen of a dragon.
struct Outlook {
    double survival = 0;  ///< in the games on the whole board, -1 (never) to 1
    double room = 0;      ///< empty points up to two steps away that no enemy touches: 0 (none) towards 1
    double escape = 0;    ///< its escape value, in the same way
    bool is_large = false;
};

bool is_large(const Dragon& dragon);

/// Of the dragons of a scene, which outlives it.
class Outlooks {
public:
    explicit Outlooks(const Scene& scene);

    Outlook of(const Dragon& dragon) const;

private:
    const Scene& scene_;
    Escapes escapes_;
};

/// How often a dragon stands where so much is expected of its stones, -1 to 1.
double share_of(const PointSet& stones, const Grid<float>& expected);

/// From 0 to 1. `share` is how often it stands, the net says, 0 to 1.
double chance_to_stand(const Outlook& outlook, First first, double share);

}  // namespace goterr::life
