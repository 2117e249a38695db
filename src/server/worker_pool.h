// Work that would hold up the thread of connections: a few threads behind one fair queue. Replays,
// questions and logs are done here, and bots think on another pool of the same kind.
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
  std::string owner;    // the address whose share of the threads it uses
  int rank = 0;         // of those that wait, the lowest go first, whoever they are for
  double estimate = 1;  // milliseconds of a thread that a piece of it may take
  // Does a piece of it; true: there is more to do, and others may go between. Ends soon once `stop` is
  // set.
  std::function<bool(const std::atomic<bool>& stop)> work;
  // Posted at the end, unless it was cancelled. Not finished: the work has thrown.
  std::function<void(bool finished)> done;
};

// Which job is next. Each owner gets the same share of time, however many jobs it has and
// however long they take: the one who has been served least goes first. Not safe for threads.
class FairQueue {
 public:
  struct Item {
    Job job;
    std::atomic<bool> stop = false;
    bool running = false;
  };
  using Held = std::shared_ptr<Item>;

  FairQueue(int each, int all) : each_(each), all_(all) {}

  // False when the owner, or all together, have enough waiting already.
  bool push(const Held& item);
  // One that was taken out and has more to do. Never refused.
  void push_again(const Held& item) { insert(item); }
  // The next one, or nullptr. `most`: longer ones (by their estimate) are passed over.
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

// How long this thread has worked so far.
double thread_millis();

class WorkerPool {
 public:
  using Ticket = FairQueue::Held;
  struct Size {
    int threads = 2;
    int niceness = 0;
    int each = 24;   // jobs of one owner that may wait
    int all = 1000;  // of all
  };

  WorkerPool(Size size, Post post);
  ~WorkerPool() { stop(); }
  WorkerPool(const WorkerPool&) = delete;
  WorkerPool& operator=(const WorkerPool&) = delete;

  // Nothing when it was refused: too much waits already.
  Ticket submit(Job job);
  // It will not be done, or is cut short; nobody hears of it any more.
  void cancel(const Ticket& ticket);
  // It waits with another rank from now on.
  void move(const Ticket& ticket, int rank);
  // Whatever runs is cut short, whatever waits is dropped. Returns when the threads have ended.
  void stop();

  struct Count {
    int waiting = 0;
    int running = 0;
    std::int64_t finished = 0, failed = 0, refused = 0, cancelled = 0;
  };
  Count count() const;

 private:
  // Guesses above this are long; the first thread, where there are several, is kept free of them.
  static constexpr double kLong = 20;

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
