// SPDX-License-Identifier: MIT
// Threads that process a range of games together with the calling thread.
#pragma once

#include <condition_variable>
#include <cstdint>
#include <functional>
#include <mutex>
#include <thread>
#include <vector>

namespace aude::python {

class Pool {
 public:
  explicit Pool(int threads);  // including the calling thread
  ~Pool();
  Pool(const Pool&) = delete;
  Pool& operator=(const Pool&) = delete;

  // Splits 0..count - 1 into parts, calls work(from, to) for each, and returns when all are done.
  void share_out(int count, const std::function<void(int, int)>& work);

 private:
  void serve(int number);

  std::mutex mutex_;
  std::condition_variable begin_;
  std::condition_variable end_;
  const std::function<void(int, int)>* work_ = nullptr;
  int count_ = 0;
  unsigned round_ = 0;
  int busy_ = 0;
  bool closing_ = false;
  std::vector<std::thread> threads_;
};

}  // namespace aude::python
