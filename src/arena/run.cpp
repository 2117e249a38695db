// SPDX-License-Identifier: MIT
#include "arena/run.h"

#include <algorithm>
#include <exception>
#include <mutex>
#include <set>
#include <thread>

#include "arena/results.h"

namespace aude::arena {
namespace {

class Run {
 public:
  Run(const Match& match, const RunOptions& options)
      : match_(match), options_(options), game_(match.make_game()) {
    if (options.results) {
      results_ = read_results(*options.results, match);
      file_.emplace(*options.results);
    }
    std::set<GameNumber> known;
    for (const GameResult& result : results_) known.insert(result.number);
    const auto players = static_cast<std::int64_t>(match.bots.size());
    const std::int64_t decks = (options.games + players - 1) / players;
    for (std::int64_t deck = options.first_deck; deck < options.first_deck + decks; ++deck) {
      for (int rotation = 0; rotation < static_cast<int>(players); ++rotation) {
        if (!known.contains({deck, rotation})) todo_.push_back({deck, rotation});
      }
    }
  }

  std::vector<GameResult> play() {
    std::vector<std::jthread> threads;
    for (int i = 0; i < options_.threads; ++i) threads.emplace_back([this] { work(); });
    threads.clear();  // joins all threads
    if (failure_) std::rethrow_exception(failure_);
    std::sort(results_.begin(), results_.end(),
              [](const GameResult& a, const GameResult& b) { return a.number < b.number; });
    return std::move(results_);
  }

 private:
  void work() {
    try {
      std::vector<std::unique_ptr<Bot>> bots;
      for (const std::string& name : match_.bots) {
        bots.push_back(make_bot(name, options_.time));
      }
      while (const auto number = take()) {
        add(play_game(match_, *game_, *number, bots, options_.time.stop));
      }
    } catch (const Interrupted&) {
      // Keep the games that are complete.
    } catch (...) {
      const std::lock_guard lock(mutex_);
      failure_ = std::current_exception();
      decided_ = true;
    }
  }

  std::optional<GameNumber> take() {
    const std::lock_guard lock(mutex_);
    const bool stop = options_.time.stop != nullptr && options_.time.stop->load();
    if (stop || decided_ || next_ == todo_.size()) return std::nullopt;
    return todo_[next_++];
  }

  void add(GameResult result) {
    const std::lock_guard lock(mutex_);
    if (file_) file_->append(match_, result);
    results_.push_back(std::move(result));
    if (options_.progress) options_.progress(results_);
    if (options_.sprt && sprt(*options_.sprt, match_, results_).verdict != Verdict::Undecided) {
      decided_ = true;
    }
  }

  const Match& match_;
  const RunOptions& options_;
  std::shared_ptr<const Game> game_;
  std::optional<ResultsFile> file_;
  std::vector<GameNumber> todo_;
  std::mutex mutex_;
  std::size_t next_ = 0;
  bool decided_ = false;
  std::vector<GameResult> results_;
  std::exception_ptr failure_;
};

}  // namespace

std::vector<GameResult> run_match(const Match& match, const RunOptions& options) {
  return Run(match, options).play();
}

}  // namespace aude::arena
