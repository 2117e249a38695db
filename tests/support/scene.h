// Small positions for rule examples, in few words:
//
//   Scene scene("base inns", 2);
//   scene.start("B 0..4,1").bag("E E").options(...)
//   scene.lay("E 0,0 r1", "follower 0");   // draw, place and deploy
//   EXPECT_EQ(scene.scored(), "city 4 to 0");
//
// The real game and the slow one play side by side; whatever they disagree on fails the test.
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
  // Sets by name, separated by blanks.
  Scene(const std::string& sets, int players);

  // Tiles that lie from the start: "D 0,0 r0; B 0..4,1" (r0 may be left out; 0..4 is a row of five).
  Scene& start(const std::string& tiles);
  // Tiles to be drawn: "E U:2 8*B". A scene that says nothing plays the whole supply.
  Scene& bag(const std::string& tiles);
  Scene& options(const std::function<void(Options&)>& change);

  // --- playing: each forgets what was heard before it ---
  // Actions, separated by ';'. They must be legal.
  void play(const std::string& actions);
  // Draw, place and deploy: lay("U:2 3,-1 r1", "follower 0").
  void lay(const std::string& tile, const std::string& deployment = "pass");
  // Draw and place only, so that the test can look at the choices of deployment.
  void put(const std::string& tile);

  // --- what the last play, lay or put caused ---
  // Scores in order, without the word "scored": "city 4 to 0; road 3 to 0+1".
  std::string scored() const;
  // All events in order without details; "heard" asks for one.
  const std::vector<std::string>& heard() const { return heard_; }
  bool heard(const std::string& event) const;
  // Which reasons and spots a score gave: the whole text of the first one that begins so.
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
