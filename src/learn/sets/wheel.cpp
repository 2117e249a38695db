// The Wheel of Fortune: numbers for crown spaces, and for recalls in a plague by cell.
#include "learn/set_encoding.h"

namespace aude::learn {
namespace {

int crown_or_recall_number(const Encoding& encoding, const Action& action,
                           const std::function<int()>& cell) {
  if (action.verb == Wheel::kCrownVerb) {
    return encoding.first_crown() + action.number * 2 + (action.piece == Inns::kLarge ? 1 : 0);
  }
  if (action.verb != Wheel::kRecallVerb) return -1;
  const int number = cell();
  return number < 0 ? encoding.elsewhere() : encoding.first_recall() + number;
}

}  // namespace

extern const SetEncoding kWheelEncoding{.set = Wheel::kId, .action_number = crown_or_recall_number};

}  // namespace aude::learn
