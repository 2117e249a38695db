// Secrets and chance: random bytes from the system's secure source, and tokens that are stored only as
// hashes.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>

namespace aude::table {

void fill_random(std::span<std::byte> bytes);

// 0 to bound - 1, all equally likely, drawn from the system at this moment. bound > 0.
std::uint32_t random_below(std::uint32_t bound);

// Letters, digits, - and _, six random bits each.
std::string random_word(std::size_t letters);
inline constexpr std::size_t kTableLetters = 22;  // 132 bits
inline constexpr std::size_t kTokenLetters = 32;  // 192 bits

// What is stored instead of a token: its SHA-256 in hexadecimal.
std::string hash_of(std::string_view token);
// Takes the same time wherever the two differ.
bool same_secret(std::string_view a, std::string_view b);

}  // namespace aude::table
