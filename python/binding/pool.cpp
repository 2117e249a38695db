// SPDX-License-Identifier: MIT
#include "binding/pool.h"

namespace aude::python {
namespace {

// One of `parts` nearly equal parts of a range.
struct Range {
  int from;
  int to;
  Range(int count, int number, int parts)
      : from(static_cast<int>(static_cast<std::int64_t>(count) * number / parts)),
        to(static_cast<int>(static_cast<std::int64_t>(count) * (number + 1) / parts)) {}
};

}  // namespace

Pool::Pool(int threads) {
  for (int t = 1; t < threads; ++t) threads_.emplace_back([this, t] { serve(t); });
}

Pool::~Pool() {
  {
    const std::lock_guard lock(mutex_);
    closing_ = true;
  }
  begin_.notify_all();
  for (std::thread& thread : threads_) thread.join();
}

void Pool::share_out(int count, const std::function<void(int, int)>& work) {
  const int parts = static_cast<int>(threads_.size()) + 1;
  {
    const std::lock_guard lock(mutex_);
    work_ = &work;
    count_ = count;
    busy_ = parts - 1;
    ++round_;
  }
  begin_.notify_all();
  const Range own(count, 0, parts);
  work(own.from, own.to);
  std::unique_lock lock(mutex_);
  end_.wait(lock, [this] { return busy_ == 0; });
}

void Pool::serve(int number) {
  unsigned seen = 0;
  std::unique_lock lock(mutex_);
  for (;;) {
    begin_.wait(lock, [&] { return closing_ || round_ != seen; });
    if (closing_) return;
    seen = round_;
    const Range part(count_, number, static_cast<int>(threads_.size()) + 1);
    const auto* work = work_;
    lock.unlock();
    (*work)(part.from, part.to);
    lock.lock();
    if (--busy_ == 0) end_.notify_one();
  }
}

}  // namespace aude::python
