// SPDX-License-Identifier: MIT
// aude.Encoding and the engine of aude.VectorEnv. Both write directly into NumPy arrays.
#include <nanobind/ndarray.h>
#include <nanobind/stl/optional.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/string_view.h>
#include <nanobind/stl/vector.h>
#include <unistd.h>

#include <algorithm>
#include <atomic>
#include <functional>
#include <limits>

#include "binding/binding.h"
#include "binding/in_use.h"
#include "binding/pool.h"
#include "learn/games.h"
#include "learn/turning.h"
#include "players/player.h"

namespace aude::python {
namespace {

using namespace nb::literals;

using Bytes = nb::ndarray<std::uint8_t, nb::c_contig, nb::device::cpu>;
using Floats = nb::ndarray<float, nb::c_contig, nb::device::cpu>;
using Ints = nb::ndarray<std::int32_t, nb::c_contig, nb::device::cpu>;
using ConstFloats = nb::ndarray<const float, nb::c_contig, nb::device::cpu>;

// An array must have exactly the size that will be read or written.
template <typename Array>
auto data_of(const Array& array, std::size_t wanted, const char* name) {
  if (array.size() != wanted) {
    throw nb::value_error(("'" + std::string(name) + "' has " + std::to_string(array.size()) +
                           " numbers, but " + std::to_string(wanted) + " are needed")
                              .c_str());
  }
  return array.data();
}

int checked_window(int window) {
  if (window != 0 && !learn::Encoding::is_window(window))
    throw Refused("a window is an odd number of cells from " + std::to_string(learn::kSmallestWindow) +
                  " to " + std::to_string(learn::kLargestWindow) + ", or 0 for the usual one");
  return window;
}

class SharedEncoding {
 public:
  SharedEncoding(const SharedGame& game, int window)
      : game_(game.game), encoding_(*game.game, checked_window(window)), patterns_(encoding_) {}

  const std::shared_ptr<const Game>& game() const { return game_; }
  const learn::Encoding& encoding() const { return encoding_; }

  // Reads the choices of a position. Throws Refused if it belongs to another game.
  void read(const Position& position, learn::ObservationCache& cache, learn::Choices& choices) const {
    check(position);
    cache.update(position.state());
    if (!position.state().is_chance())
      choices.read(encoding_, position.state(), cache.origin(encoding_.window()));
  }

  // The requested seat, or the player to act.
  Seat viewer_of(const Position& position, std::optional<int> viewer) const {
    if (viewer && (*viewer < 0 || *viewer >= game_->players())) throw Refused("there is no such seat");
    return viewer ? static_cast<Seat>(*viewer) : position.state().actor();
  }

  std::vector<int> legal_numbers(const Position& position) const {
    std::vector<int> out;
    if (position.state().is_over()) return check(position), out;
    if (position.state().is_chance()) {
      check(position);
      ActionList legal;
      position.state().legal_actions(legal);
      for (const Action& action : legal) out.push_back(learn::chance_number_of(encoding_, action));
    } else {
      learn::ObservationCache cache;
      learn::Choices choices;
      read(position, cache, choices);
      for (const std::int32_t number : choices.numbers()) {
        if (number >= 0) out.push_back(number);
      }
    }
    std::sort(out.begin(), out.end());
    return out;
  }

  Action action_of(const Position& position, int number) const {
    check(position);
    if (position.state().is_chance()) {
      ActionList legal;
      position.state().legal_actions(legal);
      for (const Action& action : legal) {
        if (learn::chance_number_of(encoding_, action) == number) return action;
      }
    } else {
      learn::ObservationCache cache;
      learn::Choices choices;
      read(position, cache, choices);
      if (const Action* found = choices.find(number)) return *found;
    }
    throw Refused("action " + std::to_string(number) + " is not legal here");
  }

  int number_of(const Position& position, std::string_view text) const {
    const Action action = legal_action_of(position, text);
    if (position.state().is_chance()) return learn::chance_number_of(encoding_, action);
    learn::ObservationCache cache;
    learn::Choices choices;
    read(position, cache, choices);
    for (std::size_t i = 0; i < choices.size(); ++i) {
      if (choices.actions()[i] == action) {
        if (choices.numbers()[i] < 0) throw Refused("the window does not reach there");
        return choices.numbers()[i];
      }
    }
    throw Refused("action is not legal here");
  }

