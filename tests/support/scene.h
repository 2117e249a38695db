// SPDX-License-Identifier: MIT
// Small positions for rule examples, with a compact syntax:
//
//   Scene scene("base inns", 2);
//   scene.start("B 0..4,1").bag("E E").options(...)
//   scene.lay("E 0,0 r1", "follower 0");   // draw, place and deploy
//   EXPECT_EQ(scene.scored(), "city 4 to 0");
//
// The rules and the reference implementation play side by side; any difference fails the test.
#pragma once

#include <gtest/gtest.h>

#include <functional>
#include <memory>
#include <set>
#include <string>
#include <vector>

#include "support/checked_game.h"

namespace aude::slow {

class Scene {
 public:
  // Names of sets, separated by spaces.
  Scene(const std::string& sets, int players);

  // Start tiles: "D 0,0 r0; B 0..4,1" (r0 may be left out; 0..4 is a row of five).
  Scene& start(const std::string& tiles);
  // Tiles to be drawn: "E U:2 8*B". The default is the usual supply.
  Scene& bag(const std::string& tiles);
  Scene& options(const std::function<void(Options&)>& change);

  // --- playing: each call clears the events before it ---
  // Actions, separated by ';'. They must be legal.
  void play(const std::string& actions);
  // Draw, place and deploy: lay("U:2 3,-1 r1", "follower 0").
  void lay(const std::string& tile, const std::string& deployment = "pass");
  // Only draw and place, so that the test can check the choices of deployment.
  void put(const std::string& tile);

  // --- what the last play, lay or put caused ---
  // Scores in order, without the word "scored": "city 4 to 0; road 3 to 0+1".
  std::string scored() const;
  // All events in order without details; heard(event) is true if this is one of them.
  const std::vector<std::string>& heard() const { return heard_; }
  bool heard(const std::string& event) const;
  // The full text, with reasons and spots, of the first score that starts with this text.
  std::string in_full(const std::string& beginning) const;

  // --- the position ---
  std::vector<int> scores();
  std::set<std::string> legal();
  bool may(const std::string& action) { return legal().contains(action); }
  std::string phase();  // "draw", "place", ...
  int turn();
  int actor();
  int supply(int seat, Piece piece);
  int left();
  int hidden();
  CheckedGame& checked();

 private:
  void step(const std::string& action);

  Setup setup_;
  std::unique_ptr<CheckedGame> checked_;
  std::vector<std::string> heard_;
  std::vector<std::string> in_full_;
};

std::vector<std::string> split(const std::string& text,
                               char separator);  // trimmed, without empty parts

}  // namespace aude::slow
