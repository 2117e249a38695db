// SPDX-License-Identifier: MIT
// Where messages begin and end in the bytes of a WebSocket, counted before they are put together: who
// reads messages never hears of fragments without content, or of bytes that come one at a time.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <span>

namespace aude::server {

class Frames {
 public:
  // The next bytes from the other end. Whether they make sense is for others to say.
  void hear(std::span<const std::byte> bytes) {
    while (!bytes.empty()) {
      if (left_ > 0) {
        const auto some = static_cast<std::size_t>(std::min<std::uint64_t>(left_, bytes.size()));
        left_ -= some;
        bytes = bytes.subspan(some);
        if (left_ == 0) end_frame();
      } else {
        read_head(std::to_integer<std::uint8_t>(bytes.front()));
        bytes = bytes.subspan(1);
      }
    }
    if (is_between()) {
      pieces_ = 0;
    } else {
      ++pieces_;
    }
  }

  // Nothing has begun that has not ended.
  bool is_between() const { return had_ == 0 && left_ == 0 && !in_message_; }
  // What has come of the message under way: fragments, and handfuls of bytes.
  int pieces() const { return pieces_; }
  // Messages that have ended.
  std::uint64_t messages() const { return messages_; }

 private:
  // A head has two bytes, then a longer length and a mask if the second one requires it.
  void read_head(std::uint8_t byte) {
    head_[had_++] = byte;
    if (had_ < 2) return;
    const std::size_t length = head_[1] & 0x7FU;
    const std::size_t more = length == 126 ? 2 : length == 127 ? 8 : 0;
    if (had_ < 2 + more + ((head_[1] & 0x80U) != 0 ? 4U : 0U)) return;
    left_ = more == 0 ? length : 0;
    for (std::size_t i = 0; i < more; ++i) left_ = left_ << 8U | head_[2 + i];
    had_ = 0;
    if (!is_control()) {
      in_message_ = true;
      ++pieces_;
    }
    if (left_ == 0) end_frame();
  }
  void end_frame() {
    if (is_control() || (head_[0] & 0x80U) == 0) return;
    in_message_ = false;
    pieces_ = 0;
    ++messages_;
  }
  bool is_control() const { return (head_[0] & 0x08U) != 0; }

  std::array<std::uint8_t, 14> head_{};
  std::size_t had_ = 0;     // bytes of the head that have come
  std::uint64_t left_ = 0;  // bytes of the content that have not
  bool in_message_ = false;
  int pieces_ = 0;
  std::uint64_t messages_ = 0;
};

}  // namespace aude::server