  void write_tokens(const Position& position, const Bytes& out, std::optional<int> viewer) const {
    std::uint8_t* data = data_of(out, static_cast<std::size_t>(encoding_.token_size()), "tokens");
    learn::ObservationCache cache;
    learn::Choices choices;
    learn::TokenMemory memory(encoding_);
    read(position, cache, choices);
    learn::write_tokens(encoding_, position.state(), viewer_of(position, viewer), cache, choices,
                        memory, data);
  }
  void write_planes(const Position& position, const Bytes& out, std::optional<int> viewer) const {
    std::uint8_t* data = data_of(out, learn::plane_size(encoding_), "planes");
    learn::ObservationCache cache;
    learn::Choices choices;
    learn::PlaneMemory memory;
    read(position, cache, choices);
    learn::write_planes(encoding_, patterns_, position.state(), viewer_of(position, viewer),
                        cache.origin(encoding_.window()), choices, memory, data);
  }
  void write_mask(const Position& position, const Bytes& out) const {
    const auto size = static_cast<std::size_t>(encoding_.action_count());
    std::uint8_t* data = data_of(out, size, "mask");
    learn::ObservationCache cache;
    learn::Choices choices;
    read(position, cache, choices);
    std::fill_n(data, size, std::uint8_t{0});
    learn::mark(choices, data, 1);
  }

  void turn_tokens(const Bytes& tokens, int quarters) const {
    const auto each = static_cast<std::size_t>(encoding_.token_size());
    if (tokens.size() % each != 0)
      throw nb::value_error(("tokens come in rows of " + std::to_string(each)).c_str());
    for (std::size_t at = 0; at < tokens.size(); at += each)
      learn::turn_tokens(encoding_, quarters & 3, tokens.data() + at);
  }

 private:
  void check(const Position& position) const {
    if (position.game() != game_) throw Refused("the state is of another game than this encoding");
  }

  std::shared_ptr<const Game> game_;
  learn::Encoding encoding_;
  learn::PlanePatterns patterns_;
};

learn::Reward reward_of(const std::string& word) {
  if (word == "points") return learn::Reward::Points;
  if (word == "margin") return learn::Reward::Margin;
  if (word == "win") return learn::Reward::Win;
  throw Refused("a reward is \"points\", \"margin\" or \"win\"");
}

// Refused while the level is still the caller's own words, not in the middle of a game.
learn::Opponents opponents_of(const Game& game, const std::optional<std::string>& level, int seat) {
  if (!level) return {};
  if (!players::make_player(*level, 0)) throw Refused(players::why_no_level(*level));
  if (seat < 0 || seat >= game.players()) throw Refused("there is no seat " + std::to_string(seat));
  return {*level, static_cast<Seat>(seat)};
}

// The engine of aude.VectorEnv. Keeps the arrays it writes to alive, and uses them only in calls.
class Engine {
 public:
  Engine(const SharedEncoding& encoding, int count, int threads, const std::string& reward,
         const std::optional<Bytes>& tokens, const std::optional<Bytes>& planes,
         const std::optional<Bytes>& info, const std::optional<Bytes>& mask, const Floats& rewards,
         const Bytes& done, const Ints& actors, const Ints& final_scores,
         const std::optional<std::string>& opponent, int seat)
      : game_(encoding.game()),
        process_(getpid()),
        tokens_(tokens),
        planes_(planes),
        info_(info),
        mask_(mask),
        rewards_(rewards),
        done_(done),
        actors_(actors),
        final_scores_(final_scores) {
    constexpr int kMostGames = 1'000'000;
    if (count < 1 || count > kMostGames) throw Refused("games at once: 1 to 1000000");
    if (threads < 1 || threads > 1024) throw Refused("threads: 1 to 1024");
    const learn::Encoding& shapes = encoding.encoding();
    const auto n = static_cast<std::size_t>(count);
    const auto seats = static_cast<std::size_t>(game_->players());
    learn::Arrays arrays;
    if (tokens)
      arrays.tokens = data_of(*tokens, n * static_cast<std::size_t>(shapes.token_size()), "tokens");
    if (planes) arrays.planes = data_of(*planes, n * learn::plane_size(shapes), "planes");
    if (info) arrays.info = data_of(*info, n * static_cast<std::size_t>(shapes.info_size()), "info");
    if (mask) arrays.mask = data_of(*mask, n * static_cast<std::size_t>(shapes.action_count()), "mask");
    arrays.rewards = data_of(rewards, n * seats, "rewards");
    arrays.done = data_of(done, n, "done");
    arrays.actors = data_of(actors, n, "actors");
    arrays.final_scores = data_of(final_scores, n * seats, "final_scores");
    games_ = std::make_unique<learn::Games>(shapes, count, reward_of(reward), arrays,
                                            opponents_of(*game_, opponent, seat));
    if (threads > 1) pool_ = std::make_unique<Pool>(threads);
  }
  ~Engine() {
    // In a forked child the threads do not exist and cannot be joined.
    if (pool_ && process_ != getpid()) static_cast<void>(pool_.release());
  }

