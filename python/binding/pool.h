// Threads that share out a range of games, and the caller with them.
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
  explicit Pool(int threads);  // the caller counts as one of them
  ~Pool();
  Pool(const Pool&) = delete;
  Pool& operator=(const Pool&) = delete;

  // Calls work(from, to) for parts that together are 0 to count - 1, and returns when all are done.
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
