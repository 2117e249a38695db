// SPDX-License-Identifier: MIT
// A tile-only set (docs/adding-a-set.md): the build reads village.json together with tiles/*.json. No
// code refers to it.
#include <gtest/gtest.h>

#include "app/arguments.h"
#include "art/sheet.h"
#include "notation/record.h"
#include "notation/words.h"
#include "support/checked_game.h"
#include "support/random_play.h"
#include "support/random_setup.h"
#include "table/requests.h"

namespace aude::slow {
namespace {

constexpr std::string_view kSetup = R"({"sets":["base","village"],"players":["Red","Blue"]})";

std::shared_ptr<const Game> village_game() {
  const std::string record = R"({"aude":1,"setup":)" + std::string(kSetup) + R"(,"actions":[]})";
  const auto read = notation::parse_record(record);
  EXPECT_TRUE(read) << read.refusal().what;
  auto game = Game::create(catalogue(), read->setup);
  EXPECT_TRUE(game) << game.refusal().what;
  return *game;
}

TEST(Village, is_a_set_like_any_other) {
  const auto set = catalogue().set_named("village");
  ASSERT_TRUE(set);
  EXPECT_EQ(index(*set), kSetsWithRules) << "the first behind those with rules";
  EXPECT_EQ(notation::word(*set), "village");
  EXPECT_EQ(catalogue().file("village").name, "The Village");
  EXPECT_EQ(notation::known_words<SetId>(), "base, river, inns, traders, hills, wheel, abbot, village");
}

TEST(Village, its_tiles_are_drawn_laid_and_scored_as_in_the_reference_implementation) {
  for (int seed = 1; seed <= 20; ++seed) {
    Dice dice(static_cast<std::uint64_t>(seed));
    aude::Setup setup = plain_setup({SetId::Base, static_cast<SetId>(kSetsWithRules)}, 2 + seed % 3);
    if (seed % 2 == 0) setup.sets.add(Hills::kId);
    CheckedGame checked(setup);
    EXPECT_NE(checked.game().find_kind("Vi2"), kNoKind);
    ActionList legal;
    std::vector<Chance> outcomes;
    while (!checked.state().is_over()) {
      checked.apply(random_choice(checked.state(), dice, legal, outcomes));
      const auto difference = checked.difference();
      ASSERT_FALSE(difference) << *difference << "\n" << checked.record();
    }
  }
}

TEST(Village, a_record_of_it_is_written_and_read) {
  const auto game = village_game();
  EXPECT_EQ(game->supply_size(), 71 + 6);
  const std::string text =
      notation::to_json({game->setup(), {"draw Vi3", "place 0,1 r0", "follower 0"}});
  EXPECT_NE(text.find(R"("sets":["base","village"])"), std::string::npos) << text;
  const auto again = notation::parse_record(text);
  ASSERT_TRUE(again);
  EXPECT_EQ(again->setup, game->setup());
}

TEST(Village, the_command_line_the_table_and_the_pictures_support_it) {
  EXPECT_TRUE(app::sets_from_words("base,village").has(static_cast<SetId>(kSetsWithRules)));
  EXPECT_NE(table::catalogue_text().find(R"("id":"village","name":"The Village")"), std::string::npos);
  EXPECT_NE(art::symbol_sheet(catalogue()).find("Vi2"), std::string::npos);
}

}  // namespace
}  // namespace aude::slow