  void reset(std::uint64_t seed) {
    const InUse guard = use();
    share_out([&](int from, int to) { games_->reset(from, to, seed); });
  }

  void step(const Ints& actions) {
    const InUse guard = use();
    const std::int32_t* data = data_of(actions, static_cast<std::size_t>(games_->count()), "actions");
    std::atomic<int> illegal = std::numeric_limits<int>::max();
    share_out([&](int from, int to) {
      const int found = games_->find_illegal(from, to, data);
      if (found >= 0 && found < illegal) illegal = found;
    });
    if (illegal != std::numeric_limits<int>::max())
      throw Refused("game " + std::to_string(illegal) + ": action " + std::to_string(data[illegal]) +
                    " is not legal; nothing was done in any game");
    share_out([&](int from, int to) { games_->step(from, to, data); });
  }

  void sample(const Ints& actions) {
    const InUse guard = use();
    std::int32_t* data = data_of(actions, static_cast<std::size_t>(games_->count()), "actions");
    share_out([&](int from, int to) { games_->sample(from, to, data); });
  }

  // Logits of all actions (two dimensions) or of the legal ones in the order of legal() (one
  // dimension).
  void sample_logits(const ConstFloats& logits, const Ints& actions, const Floats& log_probabilities) {
    const InUse guard = use();
    const auto n = static_cast<std::size_t>(games_->count());
    std::int32_t* chosen = data_of(actions, n, "actions");
    float* chances = data_of(log_probabilities, n, "log_probabilities");
    std::vector<std::int32_t> offsets;
    learn::Logits read{logits.data(), nullptr};
    if (logits.ndim() == 1) {
      offsets = legal_offsets();
      data_of(logits, static_cast<std::size_t>(offsets.back()), "logits");
      read.offsets = offsets.data();
    } else {
      data_of(logits, n * static_cast<std::size_t>(games_->encoding().action_count()), "logits");
    }
    std::atomic<int> wrong = std::numeric_limits<int>::max();
    share_out([&](int from, int to) {
      const int found = games_->sample(from, to, read, chosen, chances);
      if (found >= 0 && found < wrong) wrong = found;
    });
    if (wrong != std::numeric_limits<int>::max())
      throw nb::value_error(("the logits of game " + std::to_string(wrong) +
                             " give no probabilities: one is NaN or infinite, or all are -infinity")
                                .c_str());
  }

  // Where the legal actions of each game start, and their numbers if they fit. Returns how many there
  // are.
  int legal(const Ints& offsets, const Ints& numbers) {
    const InUse guard = use();
    const std::vector<std::int32_t> starts = legal_offsets();
    std::copy(starts.begin(), starts.end(), data_of(offsets, starts.size(), "offsets"));
    if (numbers.size() >= static_cast<std::size_t>(starts.back())) {
      share_out([&](int from, int to) {
        for (int i = from; i < to; ++i)
          games_->write_legal(i, numbers.data() + starts[static_cast<std::size_t>(i)]);
      });
    }
    return starts.back();
  }

  std::vector<nb::bytes> memory() {
    const InUse guard = use();
    std::vector<nb::bytes> out;
    for (int i = 0; i < games_->count(); ++i) {
      const std::string one = games_->memory(i);
      out.emplace_back(one.data(), one.size());
    }
    return out;
  }
  void recall(const std::vector<nb::bytes>& memory) {
    const InUse guard = use();
    if (memory.size() != static_cast<std::size_t>(games_->count()))
      throw nb::value_error("these are not the games of this VectorEnv");
    for (int i = 0; i < games_->count(); ++i) {
      const nb::bytes& one = memory[static_cast<std::size_t>(i)];
      if (!games_->recall(i, {one.c_str(), one.size()}))
        throw nb::value_error("a VectorEnv that another version of aude has pickled cannot be read");
    }
  }

