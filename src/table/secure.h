// Secrets: words that nobody guesses, made of the carrier's chance, and stored only as hashes.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <string>
#include <string_view>

namespace aude::table {

// A number from 0 to bound - 1, all equally likely; bound > 0. Tables are dealt and their secrets are
// made from it, so a carrier whose guests do not trust each other takes it from a secure source.
using ChanceSource = std::function<std::uint32_t(std::uint32_t bound)>;

// Letters, digits, - and _, six random bits each.
std::string random_word(const ChanceSource& chance, std::size_t letters);
inline constexpr std::size_t kTableLetters = 22;  // 132 bits
inline constexpr std::size_t kTokenLetters = 32;  // 192 bits

// An address for a table that comes after `like`. A carrier may mark its tables by what stands before a
// dot ("here." in a page); their rematches keep the mark.
std::string next_table_id(std::string_view like, const ChanceSource& chance);

// What is stored instead of a token: its SHA-256 in hexadecimal.
std::string hash_of(std::string_view token);
// Takes the same time wherever the two differ.
bool same_secret(std::string_view a, std::string_view b);

}  // namespace aude::table
