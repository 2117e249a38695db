// SPDX-License-Identifier: MIT
#include "arena/program.h"

#include <boost/json.hpp>
#include <optional>
#include <sstream>

#include "arena/process.h"
#include "arena/protocol.h"
#include "notation/actions.h"
#include "notation/position.h"
#include "notation/setup.h"

namespace aude::arena {
namespace {

namespace json = boost::json;
using std::chrono::steady_clock;

constexpr std::chrono::seconds kTimeToStart{10};

std::vector<std::string> words_of(const std::string& command) {
  std::istringstream stream(command);
  std::vector<std::string> words;
  for (std::string word; stream >> word;) words.push_back(word);
  return words;
}

std::string shortened(std::string_view text) {
  constexpr std::size_t kMost = 80;
  return std::string(text.substr(0, kMost)) + (text.size() > kMost ? "..." : "");
}

class ProgramBot final : public Bot {
 public:
  ProgramBot(const std::string& command, const ThinkingTime& time)
      : words_(words_of(command)), time_(time) {}

  void begin_game(const Game& game, Seat seat, std::uint64_t seed) override {
    guarded([&] {
      if (!process_) start();
      send({{"type", "game"},
            {"seat", index(seat)},
            {"seed", seed >> 11U},  // 53 bits: some JSON readers store all numbers as doubles
            {"setup", notation::setup_to_json(game.setup())}});
      applied_ = 0;
    });
  }

  void applied(const State& before, Action action) override {
    guarded([&] {
      send({{"type", "action"}, {"action", notation::to_text(before.game(), action)}});
      ++applied_;
    });
  }

  Action choose(const State& state) override {
    Action action;
    guarded([&] {
      const auto deadline = steady_clock::now() + time_.per_decision;
      send({{"type", "move"},
            {"time_ms", time_.per_decision.count()},
            {"position", notation::position_json(state, applied_, std::nullopt, {})}});
      const json::object answer = receive("move", deadline);
      const auto* text = answer.if_contains("action");
      if (text == nullptr || !text->is_string()) throw Fault("response without an action");
      const Result<Action> read = notation::legal_action(state, std::string_view(text->get_string()));
      if (!read) throw Fault(shortened(read.refusal().what));
      action = *read;
    });
    return action;
  }

  void end_game(const State& state) override {
    json::array scores;
    for (int i = 0; i < state.game().players(); ++i)
      scores.push_back(state.score(static_cast<Seat>(i)));
    try {
      guarded([&] { send({{"type", "over"}, {"scores", scores}}); });
    } catch (const Fault&) {
      // A failure after the end of the game does not change the result.
    }
  }

 private:
  // After a fault the program is killed; the next game starts a new one.
  template <typename Step>
  void guarded(Step step) {
    try {
      step();
    } catch (const Fault& fault) {
      if (process_) send_error(fault.what());
      process_.reset();
      throw;
    }
  }

  void start() {
    process_.emplace(words_);
    send({{"type", "hello"}, {"protocol", kProtocolVersion}, {"rules", kRulesVersion}});
    receive("hello", steady_clock::now() + kTimeToStart);
  }

  void send_error(const char* what) {
    try {
      send({{"type", "error"}, {"message", what}});
    } catch (const Fault&) {
      // The program is killed anyway.
    }
  }

  void send(const json::object& message) {
    process_->write_line(json::serialize(message), steady_clock::now() + time_.per_decision);
  }

  json::object receive(std::string_view type, steady_clock::time_point deadline) {
    const std::string line = process_->read_line(deadline);
    json::error_code error;
    json::value value = json::parse(line, error);
    if (error || !value.is_object()) throw Fault("not a JSON object: " + shortened(line));
    json::object& object = value.get_object();
    const auto* received = object.if_contains("type");
    if (received == nullptr || !received->is_string() || received->get_string() != type) {
      throw Fault("expected type \"" + std::string(type) + "\": " + shortened(line));
    }
    return std::move(object);
  }

  std::vector<std::string> words_;
  ThinkingTime time_;
  std::optional<Process> process_;
  int applied_ = 0;
};

}  // namespace

std::unique_ptr<Bot> make_program_bot(const std::string& command, const ThinkingTime& time) {
  return std::make_unique<ProgramBot>(command, time);
}

}  // namespace aude::arena
