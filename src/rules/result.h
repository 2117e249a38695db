// SPDX-License-Identifier: MIT
// A value or an error (std::expected is C++23).
#pragma once

#include <cassert>
#include <string>
#include <utility>
#include <variant>

namespace aude {

// An error: the place (a member, a file, an action), and what is wrong, expected and found.
struct Refusal {
  std::string where;
  std::string what;
};

template <typename Value>
class [[nodiscard]] Result {
 public:
  Result(Value value) : content_(std::move(value)) {}
  Result(Refusal refusal) : content_(std::move(refusal)) {}

  explicit operator bool() const { return content_.index() == 0; }
  Value& operator*() { return *checked(); }
  const Value& operator*() const { return *const_cast<Result*>(this)->checked(); }
  Value* operator->() { return checked(); }
  const Value* operator->() const { return const_cast<Result*>(this)->checked(); }
  const Refusal& refusal() const { return *std::get_if<1>(&content_); }

 private:
  Value* checked() {
    assert(content_.index() == 0);
    return std::get_if<0>(&content_);
  }
  std::variant<Value, Refusal> content_;
};

}  // namespace aude
