// SPDX-License-Identifier: MIT
// Waiting in tests for another thread or process. A test that would wait forever fails and reports what
// did not happen.
#pragma once

#include <chrono>
#include <cstdlib>
#include <source_location>
#include <stdexcept>
#include <string>
#include <thread>

namespace aude {

// Generous, because sanitizers and busy machines are slow: it only ends what would never end.
// AUDE_TEST_DEADLINE sets another number of seconds.
inline std::chrono::seconds test_deadline() {
  const char* text = std::getenv("AUDE_TEST_DEADLINE");
  return std::chrono::seconds(text != nullptr ? std::atoi(text) : 300);
}

// The time until which `what` must have happened.
class Deadline {
 public:
  explicit Deadline(std::string what, std::source_location where = std::source_location::current())
      : what_(std::move(what)),
        where_(where),
        end_(std::chrono::steady_clock::now() + test_deadline()) {}

  // Throws when the time is over, which GoogleTest reports as a failure of the running test.
  void check() const {
    if (std::chrono::steady_clock::now() < end_) return;
    throw std::runtime_error(std::string(where_.file_name()) + ":" + std::to_string(where_.line()) +
                             ": this did not happen within " + std::to_string(test_deadline().count()) +
                             " s: " + what_);
  }
  std::chrono::steady_clock::time_point end() const { return end_; }

 private:
  std::string what_;
  std::source_location where_;
  std::chrono::steady_clock::time_point end_;
};

// Runs `step` until `condition` holds.
template <typename Condition, typename Step>
void wait_until(std::string what, Condition condition, Step step,
                std::source_location where = std::source_location::current()) {
  const Deadline deadline(std::move(what), where);
  while (!condition()) {
    deadline.check();
    step();
  }
}

// Lets other threads run until `condition` holds.
template <typename Condition>
void wait_until(std::string what, Condition condition,
                std::source_location where = std::source_location::current()) {
  wait_until(std::move(what), condition, [] { std::this_thread::yield(); }, where);
}

}  // namespace aude