  // Calls sample() and step() `steps` times, to benchmark the engine without Python.
  void run_random(const Ints& actions, int steps) {
    const InUse guard = use();
    std::int32_t* data = data_of(actions, static_cast<std::size_t>(games_->count()), "actions");
    share_out([&](int from, int to) {
      for (int s = 0; s < steps; ++s) {
        games_->sample(from, to, data);
        games_->step(from, to, data);
      }
    });
  }

  Position state(int game) {
    const InUse guard = use();
    check_index(game);
    return position_after(games_->history(game));
  }
  Position final_state(int game) {
    const InUse guard = use();
    check_index(game);
    if (games_->last_history(game).empty()) throw Refused("no game has ended here yet");
    return position_after(games_->last_history(game));
  }

  void close() {
    if (!games_) return;
    const InUse guard = use();
    pool_.reset();
    games_.reset();
  }

  std::int64_t games_ended() { return use(), games_->ended(); }
  std::int64_t decisions() { return use(), games_->decisions(); }
  std::int64_t beyond_window() { return use(), games_->beyond(); }

 private:
  // Every public function starts here. Raises if the engine is closed, forked, or in use by another
  // thread.
  InUse use() {
    if (process_ != getpid())
      throw std::runtime_error(
          "this VectorEnv was made before the process forked; make one in the child");
    if (!games_) throw std::runtime_error("this VectorEnv is closed");
    return {in_use_, "this VectorEnv is at work in another thread; each thread needs its own"};
  }

  void check_index(int game) const {
    if (game < 0 || game >= games_->count()) throw nb::index_error("there is no such game");
  }
  Position position_after(const std::vector<Action>& history) const {
    Position position(SharedGame{game_});
    for (const Action& action : history) position.apply(action, nullptr);
    return position;
  }

  std::vector<std::int32_t> legal_offsets() const {
    std::vector<std::int32_t> offsets(1, 0);
    for (int i = 0; i < games_->count(); ++i)
      offsets.push_back(offsets.back() + games_->legal_count(i));
    return offsets;
  }

  void share_out(const std::function<void(int, int)>& work) {
    nb::gil_scoped_release unlocked;
    if (pool_) {
      pool_->share_out(games_->count(), work);
    } else {
      work(0, games_->count());
    }
  }

