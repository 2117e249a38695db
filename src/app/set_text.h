// SPDX-License-Identifier: MIT
// What the terminal game says about a set. Each set has one file in app/sets, listed in sets.cpp.
#pragma once

#include <span>
#include <string>
#include <string_view>

#include "app/terminal_board.h"
#include "rules/state.h"

namespace aude::app {

struct PieceName {
  Piece piece;
  std::string_view name;
  char letter;  // in the list of a player's pieces
};

// A terrain inside a field, as one letter on a tile.
struct TerrainMark {
  Terrain terrain;
  char32_t letter;
  char ascii;
};

struct SetText {
  SetId set;
  std::span<const PieceName> pieces = {};
  std::span<const TerrainMark> terrains = {};
  // A sentence for an event, or an empty text when it is an event of another set.
  std::string (*sentence)(const Game& game, const Event& event) = nullptr;
  // "Anna's meeple from the Taxes crown space" for an event that returns a piece, else empty.
  std::string (*returned)(const Game& game, const Event& event) = nullptr;
  // What an action of this set would do, else empty.
  std::string (*describe)(const State& state, const Action& action) = nullptr;
  // What is asked for in a phase of this set, else empty. `name` is empty for the player called You.
  std::string (*headline)(const State& state, const std::string& name,
                          const std::string& turn) = nullptr;
  // What else than pieces a player has, for the list of scores, else empty. Called if the set is
  // active.
  std::string (*supply)(const State& state, Seat seat) = nullptr;
  // Draws over the board. Called if the set is active.
  void (*draw_on_board)(const BoardSpace& board, Canvas& canvas) = nullptr;
  std::string_view (*score_name)(ScoreFor what) = nullptr;  // "a crown space", else empty
  std::string_view (*role)(Terrain terrain) = nullptr;      // of a meeple on a terrain of this set
};

std::span<const SetText* const> all_set_texts();
const PieceName* name_in_sets(Piece piece);  // nullptr for an ordinary meeple

// The first text that is not empty among those of all sets.
template <auto Member, typename... Arguments>
auto first_text(const Arguments&... arguments) {
  using Text = decltype((std::declval<SetText>().*Member)(arguments...));
  for (const SetText* set : all_set_texts()) {
    if (set->*Member == nullptr) continue;
    if (Text text = (set->*Member)(arguments...); !text.empty()) return text;
  }
  return Text{};
}

}  // namespace aude::app
