// SPDX-License-Identifier: MIT
// What a bot remembers between decisions, as bytes. Only for copies within one version of the program.
#pragma once

#include <cstring>
#include <string>
#include <string_view>
#include <type_traits>

namespace aude::players {

template <typename Value>
  requires std::is_trivially_copyable_v<Value>
std::string bytes_of(const Value& value) {
  std::string bytes(sizeof(Value), '\0');
  std::memcpy(bytes.data(), &value, sizeof(Value));
  return bytes;
}

// Returns false and leaves `value` as it is if the bytes cannot be one.
template <typename Value>
  requires std::is_trivially_copyable_v<Value>
bool read_bytes(std::string_view bytes, Value& value) {
  if (bytes.size() != sizeof(Value)) return false;
  std::memcpy(&value, bytes.data(), sizeof(Value));
  return true;
}

}  // namespace aude::players
