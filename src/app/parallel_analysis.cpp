// SPDX-License-Identifier: MIT
#include "app/parallel_analysis.h"

#include <algorithm>
#include <atomic>
#include <mutex>
#include <optional>
#include <thread>

namespace aude::app {
namespace {

// The numbers of actions with which turns begin, and that of all actions. An empty record has one turn
// without any.
std::vector<int> borders(const std::vector<Action>& actions) {
  std::vector<int> out{0};
  for (std::size_t i = 1; i < actions.size(); ++i) {
    if (study::begins_turn(actions, i)) out.push_back(static_cast<int>(i));
  }
  out.push_back(static_cast<int>(actions.size()));
  return out;
}

}  // namespace

study::Analysis analyse(const Game& game, const std::vector<Action>& actions,
                        const study::Effort& effort, const study::Ratings& ratings, int threads,
                        const std::function<void(int)>& progress) {
  const std::vector<int> turns = borders(actions);
  std::vector<std::optional<study::Analysis>> parts(turns.size() - 1);
  std::atomic<std::size_t> next{0};
  std::mutex reporting;
  int done = 0;
  const auto work = [&] {
    for (std::size_t i = next++; i < parts.size(); i = next++) {
      const auto end = actions.begin() + turns[i + 1];
      study::Analyst analyst(game, {actions.begin(), end}, effort, turns[i], {}, ratings);
      while (analyst.step()) {
      }
      parts[i] = analyst.analysis();
      const std::lock_guard lock(reporting);
      if (!actions.empty()) progress(++done);
    }
  };
  std::vector<std::thread> others;
  for (int i = 1; i < threads; ++i) others.emplace_back(work);
  work();
  for (std::thread& each : others) each.join();
  study::Analysis whole = std::move(*parts.front());
  for (std::size_t i = 1; i < parts.size(); ++i) whole.append(std::move(*parts[i]));
  return whole;
}

}  // namespace aude::app
