// The Wheel of Fortune: a drawn symbol moves the pig, the sector where it stops acts, then the
// followers on that sector's crown spaces score and come home; only then is the tile laid.
#pragma once

#include "rules/set_rules.h"

namespace aude {

inline constexpr int kPerMonk = 2;  // points in an inquisition
inline constexpr int kCrown = 3;    // points of a follower on a crown space; twice as many alone on two

struct WheelState {
  std::array<std::array<std::uint8_t, 2>, kSectors> crown{};  // 0 = free, else see crown_holder()
  Sector sector = Sector::Fortune;                            // where the wheel's pig stands
};

// A crown space's holder: 0 = free, else 1 + seat, with 0x80 for the large follower.
constexpr std::uint8_t crown_holder(Seat seat, Piece piece) {
  return static_cast<std::uint8_t>((1 + index(seat)) | (piece == Piece::Large ? 0x80 : 0));
}
constexpr Seat crown_seat(std::uint8_t holder) { return static_cast<Seat>((holder & 0x7F) - 1); }
constexpr Piece crown_piece(std::uint8_t holder) {
  return holder & 0x80 ? Piece::Large : Piece::Follower;
}

// With the base game the twelve tiles that join it, without it the game of its own.
std::string_view wheel_edition(SetGroup sets);
void read_symbol(const Tile& tile, KindInfo& kind);
void lay_wheel_board(const Catalogue& catalogue, SetGroup sets, Start& start);
// The tile in hand shows a symbol: the pig moves and its sector acts. True while players must answer
// a plague (phase Recall).
bool turn_wheel(Board& board, Events* events);
void add_crowns(const Board& board, const PlacedTile& tile, ActionList& out);
void add_recalls(const Board& board, ActionList& out);
Next recall_or_crown(Board& board, Action action, Events* events);
int pieces_on_crowns(const Board& board, Seat seat, Piece piece);

inline constexpr SetRules kWheel{
    .id = SetId::Wheel,
    .name = "wheel",
    .second_file = "wheel-standalone",
    .whole_game = true,
    .symbols_act = true,
    .tile_file = wheel_edition,
    .read_tile = read_symbol,
    .lay_start = lay_wheel_board,
    .after_draw = turn_wheel,
    .legal_deployment = add_crowns,
    .legal_actions = add_recalls,
    .act = recall_or_crown,
    .pieces_elsewhere = pieces_on_crowns,
};

}  // namespace aude
