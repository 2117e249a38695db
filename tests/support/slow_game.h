// SPDX-License-Identifier: MIT
// The reference implementation of the rules: slow and simple, to compare the fast one with. Actions and
// events are texts, as in records. Everything that can be recomputed is recomputed.
#pragma once

#include <array>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "rules/catalogue.h"
#include "rules/setup.h"
#include "support/slow_board.h"

namespace aude::slow {

struct Deployed {  // a piece on the board
  int seat = 0;
  Piece piece = Piece::Follower;
  Spot spot;
};

struct Crowned {  // a follower on a crown space
  int seat = 0;
  Piece piece = Piece::Follower;
  Sector sector = Sector::Fortune;
};

struct TokenLaid {  // sheep beside a shepherd
  Spot spot;
  int sheep = 0;
};

class SlowGame {
 public:
  SlowGame(const Catalogue& catalogue, const Setup& setup);

  // --- queries ---
  Phase phase() const { return phase_; }
  int actor() const { return phase_ == Wheel::kRecallPhase ? must_recall_.front() : turn_; }
  int players() const { return static_cast<int>(setup_.players.size()); }
  bool plays(SetId set) const { return setup_.sets.has(set); }
  const std::string& tile_in_hand() const { return in_hand_; }  // "U:2"; empty in draw and over
  int score(int seat) const { return scores_.at(static_cast<std::size_t>(seat)); }
  int left() const { return left_; }
  int hidden() const { return hidden_; }
  int supply(int seat, Piece piece) const;
  int goods(int seat, Goods goods) const;
  Sector wheel() const { return wheel_; }
  std::set<std::string> legal() const;
  // In chance phases: each outcome and the number of equally likely tiles or tokens for it.
  std::map<std::string, int> chances() const;
  const std::vector<std::string>& setup_events() const { return setup_events_; }

  const Board& board() const { return board_; }
  const Survey& survey() const { return survey_; }
  const std::vector<Deployed>& deployed() const { return deployed_; }
  const std::vector<Crowned>& crowned() const { return crowned_; }
  int tokens_in(const Feature& field) const;  // sheep on the tokens there
  int completed_cities(const Feature& field) const;
  // The points of a road or city for each owner: as a completed one if it is complete, else as at the
  // end.
  struct FeatureValue {
    int points = 0;
    std::set<Because> reasons;
  };
  FeatureValue value_of(const Feature& feature) const;

  // --- changes: the action must be legal; returns its events ---
  std::vector<std::string> apply(const std::string& action);

 private:
  // slow_setup.cpp: supply and start
  void fill_supply();
  void add_to_supply(const TileSet& set);
  void add_to_supply(const Tile& tile, int symbol, int copies);
  int copies_with_garden(const Tile& tile, int symbol) const;
  void lay_start();
  const Tile& tile_named(const std::string& name) const;

  // slow_game.cpp: the turn
  void draw(const std::string& name);
  void tile_is_ready();
  void place(Cell cell, Rotation rotation);
  void deploy(Piece piece, int segment);
  void after_deploying(bool shepherd_came);
  void finish_part();
  void next_draw_or_end();
  std::set<std::string> legal_deployments() const;
  bool may_deploy(Piece piece, int segment) const;
  std::vector<std::pair<Cell, Rotation>> places_for(const Tile& tile) const;

  // slow_scoring.cpp: features, during the game and at its end
  std::vector<std::size_t> features_of_last_tile(Terrain terrain) const;
  std::vector<Deployed> deployed_in(const Feature& feature) const;
  std::vector<int> followers_in(const Feature& feature) const;  // figures of each seat
  bool has_piece(int seat, Piece piece, const Feature& feature) const;
  struct Owners {
    SeatMask seats = 0;
    bool hill_broke_tie = false;
  };
  Owners owners_of(const Feature& feature) const;
  void score_feature(const Feature& feature, bool final);
  void score_completed_features();
  void score_completed_cloisters();
  void take_goods(const Feature& city);
  void score(ScoreFor what, int points, SeatMask seats, bool final, std::set<Because> reasons = {},
             const std::set<Spot>& spots = {});
  void send_home(const std::vector<Deployed>& pieces);
  void final_scoring();
  void final_features(Terrain terrain);
  void final_cloisters(Terrain terrain, ScoreFor what);
  void final_fields();
  void final_goods();

  // slow_flocks.cpp: shepherds, sheep and the wolf
  const Feature* own_shepherds_field() const;
  std::array<int, 5> tokens_in_supply() const;  // wolves, then 1 to 4 sheep
  void token(int sheep);
  void gather(const Feature& field, bool because_closed);
  void scatter(const Feature& field);
  void gather_closed_fields();

  // slow_abbot.cpp: the abbot and his gardens
  const Deployed* own_abbot() const;
  bool may_retrieve() const;
  void retrieve();
  bool is_cloister_or_garden(const Spot& spot) const;

  // slow_wheel.cpp: the wheel of fortune
  void turn_wheel(int steps);
  std::vector<int> taxes() const;
  std::vector<int> famine() const;
  std::vector<int> storm() const;
  std::vector<int> inquisition() const;
  void pay(ScoreFor what, const std::vector<int>& amounts);
  void begin_plague();
  std::vector<Deployed> recallable(int seat) const;
  void recall(const Spot& spot, Piece piece);
  void score_crowns();

  void happened(const std::string& event) { events_.push_back(event); }

  const Catalogue& catalogue_;
  Setup setup_;
  std::map<std::string, int> unseen_;  // by name, those under hills included
  std::map<std::string, const Tile*> tile_by_name_;
  int left_ = 0;
  int hidden_ = 0;

  Board board_;
  Survey survey_;  // of the current board
  std::vector<Deployed> deployed_;
  std::vector<Crowned> crowned_;
  std::vector<TokenLaid> tokens_;
  std::vector<int> scores_;
  std::vector<std::array<int, kGoodsKinds>> goods_;
  Sector wheel_ = Sector::Fortune;

  Phase phase_ = Phase::Draw;
  int turn_ = 0;
  std::string in_hand_;
  Cell last_cell_;
  bool second_part_ = false;         // of a double turn
  bool second_part_earned_ = false;  // the builder was there when the tile was laid
  bool must_tend_ = false;
  std::vector<int> must_recall_;  // seats, in order

  std::vector<std::string> setup_events_;
  std::vector<std::string> events_;
};

}  // namespace aude::slow
