// What a page asks of the study, answered as the members of a JSON object (docs/protocol.md): one step
// of an analysis, a hint, the odds of a cell.
#pragma once

#include <optional>
#include <span>
#include <string>

#include "study/decision_evaluator.h"

namespace aude::study {

inline constexpr std::uint64_t kMostNodesAsked = 100'000;  // for one answer

// The number of tiles in a game with all sets together: no real game is larger.
int most_tiles(const Catalogue& catalogue);
// Tiles of a game, on the board and still to come.
int tiles_of(const State& state);

// Judges what follows on the first `n` actions: one chance event, or one turn part with the actions as
// they were played. Whoever asks goes on at "next", shows how far it is, and stops when he likes.
// Returns nothing when `limits` ended the search before it had a result.
std::optional<std::string> evaluate_step(const Game& game, std::span<const Action> actions, int n,
                                         const Effort& effort, const players::Limits& limits = {});

// The best plans for the player to act, and why the first is better than the second. Returns nothing
// when `limits` ended the search before it had a result.
std::optional<std::string> hint(const State& state, const Effort& effort,
                                const players::Limits& limits = {});

// How likely it is that a tile comes that fits an empty cell: with the next draw, and by seat with any
// of its own draws to the end.
std::string odds(const State& state, Cell cell);

}  // namespace aude::study
