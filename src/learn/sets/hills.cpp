// Hills & Sheep: numbers for tending a flock.
#include "learn/set_encoding.h"

namespace aude::learn {
namespace {

int tending_number(const Encoding& encoding, const Action& action, const std::function<int()>&) {
  if (action.verb == Hills::kGrowVerb) return encoding.pass() + 1;
  return action.verb == Hills::kGatherVerb ? encoding.pass() + 2 : -1;
}

}  // namespace

extern const SetEncoding kHillsEncoding{.set = Hills::kId, .action_number = tending_number};

}  // namespace aude::learn
