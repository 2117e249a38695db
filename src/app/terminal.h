// Drawing in a terminal: a canvas of coloured characters, and what the terminal at hand can show.
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

// What a terminal can show, and how much of it.
struct Look {
  ColourDepth colours = ColourDepth::None;
  bool unicode = false;  // else ASCII only
  bool clears = false;   // the screen is wiped before a new drawing; else drawings follow each other
  int columns = 120;
  int rows = 50;
};

// The look of standard output: NO_COLOR, TERM, COLORTERM and the locale are heeded.
Look look_of_terminal();

// A rectangle of characters that grows to the right and downwards as it is written on.
class Canvas {
 public:
  void put(int x, int y, char32_t glyph, const Style& style = {});
  // UTF-8 text, one line, and the column behind it.
  int write(int x, int y, std::string_view text, const Style& style = {});
  // Another canvas with its upper left corner at x, y.
  void paste(int x, int y, const Canvas& other);

  int width() const { return width_; }
  int height() const { return static_cast<int>(lines_.size()); }

  // Lines with colour codes as the look allows; blanks at line ends are left out.
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

// Text as this terminal may show it: no control characters, and no others than it knows.
std::string printable(std::string_view utf8, const Look& look);

}  // namespace aude::app
