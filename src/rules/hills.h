// Hills & Sheep: the tile under a hill, the tie a hill breaks, shepherds and their flocks, vineyards.
#pragma once

#include "rules/set_rules.h"

namespace aude {

struct HillsState {
  std::array<std::array<std::uint8_t, 4>, kMaxPlayers> flock{};  // beside a shepherd, by sheep - 1
  std::array<std::uint8_t, 5> tokens{};  // face down: wolves, then 1, 2, 3, 4 sheep
  std::uint8_t tend_due = 0;  // the tile extended the farm of the shepherd of whoever's turn it is
};

void read_hills_and_sheep(const Tile& tile, KindInfo& kind);
void set_out_tokens(Board& board);
// A hill just laid takes one unseen tile out of the supply; nobody learns which, only the count goes. A
// farm that has grown must be tended.
void bury_and_look_after_flocks(Board& board, Events* events);
void add_shepherd(const Board& board, const PlacedTile& tile, ActionList& out);
bool draw_token_or_tend(Board& board, Action action);
// Fields of the tile just laid that can no longer grow send their flocks home (option).
void gather_closed_fields(Board& board, Events* events);
void add_tokens_or_tending(const Board& board, ActionList& out);
int token_chances(const Board& board, std::span<Chance> out);
Next tend(Board& board, Action action, Events* events);
// Of the seats tied for a feature, those stay that a hill favours; all of them when none does.
void break_tie_by_hill(const Board& board, SegmentId feature, Owners& owners);
void add_vineyards(const Board& board, SegmentId feature, Terrain terrain, bool complete,
                   FeatureValue& value);

int sheep_on(const Board& board, SegmentId field);  // printed, and on tokens beside all its shepherds

inline constexpr SetRules kHills{
    .id = SetId::Hills,
    .name = "hills",
    .pieces = pieces_of({Piece::Shepherd}),
    .read_tile = read_hills_and_sheep,
    .set_up = set_out_tokens,
    .after_placement = bury_and_look_after_flocks,
    .legal_deployment = add_shepherd,
    .after_deployment = draw_token_or_tend,
    .before_scoring = gather_closed_fields,
    .legal_actions = add_tokens_or_tending,
    .chances = token_chances,
    .act = tend,
    .break_tie = break_tie_by_hill,
    .feature_value = add_vineyards,
};

}  // namespace aude
