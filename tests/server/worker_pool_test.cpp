// The fair queue and its pool.
#include "server/worker_pool.h"

#include <gtest/gtest.h>

#include "server/hub_fixture.h"
#include "support/waiting.h"

namespace aude::server {
namespace {

constexpr double kAny = 1e9;

FairQueue::Held job(std::string owner, double estimate = 1, int rank = 0) {
  auto item = std::make_shared<FairQueue::Item>();
  item->job.owner = std::move(owner);
  item->job.estimate = estimate;
  item->job.rank = rank;
  return item;
}

// Whose jobs are served, in order, when each takes what it was guessed to.
std::string served(FairQueue& queue, int count, double most = kAny) {
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
  for (int i = 0; i < 50; ++i) ASSERT_TRUE(queue.push(job("a")));
  EXPECT_EQ(served(queue, 10), "aaaaaaaaaa");
  queue.push(job("b"));
  queue.push(job("b"));
  // Who was away has saved nothing up, but goes first and then gets a fair share.
  EXPECT_EQ(served(queue, 4).substr(0, 3).find("aa"), std::string::npos);
}

TEST(FairQueue, shares_are_of_time_and_not_of_jobs) {
  FairQueue queue(100, 1000);
  for (int i = 0; i < 40; ++i) queue.push(job("a", 10));
  for (int i = 0; i < 40; ++i) queue.push(job("b", 1));
  const std::string order = served(queue, 22);
  EXPECT_EQ(std::count(order.begin(), order.end(), 'a'), 2) << order;
}

TEST(FairQueue, it_is_bounded_for_each_owner_and_in_all) {
  FairQueue queue(3, 5);
  for (int i = 0; i < 3; ++i) EXPECT_TRUE(queue.push(job("a")));
  EXPECT_FALSE(queue.push(job("a")));
  EXPECT_TRUE(queue.push(job("b")));
  EXPECT_TRUE(queue.push(job("c")));
  EXPECT_FALSE(queue.push(job("d")));
  EXPECT_EQ(queue.size(), 5);
}

TEST(FairQueue, lower_ranks_go_first_regardless_of_their_owner) {
  FairQueue queue(100, 1000);
  queue.push(job("a", 1, 1));
  queue.push(job("b", 1, 0));
  queue.push(job("b", 1, 0));
  EXPECT_EQ(served(queue, 3), "bba");
}

TEST(FairQueue, long_ones_can_be_passed_over) {
  FairQueue queue(100, 1000);
  queue.push(job("a", 500));
  queue.push(job("b", 2));
  EXPECT_EQ(served(queue, 2, 20), "b");
  EXPECT_EQ(served(queue, 2), "a");
}

TEST(FairQueue, owners_without_jobs_are_forgotten) {
  FairQueue queue(10, 100000);
  for (int i = 0; i < 20000; ++i) {
    queue.push(job(std::to_string(i)));
    served(queue, 1);
  }
  EXPECT_LT(queue.owners(), 5000);
}

TEST(WorkerPool, short_jobs_run_while_long_ones_hold_all_other_threads) {
  Loop loop;
  Latch latch;
  WorkerPool pool({3, 0, 100, 1000}, loop.post());
  const auto wait = [&](const std::atomic<bool>& stop) { return latch.wait_or(stop), false; };
  for (int i = 0; i < 20; ++i) pool.submit({"a" + std::to_string(i), 0, 1000, wait, [](bool) {}});
  wait_until("two jobs run", [&] { return pool.count().running >= 2; });
  int done = 0;
  for (int i = 0; i < 20; ++i) {
    pool.submit({"b", 0, 1, [](const auto&) { return false; }, [&](bool) { ++done; }});
  }
  loop.run_until([&] { return done == 20; });
  EXPECT_EQ(pool.count().running, 2);
  latch.open();
}

TEST(WorkerPool, a_cancelled_job_is_stopped_and_its_handler_is_not_called) {
  Loop loop;
  Latch never;
  WorkerPool pool({1, 0, 100, 1000}, loop.post());
  bool heard = false;
  const auto wait = [&](const std::atomic<bool>& stop) { return never.wait_or(stop), false; };
  const auto first = pool.submit({"a", 0, 1, wait, [&](bool) { heard = true; }});
  const auto second = pool.submit({"a", 0, 1, wait, [&](bool) { heard = true; }});
  pool.cancel(second);
  pool.cancel(first);
  bool done = false;
  pool.submit({"a", 0, 1, [](const auto&) { return false; }, [&](bool) { done = true; }});
  loop.run_until([&] { return done; });
  EXPECT_FALSE(heard);
  EXPECT_EQ(pool.count().cancelled, 2);
}

TEST(WorkerPool, a_finished_job_does_not_run_again_when_its_rank_changes) {
  Loop loop;
  WorkerPool pool({1, 0, 100, 1000}, loop.post());
  int done = 0;
  const auto ticket =
      pool.submit({"a", 0, 1, [](const auto&) { return false; }, [&](bool) { ++done; }});
  wait_until("the job is finished", [&] { return pool.count().finished > 0; });
  pool.move(ticket, 1);
  EXPECT_EQ(pool.count().waiting, 0);
  loop.run_until([&] { return done == 1; });
  EXPECT_EQ(pool.count().failed, 0);
}

TEST(WorkerPool, other_jobs_run_between_the_slices_of_a_job) {
  Loop loop;
  std::string order;
  int pieces = 0;
  Latch begun;
  WorkerPool pool({1, 0, 100, 1000}, loop.post());
  const auto piece = [&](const std::atomic<bool>& stop) {
    begun.wait_or(stop);
    order += 'a';
    // Long enough to be charged for.
    for (const double until = thread_millis() + 2; thread_millis() < until;) {
    }
    return ++pieces < 3;
  };
  bool done = false;
  pool.submit({"a", 0, 1, piece, [&](bool) { done = true; }});
  pool.submit({"b", 0, 1, [&](const auto&) { return order += 'b', false; }, [](bool) {}});
  begun.open();
  loop.run_until([&] { return done; });
  EXPECT_TRUE(order == "abaa" || order == "baaa") << order;
}

TEST(WorkerPool, a_job_that_throws_affects_no_other) {
  Loop loop;
  WorkerPool pool({1, 0, 100, 1000}, loop.post());
  std::optional<bool> finished;
  const auto fail = [](const auto&) -> bool { throw std::runtime_error("a test's failure"); };
  pool.submit({"a", 0, 1, fail, [&](bool well) { finished = well; }});
  loop.run_until([&] { return finished.has_value(); });
  EXPECT_EQ(finished, false);
  bool done = false;
  pool.submit({"a", 0, 1, [](const auto&) { return false; }, [&](bool) { done = true; }});
  loop.run_until([&] { return done; });
}

TEST(WorkerPool, an_outage_of_the_database_is_not_logged_as_an_internal_error) {
  const auto log_of = [](const auto& fail) {
    Loop loop;
    WorkerPool pool({1, 0, 100, 1000}, loop.post());
    bool done = false;
    testing::internal::CaptureStderr();
    pool.submit({"a", 0, 1, fail, [&](bool) { done = true; }});
    loop.run_until([&] { return done; });
    return testing::internal::GetCapturedStderr();
  };
  const std::string internal =
      log_of([](const auto&) -> bool { throw std::runtime_error("a test's failure"); });
  EXPECT_NE(internal.find("work_failed"), std::string::npos);
  const std::string outage = log_of([](const auto&) -> bool { throw StoreGone("no database"); });
  EXPECT_EQ(outage.find("work_failed"), std::string::npos);
}

}  // namespace
}  // namespace aude::server
