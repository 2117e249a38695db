// SPDX-License-Identifier: MIT
#include "app/terminal.h"

#include <unistd.h>

#include <algorithm>
#include <cstdlib>

#include "app/system.h"

namespace aude::app {
namespace {

std::string_view environment_variable(const char* name) {
  const char* value = std::getenv(name);
  return value ? value : "";
}

bool is_utf8_locale() {
  for (const char* name : {"LC_ALL", "LC_CTYPE", "LANG"}) {
    const std::string_view value = environment_variable(name);
    if (value.empty()) continue;
    return value.find("UTF-8") != value.npos || value.find("utf8") != value.npos;
  }
  return false;
}

ColourDepth colour_depth() {
  const std::string_view terminal = environment_variable("TERM");
  if (!environment_variable("NO_COLOR").empty() || terminal.empty() || terminal == "dumb")
    return ColourDepth::None;
  const std::string_view depth = environment_variable("COLORTERM");
  if (depth == "truecolor" || depth == "24bit") return ColourDepth::True;
  return ColourDepth::Palette256;
}

void append_utf8(std::string& out, char32_t letter) {
  const auto byte = [&](char32_t bits) { out.push_back(static_cast<char>(bits)); };
  if (letter < 0x80) {
    byte(letter);
  } else if (letter < 0x800) {
    byte(0xC0 | letter >> 6), byte(0x80 | (letter & 0x3F));
  } else {
    byte(0xE0 | letter >> 12), byte(0x80 | (letter >> 6 & 0x3F)), byte(0x80 | (letter & 0x3F));
  }
}

void append_letter(std::string& out, char32_t letter, const Look& look) {
  append_utf8(out, look.unicode || letter < 0x80 ? letter : U'?');
}

// Removes the next character from UTF-8 text; characters of four bytes become '?'.
char32_t take_letter(std::string_view& text) {
  const auto byte = [&](std::size_t i) { return static_cast<unsigned char>(text[i]); };
  const unsigned char first = byte(0);
  const std::size_t length = first < 0x80 ? 1 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4;
  char32_t letter = first;
  if (length > text.size()) {
    text = {};
    return U'?';
  }
  if (length == 2) letter = (first & 0x1FU) << 6 | (byte(1) & 0x3FU);
  if (length == 3) letter = (first & 0x0FU) << 12 | (byte(1) & 0x3FU) << 6 | (byte(2) & 0x3FU);
  if (length == 4) letter = U'?';
  text.remove_prefix(length);
  // Control characters in a player's name must not reach the terminal.
  return letter < 0x20 || (letter >= 0x7F && letter < 0xA0) ? U'?' : letter;
}

// The nearest colour in the 6 x 6 x 6 cube of the 256-colour palette.
int palette_number(Colour colour) {
  const auto step = [](int value) { return value < 48 ? 0 : value < 115 ? 1 : (value - 35) / 40; };
  return 16 + 36 * step(colour.red) + 6 * step(colour.green) + step(colour.blue);
}

void append_colour(std::string& out, int target, Colour colour, ColourDepth depth) {
  out += ';' + std::to_string(target);
  if (depth == ColourDepth::True) {
    out += ";2;" + std::to_string(colour.red) + ';' + std::to_string(colour.green) + ';' +
           std::to_string(colour.blue);
  } else {
    out += ";5;" + std::to_string(palette_number(colour));
  }
}

std::string codes_of(const Style& style, ColourDepth depth) {
  std::string out = "\x1b[0";
  if (style.bold) out += ";1";
  if (style.ink) append_colour(out, 38, *style.ink, depth);
  if (style.paper) append_colour(out, 48, *style.paper, depth);
  return out + 'm';
}

}  // namespace

Look look_of_terminal() {
  Look look;
  if (!isatty(STDOUT_FILENO)) return look;
  look.colours = colour_depth();
  look.unicode = is_utf8_locale();
  look.clears = environment_variable("TERM") != "dumb" && !environment_variable("TERM").empty();
  if (const auto size = terminal_size()) {
    look.columns = size->columns;
    look.rows = size->rows;
  }
  return look;
}

void Canvas::put(int x, int y, char32_t glyph, const Style& style) {
  if (x < 0 || y < 0) return;
  if (y >= height()) lines_.resize(static_cast<std::size_t>(y) + 1);
  auto& line = lines_[static_cast<std::size_t>(y)];
  if (x >= static_cast<int>(line.size())) line.resize(static_cast<std::size_t>(x) + 1);
  line[static_cast<std::size_t>(x)] = {glyph, style};
  width_ = std::max(width_, x + 1);
}

int Canvas::write(int x, int y, std::string_view text, const Style& style) {
  while (!text.empty()) put(x++, y, take_letter(text), style);
  return x;
}

void Canvas::paste(int x, int y, const Canvas& other) {
  for (int row = 0; row < other.height(); ++row) {
    const auto& line = other.lines_[static_cast<std::size_t>(row)];
    for (int column = 0; column < static_cast<int>(line.size()); ++column) {
      const Glyph& glyph = line[static_cast<std::size_t>(column)];
      put(x + column, y + row, glyph.letter, glyph.style);
    }
  }
}

std::string Canvas::to_text(const Look& look) const {
  std::string out;
  const bool coloured = look.colours != ColourDepth::None;
  for (const auto& line : lines_) {
    const auto last = std::find_if(line.rbegin(), line.rend(), [&](const Glyph& glyph) {
      return coloured ? !glyph.is_blank() : glyph.letter != U' ';
    });
    Style current;
    for (auto glyph = line.begin(); glyph != last.base(); ++glyph) {
      if (coloured && glyph->style != current) out += codes_of(current = glyph->style, look.colours);
      append_letter(out, glyph->letter, look);
    }
    if (current != Style{}) out += "\x1b[0m";
    out += '\n';
  }
  return out;
}

std::string printable(std::string_view utf8, const Look& look) {
  std::string out;
  while (!utf8.empty()) append_letter(out, take_letter(utf8), look);
  return out;
}

}  // namespace aude::app
