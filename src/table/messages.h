// What clients may say over a table's WebSocket (docs/protocol.md), parsed strictly.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "notation/document.h"
#include "rules/events.h"
#include "rules/result.h"

namespace aude::table {

inline constexpr std::size_t kMaxWordBytes = 100;  // of an action, a level or the like
inline constexpr std::size_t kMaxMessageBytes = 4096;
inline constexpr std::size_t kMaxNameLetters = 24;
inline constexpr std::size_t kMaxChatLetters = 300;

struct Hello {
  std::vector<std::string> tokens;
};
struct Claim {
  int seat;
  std::string name;
  std::optional<int> colour;
};
struct Act {
  int version;
  std::string action;
  bool confirm;
};
struct Confirm {
  int version;
};
struct Undo {
  int version;
};
struct Resume {
  int seat;
};
struct Start {};
struct Fill {
  int seat;
  std::string level;
};
struct HandOver {
  int seat;
  std::string level;
};
struct Open {
  int seat;
};
struct Rematch {};
struct Chat {
  std::string text;
};

// A question about a position.
struct Ask {
  enum class What { Feature, Fields, Cells, Fits, Odds, Hint, Judge, Position };
  What what = What::Fields;
  Spot spot;  // Feature: all of it; Fits, Odds: the cell
};

using Body = std::variant<Hello, Claim, Act, Confirm, Undo, Resume, Start, Fill, HandOver, Open,
                          Rematch, Chat, Ask>;

struct Request {
  std::optional<int> id;
  Body body;
};

Result<Request> parse_request(std::string_view text);

// The members of a question, the others of the object left alone.
Ask read_question(const notation::JsonCursor& field);

// Why no bot of this level can sit at a table; empty when one can. The host's machine is not lent out:
// tables know the levels alone, without budgets.
std::string why_no_bot(std::string_view level);

// A name as it will be shown: blanks at the ends are cut. Refuses what is empty, too long, or has
// invisible characters or ones that turn the writing around.
Result<std::string> clean_name(std::string_view text);
Result<std::string> clean_chat(std::string_view text);
// Whether people would take one name for the other: capitals, accents, and letters of other alphabets
// or digits that look the same are no difference.
bool look_alike(std::string_view a, std::string_view b);

}  // namespace aude::table
