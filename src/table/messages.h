// Messages from clients over a table's WebSocket (docs/protocol.md), parsed strictly.
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

// A query about a position.
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

// Reads the members of a query; other members of the object are ignored.
Ask read_question(const notation::JsonCursor& field);

// Why a table cannot have a bot of this level; empty if it can. Tables accept levels without a budget
// only, because clients must not choose how much the host computes.
std::string why_no_bot(std::string_view level);

// A name without spaces at its ends. Refuses an empty or too long name, and one with invisible
// characters or characters that change the direction of writing.
Result<std::string> clean_name(std::string_view text);
Result<std::string> clean_chat(std::string_view text);
// Whether people could mistake one name for the other: case, accents, and letters of other alphabets or
// digits that look the same are ignored.
bool look_alike(std::string_view a, std::string_view b);

}  // namespace aude::table