  std::shared_ptr<const Game> game_;
  pid_t process_;
  std::optional<Bytes> tokens_, planes_, info_, mask_;
  Floats rewards_;
  Bytes done_;
  Ints actors_, final_scores_;
  std::unique_ptr<learn::Games> games_;
  std::unique_ptr<Pool> pool_;
  std::atomic<bool> in_use_ = false;
};

nb::dict sections_of(const SharedEncoding& self) {
  const learn::Encoding& encoding = self.encoding();
  nb::dict out;
  const auto add = [&](const char* name, const learn::Section& section) {
    out[name] = nb::make_tuple(section.begin, section.rows, section.width);
  };
  add("globals", encoding.globals());
  add("hand", encoding.hand());
  add("players", encoding.players());
  add("crowns", encoding.crowns());
  add("bag", encoding.bag());
  add("features", encoding.features());
  add("cells", encoding.cells());
  return out;
}

std::vector<int> turned_actions(const SharedEncoding& self, int quarters) {
  std::vector<int> out;
  for (int number = 0; number < self.encoding().action_count(); ++number)
    out.push_back(learn::turned_action(self.encoding(), quarters & 3, number));
  return out;
}

std::vector<int> turned_channels(int quarters) {
  std::vector<int> out;
  for (int channel = 0; channel < learn::kChannels; ++channel)
    out.push_back(learn::turned_channel(quarters & 3, channel));
  return out;
}

}  // namespace

void bind_learn(nb::module_& module) {
  module.attr("ENCODING_VERSION") = learn::kEncodingVersion;
  module.attr("CHANNELS") = learn::kChannels;
  nb::class_<SharedEncoding>(module, "Codec", "Encodes actions and positions of a game as numbers.")
      .def(nb::init<const SharedGame&, int>(), "game"_a, "window"_a = 0)
      .def_prop_ro("game", [](const SharedEncoding& self) { return SharedGame{self.game()}; })
      .def_prop_ro("window", [](const SharedEncoding& self) { return self.encoding().window(); })
      .def_prop_ro("num_actions",
                   [](const SharedEncoding& self) { return self.encoding().action_count(); })
      .def_prop_ro("num_chances",
                   [](const SharedEncoding& self) { return self.encoding().chance_count(); })
      .def_prop_ro("token_size",
                   [](const SharedEncoding& self) { return self.encoding().token_size(); })
      .def_prop_ro("info_size", [](const SharedEncoding& self) { return self.encoding().info_size(); })
      .def_prop_ro("sections", &sections_of, "The sections of the tokens: offset, rows, width.")
      .def("legal_numbers", &SharedEncoding::legal_numbers, "state"_a,
           "The numbers of all legal actions, sorted; in chance phases those of the outcomes.")
      .def(
          "action_of",
          [](const SharedEncoding& self, const Position& state, int number) {
            return text_of(state, self.action_of(state, number));
          },
          "state"_a, "number"_a, "The text of the legal action with this number.")
      .def("number_of", &SharedEncoding::number_of, "state"_a, "action"_a,
           "The number of a legal action.")
      .def(
          "apply",
          [](const SharedEncoding& self, Position& state, int number) {
            state.apply(self.action_of(state, number), nullptr);
          },
          "state"_a, "number"_a, "Applies the action with this number.")
      .def("write_tokens", &SharedEncoding::write_tokens, "state"_a, "out"_a.noconvert(),
           "viewer"_a = nb::none())
      .def("write_planes", &SharedEncoding::write_planes, "state"_a, "out"_a.noconvert(),
           "viewer"_a = nb::none())
      .def("write_mask", &SharedEncoding::write_mask, "state"_a, "out"_a.noconvert())
      .def("turn_tokens", &SharedEncoding::turn_tokens, "tokens"_a.noconvert(), "quarters"_a)
      .def("turned_actions", &turned_actions, "quarters"_a,
           "The new number of each action when the board is rotated clockwise.");
  module.def("turned_channels", &turned_channels, "quarters"_a,
             "The new number of each channel when the board is rotated clockwise.");

  nb::class_<Engine>(module, "Engine", "Steps many games; see aude.VectorEnv.")
      .def(nb::init<const SharedEncoding&, int, int, const std::string&, const std::optional<Bytes>&,
                    const std::optional<Bytes>&, const std::optional<Bytes>&,
                    const std::optional<Bytes>&, const Floats&, const Bytes&, const Ints&, const Ints&,
                    const std::optional<std::string>&, int>(),
           "codec"_a, "count"_a, "threads"_a, "reward"_a, "tokens"_a.none().noconvert(),
           "planes"_a.none().noconvert(), "info"_a.none().noconvert(), "mask"_a.none().noconvert(),
           "rewards"_a.noconvert(), "done"_a.noconvert(), "actors"_a.noconvert(),
           "final_scores"_a.noconvert(), "opponent"_a.none(), "seat"_a)
      .def("reset", &Engine::reset, "seed"_a)
      .def("step", &Engine::step, "actions"_a.noconvert())
      .def("sample", &Engine::sample, "out"_a.noconvert())
      .def("sample_logits", &Engine::sample_logits, "logits"_a.noconvert(), "actions"_a.noconvert(),
           "log_probabilities"_a.noconvert())
      .def("legal", &Engine::legal, "offsets"_a.noconvert(), "numbers"_a.noconvert())
      .def("memory", &Engine::memory)
      .def("recall", &Engine::recall, "memory"_a)
      .def("run_random", &Engine::run_random, "scratch"_a.noconvert(), "steps"_a)
      .def("state", &Engine::state, "game"_a)
      .def("final_state", &Engine::final_state, "game"_a)
      .def("close", &Engine::close)
      .def_prop_ro("games_ended", &Engine::games_ended)
      .def_prop_ro("decisions", &Engine::decisions)
      .def_prop_ro("beyond_window", &Engine::beyond_window);
}

}  // namespace aude::python
