// SPDX-License-Identifier: MIT
// Terminal output: a canvas of coloured characters, and the capabilities of the terminal.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace aude::app {

struct Colour {
  std::uint8_t red = 0;
  std::uint8_t green = 0;
  std::uint8_t blue = 0;
  friend constexpr bool operator==(const Colour&, const Colour&) = default;
};

struct Style {
  std::optional<Colour> ink;
  std::optional<Colour> paper;
  bool bold = false;
  friend constexpr bool operator==(const Style&, const Style&) = default;
};

enum class ColourDepth : std::uint8_t { None, Palette256, True };

// Capabilities and size of a terminal.
struct Look {
  ColourDepth colours = ColourDepth::None;
  bool unicode = false;  // otherwise ASCII only
  bool clears =
      false;  // clear the screen before each drawing; otherwise drawings are printed one after another
  int columns = 120;
  int rows = 50;
};

// The capabilities of standard output, from NO_COLOR, TERM, COLORTERM and the locale.
Look look_of_terminal();

// A rectangle of characters that grows to the right and downwards as needed.
class Canvas {
 public:
  void put(int x, int y, char32_t glyph, const Style& style = {});
  // Writes one line of UTF-8 text and returns the column after it.
  int write(int x, int y, std::string_view text, const Style& style = {});
  // Copies another canvas, with its upper left corner at x, y.
  void paste(int x, int y, const Canvas& other);

  int width() const { return width_; }
  int height() const { return static_cast<int>(lines_.size()); }

  // Lines with colour codes if supported; trailing spaces are removed.
  std::string to_text(const Look& look) const;

 private:
  struct Glyph {
    char32_t letter = U' ';
    Style style;
    bool is_blank() const { return letter == U' ' && !style.paper; }
  };
  std::vector<std::vector<Glyph>> lines_;
  int width_ = 0;
};

// Replaces control characters, and characters that the terminal cannot show.
std::string printable(std::string_view utf8, const Look& look);

}  // namespace aude::app
