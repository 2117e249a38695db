// What clients ask over HTTP, as pure functions from body to answer: new tables, replays, questions
// about records, the catalogue.
#pragma once

#include <boost/json/object.hpp>
#include <string>
#include <string_view>

#include "rules/result.h"
#include "table/log.h"

namespace aude::table {

// A refusal that a program can tell apart by its code.
struct Problem {
  int status = 400;
  std::string code;
  std::string message;
  std::string where;
};
std::string problem_text(const Problem& problem);

// A value or a Problem.
template <typename Value>
using Answer = std::variant<Value, Problem>;

// How a table is asked for, with the secrets that are told once.
struct TableOrder {
  Made made;
  bool start = true;
  std::string host_token;
  std::vector<std::pair<int, std::string>> seat_tokens;
};
Answer<TableOrder> read_order(std::string_view body, Millis now);
std::string order_answer(const std::string& table, const TableOrder& order);

// A record taken apart: {"view": ..., "steps": [...]}.
Answer<std::string> replay_text(std::string_view record);
// {"record": ..., "n": 12, "what": ...}
Answer<std::string> ask_text(std::string_view body);

std::string catalogue_text();

}  // namespace aude::table
