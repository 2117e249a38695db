// SPDX-License-Identifier: MIT
// Whose bots think, when, and who is told to stop.
#include <gtest/gtest.h>

#include <boost/json/parse.hpp>
#include <boost/json/serialize.hpp>

#include "server/hub_fixture.h"
#include "support/waiting.h"

namespace aude::server {
namespace {

namespace json = boost::json;

// Bots of which the test says when they have thought enough.
class Thinkers {
 public:
  HubFixture::MakePlayer maker() {
    return [this](std::string_view level, std::uint64_t) -> std::unique_ptr<players::Player> {
      return std::make_unique<Thinker>(*this, std::string(level));
    };
  }
  int thinking() const { return thinking_; }
  int stopped() const { return stopped_; }
  std::int64_t granted() const { return granted_; }  // in ms, to the bot that was called last
  void let_go() { latch_.open(); }
  std::string order() {
    const std::lock_guard lock(mutex_);
    return order_;
  }

 private:
  // Levels that begin with "easy" answer at once; all write down that they were asked.
  class Thinker final : public players::Player {
   public:
    Thinker(Thinkers& all, std::string level) : all_(all), level_(std::move(level)) {}
    Action choose(const State& state, const players::Limits& limits) override {
      {
        const std::lock_guard lock(all_.mutex_);
        all_.order_ += level_[0];
      }
      all_.granted_ = std::chrono::duration_cast<std::chrono::milliseconds>(*limits.time).count();
      ++all_.thinking_;
      if (level_ != "easy") all_.latch_.wait_or(*limits.stop);
      if (*limits.stop) ++all_.stopped_;
      --all_.thinking_;
      ActionList legal;
      state.legal_actions(legal);
      return legal[0];
    }

   private:
    Thinkers& all_;
    std::string level_;
  };

