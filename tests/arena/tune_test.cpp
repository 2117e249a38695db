// SPDX-License-Identifier: MIT
#include "arena/tune.h"

#include <gtest/gtest.h>

#include <cstddef>

namespace aude::arena {
namespace {

TuneOptions small() {
  TuneOptions options;
  options.steps = 2;
  options.decks_per_step = 3;
  return options;
}

TEST(Tune, does_not_depend_on_the_number_of_threads) {
  TuneOptions options = small();
  const std::string alone = to_text(tune({}, options));
  options.threads = 3;
  EXPECT_EQ(to_text(tune({}, options)), alone);
  EXPECT_NE(alone, to_text(players::Weights{}));
}

TEST(Tune, moves_only_the_weights_it_is_told_to) {
  TuneOptions options = small();
  options.only = {"follower"};
  players::Weights tuned = tune({}, options);
  EXPECT_NE(tuned.follower, players::Weights{}.follower);
  tuned.follower = players::Weights{}.follower;
  EXPECT_EQ(to_text(tuned), to_text(players::Weights{}));
}

TEST(Tune, weights_are_written_and_read) {
  players::Weights weights;
  weights.city_pace = 0.125F;
  EXPECT_EQ(weights_from_text(to_text(weights), {}).city_pace, 0.125F);
  EXPECT_THROW(weights_from_text("courage 1", {}), std::invalid_argument);
  EXPECT_THROW(weights_from_text("follower much", {}), std::invalid_argument);
}

TEST(Tune, every_weight_has_a_name_of_its_own) {
  for (std::size_t i = 0; i < players::kWeightInfos.size(); ++i) {
    for (std::size_t j = 0; j < i; ++j) {
      EXPECT_NE(players::kWeightInfos[i].name, players::kWeightInfos[j].name);
      EXPECT_NE(players::kWeightInfos[i].value, players::kWeightInfos[j].value);
    }
    EXPECT_GT(players::kWeightInfos[i].step, 0);
  }
}

}  // namespace
}  // namespace aude::arena
