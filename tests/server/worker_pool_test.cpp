// SPDX-License-Identifier: MIT
// Threads that serve the fair queue.
#include "server/worker_pool.h"

#include <gtest/gtest.h>

#include "server/hub_fixture.h"
#include "server/system.h"
#include "support/waiting.h"

namespace aude::server {
namespace {

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
