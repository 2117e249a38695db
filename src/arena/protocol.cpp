// SPDX-License-Identifier: MIT
#include "arena/protocol.h"

#include <boost/json.hpp>
#include <memory>
#include <optional>
#include <stdexcept>

#include "notation/actions.h"
#include "notation/catalogue.h"
#include "notation/setup.h"
#include "players/player.h"

namespace aude::arena {
namespace {

namespace json = boost::json;

class ProtocolError : public std::runtime_error {
 public:
  using std::runtime_error::runtime_error;
};

template <typename Value>
Value value_or_throw(Result<Value> result) {
  if (!result) throw ProtocolError(result.refusal().where + ": " + result.refusal().what);
  return std::move(*result);
}

const json::value& field(const json::object& message, std::string_view name) {
  const json::value* value = message.if_contains(name);
  if (value == nullptr) throw ProtocolError("\"" + std::string(name) + "\" is missing");
  return *value;
}

std::string_view text_field(const json::object& message, std::string_view name) {
  const json::value& value = field(message, name);
  if (!value.is_string()) throw ProtocolError("\"" + std::string(name) + "\" is not text");
  return value.get_string();
}

class ProtocolBot {
 public:
  explicit ProtocolBot(const std::string& level) : level_(level) {}

  // The response to a message, if it requires one.
  std::optional<json::object> answer(const json::object& message) {
    const std::string_view type = text_field(message, "type");
    if (type == "hello") return json::object{{"type", "hello"}, {"name", "aude " + level_}};
    if (type == "game") {
      begin(message);
    } else if (type == "action") {
      apply(text_field(message, "action"));
    } else if (type == "move") {
      return json::object{{"type", "move"}, {"action", choose(message)}};
    } else if (type == "error") {
      throw ProtocolError("error from the client: " + std::string(text_field(message, "message")));
    }
    return std::nullopt;  // "over", and message types of later versions
  }

 private:
  void begin(const json::object& message) {
    Setup setup = value_or_throw(notation::setup_from_json(field(message, "setup")));
    std::uint64_t seed = 1;
    if (const json::value* given = message.if_contains("seed")) {
      json::error_code error;
      seed = given->to_number<std::uint64_t>(error);
      if (error) throw ProtocolError("\"seed\" is not an integer");
    }
    state_.reset();
    game_ = value_or_throw(Game::create(notation::catalogue(), std::move(setup)));
    state_.emplace(*game_);
    player_ = players::make_player(level_, seed);
  }

  void apply(std::string_view text) {
    if (!state_) throw ProtocolError("received an action before a game");
    state_->apply(value_or_throw(notation::legal_action(*state_, text)));
  }

  std::string choose(const json::object& message) {
    if (!state_ || state_->is_over() || state_->is_chance()) throw ProtocolError("no decision is due");
    players::Limits limits;
    if (const json::value* time = message.if_contains("time_ms")) {
      json::error_code error;
      const auto all = time->to_number<std::int64_t>(error);
      if (error || all < 0) throw ProtocolError("\"time_ms\" is not a number of milliseconds");
      limits.time = std::chrono::milliseconds(all * 9 / 10);  // the rest is reserved for communication
    }
    return notation::to_text(*game_, player_->choose(*state_, limits));
  }

  std::string level_;
  std::shared_ptr<const Game> game_;
  std::optional<State> state_;
  std::unique_ptr<players::Player> player_;
};

}  // namespace

bool serve_bot(std::istream& in, std::ostream& out, const std::string& level) {
  ProtocolBot bot(level);
  for (std::string line; std::getline(in, line);) {
    try {
      json::error_code error;
      const json::value message = json::parse(line, error);
      if (error || !message.is_object()) throw ProtocolError("not a JSON object");
      if (const auto answer = bot.answer(message.get_object()))
        out << json::serialize(*answer) << std::endl;
    } catch (const ProtocolError& protocol_error) {
      out << json::serialize(json::object{{"type", "error"}, {"message", protocol_error.what()}})
          << std::endl;
      return false;
    }
  }
  return true;
}

}  // namespace aude::arena
