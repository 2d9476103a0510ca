/// The value of an eye space by exhaustive local search over its shape, each shape searched once.
///
/// The local game: the defender's wall cannot be cut and has two liberties outside, which the attacker may
/// fill; both sides may play on any cell, and pass; stones without liberties are taken; a ko may not be
/// retaken at once. The space holds two eyes if the wall cannot be taken (so seki counts as life), one if it
/// could not be taken with one more eye elsewhere. The four numbers are the eyes after the attacker's move
/// and a defender's pass, with the attacker first, with the defender first, and after the defender's move and
/// an attacker's pass. No table of shapes stands behind this.
///
///     . . . O      1122: the attacker's move on the middle point leaves one eye, the defender's makes two; a second move
///     O O O O      of either changes nothing more.
///
///     . . . . O    1222: two middle points. The defender has two eyes though the attacker begins, and one where he does
///     O O O O O    not answer.
///
///     O O O O      1112: a square makes one eye even if its owner begins: his move leaves a bent three whose middle the
///     O . . O      attacker takes. Only two moves in a row make two.
///     O . . O
///     O O O O
///
/// It does not work where the wall is no wall: a chain around the space that can be taken from outside, or
/// cut from its friends. What the space is, and where its ends are no eyes, is found before (eye_space.hpp);
/// captures that reading finds are taken for granted there.
///
/// The numbers agree with what is printed about eye shapes everywhere but for the empty square four in the
/// corner, which GNU Go's own analysis calls 1122. Search says 1112 as anywhere else: a defender's move at
/// 1-1 leaves a bent three, and its middle point takes the second eye.
#pragma once

#include <memory>

#include "goterr/eyes/eye_shape.hpp"

namespace goterr {

/// Remembers what it has read. Not shared between threads: one reader a thread, the answers are the same.
class EyeReader {
public:
    EyeReader();
    ~EyeReader();

    /// Equal for every orientation of a shape: the search is done on the one that sorts first.
    ShapeValue value_of(const EyeShape& shape);

private:
    struct Memory;
    std::unique_ptr<Memory> memory_;
};

}  // namespace goterr
