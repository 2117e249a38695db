// SPDX-License-Identifier: MIT
// The order of the fair queue, for constructed thread times.
#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "server/worker_pool.h"

namespace aude::server {
namespace {

FairQueue::Held queued(std::string owner, double estimate = 1, int rank = 0) {
  auto item = std::make_shared<FairQueue::Item>();
  item->job.owner = std::move(owner);
  item->job.estimate = estimate;
  item->job.rank = rank;
  return item;
}

// The owners of the next jobs; each job takes its estimate.
std::string order_of(FairQueue& queue, int count, double most = 1e9) {
  std::string order;
  for (int i = 0; i < count; ++i) {
    const auto item = queue.pop(most);
    if (item == nullptr) break;
    order += item->job.owner;
    queue.charge(item->job.owner, item->job.estimate);
  }
  return order;
}

TEST(FairQueue, a_new_owner_does_not_wait_for_all_jobs_of_another) {
  FairQueue queue(100, 1000);
  for (int i = 0; i < 50; ++i) ASSERT_TRUE(queue.push(queued("a")));
  EXPECT_EQ(order_of(queue, 10), "aaaaaaaaaa");
  queue.push(queued("b"));
  queue.push(queued("b"));
  // Who was away has saved nothing up, but goes first and then gets a fair share.
  EXPECT_EQ(order_of(queue, 4).substr(0, 3).find("aa"), std::string::npos);
}

TEST(FairQueue, shares_are_of_time_and_not_of_jobs) {
  FairQueue queue(100, 1000);
  for (int i = 0; i < 40; ++i) queue.push(queued("a", 10));
  for (int i = 0; i < 40; ++i) queue.push(queued("b", 1));
  const std::string order = order_of(queue, 22);
  EXPECT_EQ(std::count(order.begin(), order.end(), 'a'), 2) << order;
}

TEST(FairQueue, it_is_bounded_for_each_owner_and_in_all) {
  FairQueue queue(3, 5);
  for (int i = 0; i < 3; ++i) EXPECT_TRUE(queue.push(queued("a")));
  EXPECT_FALSE(queue.push(queued("a")));
  EXPECT_TRUE(queue.push(queued("b")));
  EXPECT_TRUE(queue.push(queued("c")));
  EXPECT_FALSE(queue.push(queued("d")));
  EXPECT_EQ(queue.size(), 5);
}

TEST(FairQueue, lower_ranks_go_first_regardless_of_their_owner) {
  FairQueue queue(100, 1000);
  queue.push(queued("a", 1, 1));
  queue.push(queued("b", 1, 0));
  queue.push(queued("b", 1, 0));
  EXPECT_EQ(order_of(queue, 3), "bba");
}

TEST(FairQueue, long_ones_can_be_passed_over) {
  FairQueue queue(100, 1000);
  queue.push(queued("a", 500));
  queue.push(queued("b", 2));
  EXPECT_EQ(order_of(queue, 2, 20), "b");
  EXPECT_EQ(order_of(queue, 2), "a");
}

TEST(FairQueue, owners_without_jobs_are_forgotten) {
  FairQueue queue(10, 100000);
  for (int i = 0; i < 20000; ++i) {
    queue.push(queued(std::to_string(i)));
    order_of(queue, 1);
  }
  EXPECT_LT(queue.owners(), 5000);
}

TEST(FairQueue, jobs_of_an_owner_keep_their_order) {
  FairQueue queue(10, 100);
  std::vector<FairQueue::Held> jobs;
  for (int i = 0; i < 4; ++i) queue.push(jobs.emplace_back(queued("a")));
  EXPECT_TRUE(queue.remove(jobs[1]));
  EXPECT_FALSE(queue.remove(jobs[1])) << "it no longer waits";
  EXPECT_EQ(queue.size(), 3);
  for (const int next : {0, 2, 3}) EXPECT_EQ(queue.pop(1e9), jobs[static_cast<std::size_t>(next)]);
  EXPECT_EQ(queue.pop(1e9), nullptr);
  EXPECT_FALSE(queue.remove(jobs[3]));
  EXPECT_FALSE(queue.remove(queued("unknown")));
  EXPECT_EQ(queue.size(), 0);
}

TEST(FairQueue, an_owner_who_was_away_does_not_catch_up) {
  FairQueue queue(100, 1000);
  for (int i = 0; i < 40; ++i) queue.push(queued("a", 3));
  order_of(queue, 20);
  for (int i = 0; i < 20; ++i) queue.push(queued("b", 3));
  const std::string order = order_of(queue, 20);
  EXPECT_NEAR(static_cast<double>(std::count(order.begin(), order.end(), 'b')), 10.5, 0.5) << order;
}

TEST(FairQueue, an_owner_who_was_away_still_owes_what_it_has_used) {
  FairQueue queue(100, 1000);
  queue.push(queued("a"));
  queue.pop(1e9);
  queue.charge("a", 1000);
  queue.charge("unknown", 1000);
  EXPECT_EQ(queue.owners(), 1);
  queue.push(queued("a"));
  for (int i = 0; i < 5; ++i) queue.push(queued("b"));
  EXPECT_EQ(order_of(queue, 6), "bbbbba");
}

TEST(FairQueue, newcomers_start_at_the_highest_level_so_far) {
  FairQueue queue(100, 1000);
  queue.push(queued("a", 1, 0));
  queue.charge("a", 100);
  queue.push(queued("b", 1, 1));
  queue.push(queued("b", 1, 1));
  EXPECT_EQ(order_of(queue, 2), "ab") << "the lower rank first, whatever its owner has used";
  queue.push(queued("c", 1, 1));
  EXPECT_EQ(order_of(queue, 2), "bc");
}

TEST(FairQueue, a_long_job_does_not_hide_a_short_one_of_the_same_owner) {
  FairQueue queue(100, 1000);
  queue.push(queued("a", 500, 0));
  queue.push(queued("a", 20, 1));
  const auto shorter = queue.pop(20);
  ASSERT_NE(shorter, nullptr);
  EXPECT_EQ(shorter->job.estimate, 20) << "not longer than the bound";
  EXPECT_EQ(queue.pop(20), nullptr);
  EXPECT_EQ(queue.pop(1e9)->job.estimate, 500);
}

TEST(FairQueue, of_equal_ranks_the_owner_who_has_used_less_goes_first) {
  FairQueue queue(100, 1000);
  for (const char* owner : {"a", "b", "c"}) queue.push(queued(owner));
  queue.charge("a", 2);
  queue.charge("b", 3);
  queue.charge("c", 1);
  EXPECT_EQ(order_of(queue, 3), "cab");
}

TEST(FairQueue, a_job_with_more_to_do_waits_again_even_if_the_queue_is_full) {
  FairQueue queue(1, 2);
  queue.push(queued("a"));
  const auto first = queue.pop(1e9);
  EXPECT_TRUE(queue.push(queued("a")));
  EXPECT_FALSE(queue.push(queued("a"))) << "one per owner";
  EXPECT_TRUE(queue.push(queued("b")));
  EXPECT_FALSE(queue.push(queued("c"))) << "two in all";
  queue.push_again(first);
  EXPECT_EQ(queue.size(), 3);
  EXPECT_EQ(order_of(queue, 9).size(), 3U);
  EXPECT_TRUE(queue.push(queued("a"))) << "popped jobs no longer count";
}

}  // namespace
}  // namespace aude::server
