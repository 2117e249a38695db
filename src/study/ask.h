// What a page asks of the study, answered as the members of a JSON object (docs/protocol.md): one step
// of an analysis, a hint, the odds of a cell.
#pragma once

#include <span>
#include <string>

#include "study/decision_evaluator.h"

namespace aude::study {

inline constexpr std::uint64_t kMostNodesAsked = 100'000;  // for one answer

// Judges what follows on the first `n` actions: one chance event, or one turn part with the actions as
// they were played. Whoever asks goes on at "next", shows how far it is, and stops when he likes.
std::string evaluate_step(const Game& game, std::span<const Action> actions, int n,
                          const Effort& effort);

// The best plans for whoever must act, and why the first is better than the second.
std::string hint(const State& state, const Effort& effort);

// How likely it is that a tile comes that fits an empty cell: with the next draw, and by seat with any
// of its own draws to the end.
std::string odds(const State& state, Cell cell);

}  // namespace aude::study
