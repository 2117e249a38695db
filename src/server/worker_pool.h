// SPDX-License-Identifier: MIT
// Work that would block the I/O thread: a few threads behind one fair queue. There are several pools:
// one waits for the database, one does replays and simple queries, one analyses, one runs bots.
#pragma once

#include <atomic>
#include <condition_variable>
#include <cstdint>
#include <deque>
#include <functional>
#include <map>
#include <memory>
#include <mutex>
#include <string>
#include <thread>
#include <unordered_map>
#include <vector>

#include "server/store.h"

namespace aude::server {

struct Job {
  std::string owner;    // the address that is charged for the thread time
  int rank = 0;         // jobs of a lower rank go first, regardless of their owner
  double estimate = 1;  // thread time that one slice may take, in milliseconds
  // Does a slice of the job. Returns true if there is more to do: other jobs may run in between. Must
  // return soon once `stop` is set.
  std::function<bool(const std::atomic<bool>& stop)> work;
  // Posted at the end, unless the job was cancelled. `finished` is false if the work has thrown.
  std::function<void(bool finished)> done;
};

// Decides which job is next. Each owner gets the same share of thread time, regardless of how many jobs
// it has and how long they take: the owner that has used the least goes first. Not thread-safe.
class FairQueue {
 public:
  struct Item {
    Job job;
    std::atomic<bool> stop = false;
    bool running = false;
  };
  using Held = std::shared_ptr<Item>;

  FairQueue(int each, int all) : each_(each), all_(all) {}

  // Returns false when the owner, or all owners together, have too many jobs waiting.
  bool push(const Held& item);
  // For a job that was popped and has more to do. Never refused.
  void push_again(const Held& item) { insert(item); }
  // The next job, or nullptr. Jobs whose estimate exceeds `most` are skipped.
  Held pop(double most);
  bool remove(const Held& item);  // false when it does not wait
  void charge(const std::string& owner, double millis);
  int size() const { return size_; }
  int owners() const { return static_cast<int>(owners_.size()); }

 private:
  struct Owner {
    double served = 0;
    int count = 0;
    std::map<int, std::deque<Held>> waiting;  // by rank
  };
  void insert(const Held& item);
  void forget_idle();

  int each_;
  int all_;
  int size_ = 0;
  double level_ = 0;  // what the owner who was served last had had before; newcomers begin there
  std::unordered_map<std::string, Owner> owners_;
};

class WorkerPool {
 public:
  using Ticket = FairQueue::Held;
  struct Size {
    int threads = 2;
    int niceness = 0;
    int each = 24;                // waiting jobs per owner
    int all = 1000;               // waiting jobs in total
    bool reserves_thread = true;  // the first of several threads takes short jobs only
  };
  // Jobs with a longer estimate, in milliseconds, never run on the reserved thread.
  static constexpr double kShort = 20;

  WorkerPool(Size size, Post post);
  ~WorkerPool() { stop(); }
  WorkerPool(const WorkerPool&) = delete;
  WorkerPool& operator=(const WorkerPool&) = delete;

  // Returns nullptr when the job was refused: too many are waiting.
  Ticket submit(Job job);
  // Cancels the job; its completion handler is never called.
  void cancel(const Ticket& ticket);
  // Changes the rank of a waiting job.
  void move(const Ticket& ticket, int rank);
  // Stops running jobs, drops waiting ones and joins the threads.
  void stop();

  struct Count {
    int waiting = 0;
    int running = 0;
    std::int64_t finished = 0, failed = 0, refused = 0, cancelled = 0;
  };
  Count count() const;

 private:
  void work(bool quick);
  Ticket take(bool quick);
  void finish(const Ticket& ticket, bool good, bool more);

  Size size_;
  Post post_;
  mutable std::mutex mutex_;
  std::condition_variable wake_;
  FairQueue queue_;
  Count count_;
  bool stopping_ = false;
  std::vector<Ticket> running_;
  std::vector<std::thread> threads_;
};

}  // namespace aude::server
