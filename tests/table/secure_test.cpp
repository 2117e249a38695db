// SPDX-License-Identifier: MIT
// Secrets: the hash that logs hold, and random words.
#include "table/secure.h"

#include <gtest/gtest.h>

#include <string>

namespace aude::table {
namespace {

// Of FIPS 180-4's examples and of the lengths where the padding changes from one block to two.
TEST(Secure, hashes_are_sha_256) {
  EXPECT_EQ(hash_of(""), "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
  EXPECT_EQ(hash_of("abc"), "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
  EXPECT_EQ(hash_of("abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq"),
            "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1");
  EXPECT_EQ(hash_of(std::string(1'000'000, 'a')),
            "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0");
}

TEST(Secure, the_padding_fills_one_block_or_two) {
  EXPECT_EQ(hash_of(std::string(55, 'x')),
            "d5e285683cd4efc02d021a5c62014694958901005d6f71e89e0989fac77e4072");
  EXPECT_EQ(hash_of(std::string(56, 'x')),
            "04c26261370ee7541549d16dee320c723e3fd14671e66a099afe0a377c16888e");
  EXPECT_EQ(hash_of(std::string(63, 'x')),
            "75220b47218278e656f2013bb8f0c455a25eaf01e86c64924e9d48d89776d6f2");
  EXPECT_EQ(hash_of(std::string(64, 'x')),
            "7ce100971f64e7001e8fe5a51973ecdfe1ced42befe7ee8d5fd6219506b5393c");
  EXPECT_EQ(hash_of(std::string(65, 'x')),
            "9537c5fdf120482f7d58d25e9ed583f52c02b4e304ea814db1633ad565aed7e9");
  EXPECT_EQ(hash_of(std::string(119, 'x')),
            "000b48d4edf0fa7bee3c6236ecd2785baa5db4eeb8bb54341b029e0d9fa5fb0c");
  EXPECT_EQ(hash_of(std::string(120, 'x')),
            "13f05a0b594787f5ecd315edc96141bd3243203d1b7d4f0836f37308b276ba98");
  EXPECT_EQ(hash_of(std::string(128, 'x')),
            "24da1b81d0b16df6428eee73c69fcb2a93c76bc6df706f0c6670fe6bfe800464");
}

TEST(Secure, a_word_is_made_of_the_chance_that_is_handed_in) {
  std::uint32_t next = 0;
  const ChanceSource in_turn = [&](std::uint32_t bound) {
    EXPECT_EQ(bound, 64U);
    return next++ % bound;
  };
  EXPECT_EQ(random_word(in_turn, 28), "ABCDEFGHIJKLMNOPQRSTUVWXYZab");
  next = 60;
  EXPECT_EQ(random_word(in_turn, 5), "89-_A");
  next = 62;  // - at the front would look like an option
  EXPECT_EQ(random_word(in_turn, 3), "_AB");
}

TEST(Secure, secrets_are_the_same_when_every_letter_is) {
  EXPECT_TRUE(same_secret("abc", "abc"));
  EXPECT_FALSE(same_secret("abc", "abd"));
  EXPECT_FALSE(same_secret("abc", "xbc"));
  EXPECT_FALSE(same_secret("abc", "abcd"));
  EXPECT_FALSE(same_secret("", "a"));
}

TEST(Secrets, the_table_of_a_rematch_keeps_the_prefix_of_its_host) {
  const ChanceSource first = [](std::uint32_t) { return 0U; };
  EXPECT_EQ(next_table_id("here.xyz", first), "here." + std::string(kTableLetters, 'A'));
  EXPECT_EQ(next_table_id("xyz", first), std::string(kTableLetters, 'A'));
}

}  // namespace
}  // namespace aude::table
