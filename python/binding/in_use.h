// SPDX-License-Identifier: MIT
// Ensures that only one thread uses an object while the interpreter lock is released.
#pragma once

#include <atomic>
#include <stdexcept>

namespace aude::python {

class InUse {
 public:
  InUse(std::atomic<bool>& flag, const char* complaint) : flag_(flag) {
    if (flag_.exchange(true)) throw std::runtime_error(complaint);
  }
  ~InUse() { flag_ = false; }
  InUse(const InUse&) = delete;
  InUse& operator=(const InUse&) = delete;

 private:
  std::atomic<bool>& flag_;
};

}  // namespace aude::python