  Latch latch_;
  std::atomic<int> thinking_ = 0;
  std::atomic<int> stopped_ = 0;
  std::atomic<std::int64_t> granted_ = 0;
  std::mutex mutex_;
  std::string order_;
};

TEST(SearchTimes, an_unknown_level_counts_as_slow) {
  SearchTimes thoughts(2000);
  EXPECT_EQ(thoughts.estimate("easy", 70), 2000);
  thoughts.note("easy", 70, 4);
  EXPECT_EQ(thoughts.estimate("easy", 70), 4);
  EXPECT_EQ(thoughts.estimate("master", 70), 2000);
}

TEST(SearchTimes, a_few_moves_without_a_choice_do_not_make_a_level_quick) {
  SearchTimes thoughts(2000);
  for (int i = 0; i < 20; ++i) thoughts.note("master", 70, i == 0 ? 150 : 1);
  EXPECT_GT(thoughts.estimate("master", 70), 50);
}

TEST(SearchTimes, a_huge_board_makes_no_level_slow_elsewhere) {
  SearchTimes thoughts(2000);
  thoughts.note("easy", 70, 4);
  thoughts.note("easy", 1000, 900);
  EXPECT_EQ(thoughts.estimate("easy", 70), 4);
  EXPECT_EQ(thoughts.estimate("easy", 1000), 900);
}

TEST(Bots, at_a_table_without_spectators_wait_until_one_comes) {
  Thinkers thinkers;
  HubFixture fixture(test_limits(), thinkers.maker());
  const auto table = fixture.make(small_order({"easy", "easy"}));
  fixture.loop.run_some();
  EXPECT_EQ(thinkers.order(), "");
  auto watcher = fixture.come(table.id, {});
  fixture.wait_for(
      [&] { return watcher.guest->heard.back().find("\"stage\":\"over\"") != std::string::npos; });
  EXPECT_NE(thinkers.order(), "");
}

TEST(Bots, stop_when_the_last_spectator_leaves) {
  Thinkers thinkers;
  HubFixture fixture(test_limits(), thinkers.maker());
  const auto table = fixture.make(small_order({"master", "master"}));
  auto watcher = fixture.come(table.id, {});
  wait_until("a bot thinks", [&] { return thinkers.thinking() > 0; }, [&] { fixture.loop.run_some(); });
  fixture.hub->leave(*watcher.session);
  wait_until(
      "a bot is stopped", [&] { return thinkers.stopped() > 0; }, [&] { fixture.loop.run_some(); });
  EXPECT_EQ(fixture.figure("bots_waiting"), 0);
}

TEST(Bots, get_no_more_time_than_the_clock_of_their_table_grants_a_turn_part) {
  const auto granted_at = [](const json::object& order) {
    Thinkers thinkers;
    HubFixture fixture(test_limits(), thinkers.maker());
    const auto table = fixture.make(order);
    const auto person = fixture.come(table.id, {table.tokens.at(1)});
    wait_until(
        "a bot thinks", [&] { return thinkers.thinking() > 0; }, [&] { fixture.loop.run_some(); });
    thinkers.let_go();
    return thinkers.granted();
  };
  json::object order = small_order({"master", "here"});
  EXPECT_EQ(granted_at(order), 2000);
  order["clock"] = {{"total", 3000}, {"increment", 7}};
  EXPECT_EQ(granted_at(order), 3000 / 3 + 7);  // seven tiles, two players
}

TEST(Bots, a_thought_is_dropped_when_the_seat_gets_another_level) {
  Thinkers thinkers;
  HubFixture fixture(test_limits(), thinkers.maker());
  const auto table = fixture.make(small_order({"master", "here"}));
  auto host = fixture.come(table.id, {table.host, table.tokens.at(1)});
  wait_until("a bot thinks", [&] { return thinkers.thinking() > 0; }, [&] { fixture.loop.run_some(); });
  EXPECT_EQ(fixture.ask(host, {{"type", "fill"}, {"seat", 0}, {"level", "easy"}}).at("type"), "ok");
  wait_until(
      "a bot is stopped", [&] { return thinkers.stopped() > 0; }, [&] { fixture.loop.run_some(); });
  // The quick one has acted: it is the person's turn.
  fixture.wait_for([&] { return !host.guest->latest("update").at("legal").as_array().empty(); });
  EXPECT_EQ(fixture.figure("bots_cancelled_total"), 1);
}

TEST(Bots, a_fast_bot_answers_while_many_slow_bots_of_another_address_search) {
  Thinkers thinkers;
  Limits limits = test_limits();
  limits.bots_each = 8;
  HubFixture fixture(limits, thinkers.maker());
  // The pool learns how long a level takes, and holds one that it has never seen for slow.
  const auto before = fixture.make(small_order({"easy", "here"}));
  const auto learner = fixture.come(before.id, {before.tokens.at(1)});
  fixture.wait_for([&] { return fixture.figure("bot_actions_total") > 1; });
  std::vector<HubFixture::Seat> spectators;
  for (int i = 0; i < 12; ++i) {
    const auto table = fixture.make(small_order({"master", "master", "master"}), "6.6.6.6");
    spectators.push_back(fixture.come(table.id, {}, "6.6.6.6"));
  }
  wait_until("a bot thinks", [&] { return thinkers.thinking() > 0; }, [&] { fixture.loop.run_some(); });
  EXPECT_LE(fixture.figure("bots_waiting"), 8);
  const auto table = fixture.make(small_order({"here", "easy"}));
  auto ann = fixture.come(table.id, {table.tokens.at(0)});
  for (int i = 0; i < 2; ++i) {
    const auto legal = ann.guest->latest(i == 0 ? "view" : "update").at("legal").as_array();
    ASSERT_FALSE(legal.empty());
    ASSERT_EQ(fixture.act(ann, std::string(legal[0].as_string())).at("type"), "ok");
  }
  // None of the others has answered: they are still at it.
  fixture.wait_for([&] { return !ann.guest->latest("update").at("legal").as_array().empty(); });
  EXPECT_EQ(thinkers.thinking(), 1);
  thinkers.let_go();
}

TEST(Bots, a_table_where_a_person_waits_goes_first) {
  Thinkers thinkers;
  HubFixture fixture(test_limits(), thinkers.maker());
  // A thought holds the one thread that takes what may be long.
  const auto table = fixture.make(small_order({"master", "here"}), "5.5.5.5");
  const auto holder = fixture.come(table.id, {table.tokens.at(1)}, "5.5.5.5");
  wait_until("a bot thinks", [&] { return thinkers.thinking() > 0; }, [&] { fixture.loop.run_some(); });
  const auto watched = fixture.make(small_order({"hard", "hard"}), "6.6.6.6");
  const auto watcher = fixture.come(watched.id, {}, "6.6.6.6");
  const auto played = fixture.make(small_order({"easy", "here"}), "7.7.7.7");
  const auto player = fixture.come(played.id, {played.tokens.at(1)}, "7.7.7.7");
  EXPECT_EQ(fixture.figure("bots_waiting"), 2);
  thinkers.let_go();
  fixture.wait_for([&] { return thinkers.order().find('h') != std::string::npos; });
  EXPECT_LT(thinkers.order().find('e'), thinkers.order().find('h')) << thinkers.order();
}

TEST(Bots, one_that_throws_ends_the_tables_bot_and_nothing_else) {
  HubFixture fixture(
      test_limits(),
      [](std::string_view level, std::uint64_t seed) -> std::unique_ptr<players::Player> {
        struct Broken final : players::Player {
          Action choose(const State&, const players::Limits&) override {
            throw std::runtime_error("a test's broken bot");
          }
        };
        if (level == "hard") return std::make_unique<Broken>();
        return players::make_player(level, seed);
      });
  const auto broken = fixture.make(small_order({"hard", "here"}));
  auto ann = fixture.come(broken.id, {broken.tokens.at(1)});
  fixture.wait_for([&] { return fixture.figure("bots_failed_total") == 1; });
  EXPECT_EQ(fixture.ask(ann, {{"type", "chat"}, {"text", "hm"}}).at("type"), "ok");
  const auto whole = fixture.make(small_order({"random", "here"}));
  auto bob = fixture.come(whole.id, {whole.tokens.at(1)});
  fixture.wait_for([&] { return bob.guest->heard.back().find("\"legal\":[\"") != std::string::npos; });
}

}  // namespace
}  // namespace aude::server
