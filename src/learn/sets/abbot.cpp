// SPDX-License-Identifier: MIT
// The Abbot for learners: deploying and retrieving him, whether he is in the supply, gardens.
#include "learn/set_encoding.h"

namespace aude::learn {
namespace {

// After all other numbers: the abbot on each segment of the tile just laid, then `retrieve`.
int abbot_number(const Encoding& encoding, const Action& action, const std::function<int()>&) {
  if (action.verb == Abbot::kRetrieveVerb) return encoding.first_more() + kMaxSegments;
  const bool deploys = action.verb == Verb::Deploy && action.piece == Abbot::kAbbot;
  return deploys ? encoding.first_more() + action.number : -1;
}

void write_abbot(const State& state, Seat seat, std::uint8_t* row) {
  row[14] = static_cast<std::uint8_t>(state.board().supply(seat, Abbot::kAbbot));
}

void add_garden(Channels& out, const SegmentInfo& segment) {
  if (segment.terrain == Abbot::kGarden) out[kChannels - 1] = 1;
}

}  // namespace

extern const SetEncoding kAbbotEncoding{.set = Abbot::kId,
                                        .more_actions = kMaxSegments + 1,
                                        .action_number = abbot_number,
                                        .write_player = write_abbot,
                                        .add_segment = add_garden};

}  // namespace aude::learn
