// SPDX-License-Identifier: MIT
// HTTP requests as pure functions from body to answer: new tables, replays, queries about records, the
// catalogue.
#pragma once

#include <atomic>
#include <boost/json/object.hpp>
#include <memory>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "rules/result.h"
#include "rules/state.h"
#include "study/ask.h"
#include "table/log.h"
#include "table/messages.h"
#include "table/secure.h"

namespace aude::table {

// An error with a code for programs.
struct Problem {
  int status = 400;
  std::string code;
  std::string message;
  std::string where;
  boost::json::object more{};  // further members of the error
};
Problem problem(std::string code, const Refusal& refusal);
std::string problem_text(const Problem& problem);
// The same as a message over a WebSocket.
std::string problem_message(std::optional<int> id, const Problem& problem);

inline constexpr std::size_t kMaxActions = 4000;  // in a request
inline constexpr std::size_t kMaxReplayBytes = std::size_t{16} << 20U;

// A value or a Problem.
template <typename Value>
using Answer = std::variant<Value, Problem>;

// A request for a new table, with its secrets, which are sent only once.
struct TableOrder {
  TablePlan plan;
  bool start = true;
  std::string host_token;
  std::vector<std::pair<int, std::string>> seat_tokens;
};
Answer<TableOrder> read_order(std::string_view body, const ChanceSource& chance, Millis now);
std::string order_answer(const std::string& table, const TableOrder& order);

// Why the games of such a table cannot be rated: they need a clock, no aids, the usual rules and tiles,
// and bots of known strength, each one once. Who sits there is not checked.
std::optional<Refusal> why_not_rated(const TablePlan& plan);

// A setup as a client sends it: the players are the seats, so it need not name them.
Result<Setup> setup_for_seats(const boost::json::value& setup, std::size_t seats);
// Gives a free colour to each seat whose colour is -1, its own number if possible. Returns false if two
// seats have the same colour.
bool give_colours(std::vector<SeatState>& seats);

// A record step by step: {"view": ..., "steps": [...]}. Once `stop` is set, it returns a Problem soon.
Answer<std::string> replay_text(std::string_view record, const std::atomic<bool>* stop = nullptr);

// A query about a position of a record, read and checked: {"record": ..., "n": 12, "what": ...}. It is
// read and answered in two steps, because the caller runs a search elsewhere than a simple query.
class RecordQuery {
 public:
  static Answer<RecordQuery> read(std::string_view body, const std::atomic<bool>* stop = nullptr);

  // A hint or an evaluation: the answer takes a search of about nodes() positions.
  bool is_analysis() const;
  std::uint64_t nodes() const { return effort_.nodes; }
  int tiles() const { return study::tiles_of(state_); }

  // A Problem `took_too_long` when `limits` end a search before it has a result.
  Answer<std::string> answer(const players::Limits& limits) const;

 private:
  RecordQuery(std::shared_ptr<const Game> game, Ask question)
      : game_(std::move(game)), question_(question), state_(*game_) {}
  std::optional<Problem> play(const std::vector<std::string>& texts, const std::atomic<bool>* stop,
                              bool aids);

  std::shared_ptr<const Game> game_;
  Ask question_;
  State state_;  // after the first `n_` actions; of an evaluation, after all of them
  std::vector<Action> actions_;
  int n_ = 0;
  std::optional<boost::json::object> last_step_;  // for a position: the action that led to it
  study::Effort effort_;
  study::Ratings ratings_;  // of an analysis, for the chances of winning
};

// Both steps at once.
Answer<std::string> ask_text(std::string_view body);

std::string catalogue_text();

// For orders and records: the game of a setup, unless its bag or start is unreasonably large, and
// number `i` of the actions, if it is legal.
Result<std::shared_ptr<const Game>> game_of(const Setup& setup);
Result<Action> next_action(const State& state, const std::vector<std::string>& actions, std::size_t i);

}  // namespace aude::table
