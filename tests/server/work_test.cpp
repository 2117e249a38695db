// The fair queue and its crew.
#include "server/work.h"

#include <gtest/gtest.h>

#include "server/house.h"

namespace aude::server {
namespace {

constexpr double kAny = 1e9;

FairQueue::Held errand(std::string owner, double guess = 1, int rank = 0) {
  auto item = std::make_shared<FairQueue::Item>();
  item->errand.owner = std::move(owner);
  item->errand.guess = guess;
  item->errand.rank = rank;
  return item;
}

// Whose errands are served, in order, when each takes what it was guessed to.
std::string served(FairQueue& queue, int count, double most = kAny) {
  std::string order;
  for (int i = 0; i < count; ++i) {
    const auto item = queue.pop(most);
    if (item == nullptr) break;
    order += item->errand.owner;
    queue.charge(item->errand.owner, item->errand.guess);
  }
  return order;
}

TEST(FairQueue, a_newcomer_does_not_wait_behind_all_that_somebody_else_has_sent) {
  FairQueue queue(100, 1000);
  for (int i = 0; i < 50; ++i) ASSERT_TRUE(queue.push(errand("a")));
  EXPECT_EQ(served(queue, 10), "aaaaaaaaaa");
  queue.push(errand("b"));
  queue.push(errand("b"));
  // Who was away has saved nothing up, but goes first and then gets a fair share.
  EXPECT_EQ(served(queue, 4).substr(0, 3).find("aa"), std::string::npos);
}

TEST(FairQueue, shares_are_of_time_and_not_of_errands) {
  FairQueue queue(100, 1000);
  for (int i = 0; i < 40; ++i) queue.push(errand("a", 10));
  for (int i = 0; i < 40; ++i) queue.push(errand("b", 1));
  const std::string order = served(queue, 22);
  EXPECT_EQ(std::count(order.begin(), order.end(), 'a'), 2) << order;
}

TEST(FairQueue, it_is_bounded_for_each_owner_and_in_all) {
  FairQueue queue(3, 5);
  for (int i = 0; i < 3; ++i) EXPECT_TRUE(queue.push(errand("a")));
  EXPECT_FALSE(queue.push(errand("a")));
  EXPECT_TRUE(queue.push(errand("b")));
  EXPECT_TRUE(queue.push(errand("c")));
  EXPECT_FALSE(queue.push(errand("d")));
  EXPECT_EQ(queue.size(), 5);
}

TEST(FairQueue, lower_ranks_go_first_whoever_they_are_for) {
  FairQueue queue(100, 1000);
  queue.push(errand("a", 1, 1));
  queue.push(errand("b", 1, 0));
  queue.push(errand("b", 1, 0));
  EXPECT_EQ(served(queue, 3), "bba");
}

TEST(FairQueue, long_ones_can_be_passed_over) {
  FairQueue queue(100, 1000);
  queue.push(errand("a", 500));
  queue.push(errand("b", 2));
  EXPECT_EQ(served(queue, 2, 20), "b");
  EXPECT_EQ(served(queue, 2), "a");
}

TEST(FairQueue, owners_who_have_nothing_to_do_are_forgotten) {
  FairQueue queue(10, 100000);
  for (int i = 0; i < 20000; ++i) {
    queue.push(errand(std::to_string(i)));
    served(queue, 1);
  }
  EXPECT_LT(queue.owners(), 5000);
}

TEST(Crew, short_errands_are_done_while_long_ones_hold_all_other_threads) {
  Loop loop;
  Latch latch;
  Crew crew({3, 0, 100, 1000}, loop.post());
  const auto wait = [&](const std::atomic<bool>& stop) { return latch.wait_or(stop), false; };
  for (int i = 0; i < 20; ++i) crew.submit({"a" + std::to_string(i), 0, 1000, wait, [](bool) {}});
  while (crew.count().running < 2) {
  }
  int done = 0;
  for (int i = 0; i < 20; ++i) {
    crew.submit({"b", 0, 1, [](const auto&) { return false; }, [&](bool) { ++done; }});
  }
  loop.run_until([&] { return done == 20; });
  EXPECT_EQ(crew.count().running, 2);
  latch.open();
}

TEST(Crew, what_is_cancelled_is_cut_short_and_nobody_hears_of_it) {
  Loop loop;
  Latch never;
  Crew crew({1, 0, 100, 1000}, loop.post());
  bool heard = false;
  const auto wait = [&](const std::atomic<bool>& stop) { return never.wait_or(stop), false; };
  const auto first = crew.submit({"a", 0, 1, wait, [&](bool) { heard = true; }});
  const auto second = crew.submit({"a", 0, 1, wait, [&](bool) { heard = true; }});
  crew.cancel(second);
  crew.cancel(first);
  bool done = false;
  crew.submit({"a", 0, 1, [](const auto&) { return false; }, [&](bool) { done = true; }});
  loop.run_until([&] { return done; });
  EXPECT_FALSE(heard);
  EXPECT_EQ(crew.count().cancelled, 2);
}

TEST(Crew, what_is_done_is_not_done_again_when_its_rank_changes) {
  Loop loop;
  Crew crew({1, 0, 100, 1000}, loop.post());
  int done = 0;
  const auto ticket =
      crew.submit({"a", 0, 1, [](const auto&) { return false; }, [&](bool) { ++done; }});
  while (crew.count().finished == 0) {
  }
  crew.move(ticket, 1);
  EXPECT_EQ(crew.count().waiting, 0);
  loop.run_until([&] { return done == 1; });
  EXPECT_EQ(crew.count().failed, 0);
}

TEST(Crew, an_errand_in_pieces_lets_others_go_between) {
  Loop loop;
  std::string order;
  int pieces = 0;
  Latch begun;
  Crew crew({1, 0, 100, 1000}, loop.post());
  const auto piece = [&](const std::atomic<bool>& stop) {
    begun.wait_or(stop);
    order += 'a';
    // Long enough to be charged for.
    for (const double until = thread_millis() + 2; thread_millis() < until;) {
    }
    return ++pieces < 3;
  };
  bool done = false;
  crew.submit({"a", 0, 1, piece, [&](bool) { done = true; }});
  crew.submit({"b", 0, 1, [&](const auto&) { return order += 'b', false; }, [](bool) {}});
  begun.open();
  loop.run_until([&] { return done; });
  EXPECT_TRUE(order == "abaa" || order == "baaa") << order;
}

TEST(Crew, work_that_throws_ends_alone) {
  Loop loop;
  Crew crew({1, 0, 100, 1000}, loop.post());
  std::optional<bool> finished;
  const auto fail = [](const auto&) -> bool { throw std::runtime_error("a test's failure"); };
  crew.submit({"a", 0, 1, fail, [&](bool well) { finished = well; }});
  loop.run_until([&] { return finished.has_value(); });
  EXPECT_EQ(finished, false);
  bool done = false;
  crew.submit({"a", 0, 1, [](const auto&) { return false; }, [&](bool) { done = true; }});
  loop.run_until([&] { return done; });
}

}  // namespace
}  // namespace aude::server
