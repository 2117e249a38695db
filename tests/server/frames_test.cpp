// SPDX-License-Identifier: MIT
// Messages are counted in the bytes of a WebSocket, however these come.
#include "server/frames.h"

#include <gtest/gtest.h>

#include <string>

#include "server/wire.h"

namespace aude::server {
namespace {

void hear(Frames& frames, const std::string& bytes) { frames.hear(std::as_bytes(std::span(bytes))); }

constexpr unsigned char kText = 0x01;
constexpr unsigned char kGoesOn = 0x00;
constexpr unsigned char kEnd = 0x80;
constexpr unsigned char kPing = 0x89;

TEST(Frames, messages_end_where_they_end_however_the_bytes_are_cut) {
  // Lengths of one byte, of three and of nine.
  std::string bytes;
  for (const std::size_t length : {0U, 1U, 125U, 126U, 300U}) {
    bytes += frame(std::string(length, 'x'), kText) + frame("", kPing) + frame("y", kEnd | kGoesOn);
  }
  bytes += {'\x81', '\xff', 0, 0, 0, 0, 0, 1, 17, 112, 0, 0, 0, 0};  // 70,000 of them
  bytes += std::string(70000, 'x');
  for (const std::size_t cut : {1UL, 2UL, 3UL, 7UL, 1000UL, bytes.size()}) {
    Frames frames;
    for (std::size_t at = 0; at < bytes.size(); at += cut) hear(frames, bytes.substr(at, cut));
    EXPECT_EQ(frames.messages(), 6U) << cut;
    EXPECT_TRUE(frames.is_between()) << cut;
  }
}

TEST(Frames, a_fragment_without_content_is_a_piece) {
  Frames frames;
  hear(frames, frame("", kText));
  EXPECT_FALSE(frames.is_between());
  const int begun = frames.pieces();
  for (int i = 0; i < 10; ++i) hear(frames, frame("", kGoesOn));
  EXPECT_GE(frames.pieces(), begun + 10);
  hear(frames, frame("", kEnd | kGoesOn));
  EXPECT_TRUE(frames.is_between());
  EXPECT_EQ(frames.pieces(), 0);
  EXPECT_EQ(frames.messages(), 1U);
}

TEST(Frames, many_in_one_handful_are_counted_each) {
  Frames frames;
  std::string bytes = frame("", kText);
  for (int i = 0; i < 99; ++i) bytes += frame("", kGoesOn);
  hear(frames, bytes);
  EXPECT_GE(frames.pieces(), 100);
}

TEST(Frames, a_ping_in_the_midst_of_a_message_does_not_end_it) {
  Frames frames;
  hear(frames, frame("half", kText) + frame("ping", kPing));
  EXPECT_FALSE(frames.is_between());
  EXPECT_EQ(frames.messages(), 0U);
  hear(frames, frame("whole", kEnd | kGoesOn));
  EXPECT_TRUE(frames.is_between());
}

TEST(Frames, a_ping_alone_is_no_message_and_half_of_one_has_begun) {
  Frames frames;
  hear(frames, frame("ping", kPing));
  EXPECT_TRUE(frames.is_between());
  EXPECT_EQ(frames.messages(), 0U);
  hear(frames, frame("ping", kPing).substr(0, 3));
  EXPECT_FALSE(frames.is_between());
}

}  // namespace
}  // namespace aude::server
