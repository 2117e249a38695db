// SPDX-License-Identifier: MIT
// Helpers for reading the text of an action word by word.
#pragma once

#include <array>
#include <optional>
#include <string>
#include <string_view>

#include "rules/action.h"
#include "rules/result.h"

namespace aude::notation {

// The words of a text, separated by single spaces. At most four are read; count() is larger if there
// are more, and an empty word between two spaces counts too, so neither matches any form.
class ActionWords {
 public:
  explicit ActionWords(std::string_view text) : text_(text) {
    for (;;) {
      const std::size_t space = text.find(' ');
      if (count_ == words_.size()) {
        ++count_;
        return;
      }
      words_[count_++] = text.substr(0, space);
      if (space == std::string_view::npos) return;
      text.remove_prefix(space + 1);
    }
  }
  std::string_view text() const { return text_; }
  std::size_t count() const { return count_; }
  std::string_view operator[](std::size_t i) const { return words_[i]; }

 private:
  std::string_view text_;
  std::array<std::string_view, 4> words_;
  std::size_t count_ = 0;
};

Refusal malformed(const ActionWords& words, const std::string& what);

std::string cell_text(Cell cell);  // "3,-1"
std::optional<Cell> parse_cell(std::string_view text);
std::optional<int> parse_segment(std::string_view text);
// The expected form, for error messages.
std::string cell_form();
std::string segment_form();

}  // namespace aude::notation
