// SPDX-License-Identifier: MIT
// The English of the terminal game: second person for the player called You, singular and plural.
#include "app/terminal_words.h"

#include <gtest/gtest.h>

#include "notation/actions.h"
#include "notation/catalogue.h"

namespace aude::app {
namespace {

std::shared_ptr<const Game> game_of(std::vector<std::string> players) {
  aude::Setup setup;
  setup.players = std::move(players);
  return *Game::create(notation::catalogue(), setup);
}

std::string text_of(const Game& game, Events events) {
  std::string text;
  for (const std::string& sentence : sentences_for(game, events)) text += sentence + "\n";
  return text;
}

ScoredEvent road_of(int tiles, SeatMask players) {
  return {ScoreFor::Road, tiles, players, false, {{Term{Counted::Tile, tiles, 1}}}, 0, {{{0, -1}, 0}}};
}

constexpr SeatMask kFirst = 1, kSecond = 2;

TEST(TerminalWords, you_score_and_a_name_scores) {
  const auto game = game_of({"You", "Anna"});
  EXPECT_EQ(text_of(*game, {road_of(0, kFirst), road_of(1, kFirst), road_of(2, kFirst)}),
            "You score no points for a road at 0,-1.\n"
            "You score 1 point for a road at 0,-1: 1 tile x 1 = 1.\n"
            "You score 2 points for a road at 0,-1: 2 tiles x 1 = 2.\n");
  EXPECT_EQ(text_of(*game, {road_of(0, kSecond), road_of(1, kSecond), road_of(2, kSecond)}),
            "Anna scores no points for a road at 0,-1.\n"
            "Anna scores 1 point for a road at 0,-1: 1 tile x 1 = 1.\n"
            "Anna scores 2 points for a road at 0,-1: 2 tiles x 1 = 2.\n");
}

TEST(TerminalWords, several_players_score_each_and_nobody_scores) {
  EXPECT_EQ(text_of(*game_of({"You", "Anna"}), {road_of(3, kFirst | kSecond)}),
            "You and Anna score 3 points each for a road at 0,-1: 3 tiles x 1 = 3.\n");
  EXPECT_EQ(text_of(*game_of({"Anna", "You"}), {road_of(3, kFirst | kSecond)}),
            "Anna and you score 3 points each for a road at 0,-1: 3 tiles x 1 = 3.\n");
  EXPECT_EQ(text_of(*game_of({"Anna", "You"}), {road_of(0, 0)}), "Nobody scores for a road at 0,-1.\n");
}

TEST(TerminalWords, final_scores_and_the_result) {
  const auto game = game_of({"You", "Anna"});
  ScoredEvent yours = road_of(3, kFirst), hers = road_of(1, kSecond);
  yours.final = hers.final = true;
  EXPECT_EQ(text_of(*game, {yours, hers, OverEvent{kFirst}}),
            "At the end, you score 3 points for a road at 0,-1: 3 tiles x 1 = 3.\n"
            "At the end, Anna scores 1 point for a road at 0,-1: 1 tile x 1 = 1.\n"
            "The game is over. You win!\n");
  EXPECT_EQ(text_of(*game, {OverEvent{kSecond}}), "The game is over. Anna wins!\n");
  EXPECT_EQ(text_of(*game, {OverEvent{kFirst | kSecond}}),
            "The game is over. You and Anna share the victory!\n");
}

TEST(TerminalWords, you_lay_place_and_get_pieces_back) {
  const auto game = game_of({"You", "Anna"});
  for (const auto& [seat, expected] :
       {std::pair{static_cast<Seat>(0),
                  "You lay D at 1,2.\nYou place a knight at 1,2.\n"
                  "You place a large meeple as a farmer at 1,2.\nYou place a builder at 1,2.\n"
                  "You place a meeple on the Storm crown space.\nYou take 1 wine.\n"
                  "You draw 2 sheep.\nYou draw the wolf: the flock is gone and its shepherds return to "
                  "the supply.\n"
                  "Returned: your meeple from 1,2, your pig from 1,2, your meeple from the Storm crown "
                  "space.\n"},
        std::pair{
            static_cast<Seat>(1),
            "Anna lays D at 1,2.\nAnna places a knight at 1,2.\n"
            "Anna places a large meeple as a farmer at 1,2.\nAnna places a builder at 1,2.\n"
            "Anna places a meeple on the Storm crown space.\nAnna takes 1 wine.\n"
            "Anna draws 2 sheep.\nAnna draws the wolf: the flock is gone and its shepherds return "
            "to the supply.\n"
            "Returned: Anna's meeple from 1,2, Anna's pig from 1,2, Anna's meeple from the Storm "
            "crown space.\n"}}) {
    const Spot spot{{1, 2}, 0};
    EXPECT_EQ(text_of(*game, {PlacedEvent{seat, game->find_kind("D"), {1, 2}, Rotation::r0},
                              DeployedEvent{seat, Piece::Follower, spot, Terrain::City},
                              DeployedEvent{seat, Inns::kLarge, spot, Terrain::Field},
                              DeployedEvent{seat, Traders::kBuilder, spot, Terrain::City},
                              CrownedEvent{seat, Piece::Follower, Sector::Storm},
                              GoodsEvent{seat, Goods::Wine, 1}, TokenEvent{seat, 2, spot},
                              TokenEvent{seat, 0, spot}, ReturnedEvent{seat, Piece::Follower, spot},
                              ReturnedEvent{seat, Traders::kPig, spot},
                              LeftCrownEvent{seat, Piece::Follower, Sector::Storm}}),
              expected);
  }
}

TEST(TerminalWords, choices_say_role_feature_and_size) {
  aude::Setup setup;
  setup.players = {"You", "Anna"};
  setup.bag = {SupplyTile{"E", 0}, SupplyTile{"U", 0}};
  const auto game = *Game::create(notation::catalogue(), setup);
  State state(*game);
  const auto described = [&] {
    ActionList legal;
    state.legal_actions(legal);
    std::vector<std::string> texts;
    for (const Action& action : legal) texts.push_back(describe(state, action));
    return texts;
  };
  const auto play = [&](const char* text) { state.apply(*notation::legal_action(state, text)); };
  play("draw E"), play("place 0,-1 r2");
  EXPECT_EQ(described(),
            (std::vector<std::string>{"knight in the city to the south (2 tiles, complete)",
                                      "farmer in the field to the north, east and west (1 segment)",
                                      "keep your pieces"}));
  play("pass"), play("draw U"), play("place 1,0 r0");
  EXPECT_EQ(described(),
            (std::vector<std::string>{"thief on the road to the east and west (2 tiles, open)",
                                      "farmer in the field to the north, east and west (2 segments)",
                                      "farmer in the field to the east, south and west (2 segments)",
                                      "keep your pieces"}));
}

}  // namespace
}  // namespace aude::app
