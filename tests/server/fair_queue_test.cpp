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
