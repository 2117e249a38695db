// SPDX-License-Identifier: MIT
// Secrets: random words that cannot be guessed, stored only as hashes.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <string>
#include <string_view>

namespace aude::table {

// Returns a number from 0 to bound - 1, all equally likely; bound > 0. Draws and secrets are made from
// it, so a host whose players do not trust each other must use a secure source.
using ChanceSource = std::function<std::uint32_t(std::uint32_t bound)>;

// Letters, digits, - and _, six random bits each. Not - at the front, where commands expect options.
std::string random_word(const ChanceSource& chance, std::size_t letters);
inline constexpr std::size_t kTableLetters = 22;  // 132 bits
inline constexpr std::size_t kTokenLetters = 32;  // 192 bits

// A random id for a table that follows table `like`. A host may mark its tables with a prefix up to a
// dot ("here." in a page), which the new id keeps.
std::string next_table_id(std::string_view like, const ChanceSource& chance);

// The SHA-256 of a token in hexadecimal, which is stored instead of it.
std::string hash_of(std::string_view token);
// Compares in constant time.
bool same_secret(std::string_view a, std::string_view b);

}  // namespace aude::table
