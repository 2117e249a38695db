// SPDX-License-Identifier: MIT
#include "server/worker_pool.h"

#include <algorithm>
#include <limits>

#include "server/event_log.h"
#include "server/system.h"

namespace aude::server {
namespace {

constexpr std::size_t kOwnersKept = 4096;

}  // namespace

// --- the queue ---

bool FairQueue::push(const Held& item) {
  const auto found = owners_.find(item->job.owner);
  if (size_ >= all_ || (found != owners_.end() && found->second.count >= each_)) return false;
  insert(item);
  return true;
}

void FairQueue::insert(const Held& item) {
  if (owners_.size() > kOwnersKept) forget_idle();
  Owner& owner = owners_[item->job.owner];
  // An owner without jobs does not save up time.
  if (owner.count == 0) owner.served = std::max(owner.served, level_);
  owner.waiting[item->job.rank].push_back(item);
  ++owner.count;
  ++size_;
}

FairQueue::Held FairQueue::pop(double most) {
  Owner* best = nullptr;
  int best_rank = 0;
  for (auto& [name, owner] : owners_) {
    for (const auto& [rank, items] : owner.waiting) {
      if (items.front()->job.estimate > most) continue;
      if (best == nullptr || rank < best_rank || (rank == best_rank && owner.served < best->served)) {
        best = &owner;
        best_rank = rank;
      }
      break;
    }
  }
  if (best == nullptr) return nullptr;
  level_ = std::max(level_, best->served);
  const Held item = best->waiting.at(best_rank).front();
  remove(item);
  return item;
}

bool FairQueue::remove(const Held& item) {
  const auto owner = owners_.find(item->job.owner);
  if (owner == owners_.end()) return false;
  const auto rank = owner->second.waiting.find(item->job.rank);
  if (rank == owner->second.waiting.end()) return false;
  auto& items = rank->second;
  const auto found = std::find(items.begin(), items.end(), item);
  if (found == items.end()) return false;
  items.erase(found);
  if (items.empty()) owner->second.waiting.erase(rank);
  --owner->second.count;
  --size_;
  return true;
}

void FairQueue::charge(const std::string& owner, double millis) {
  if (const auto found = owners_.find(owner); found != owners_.end()) found->second.served += millis;
}

void FairQueue::forget_idle() {
  std::erase_if(owners_, [](const auto& each) { return each.second.count == 0; });
}

// --- the pool ---

WorkerPool::WorkerPool(Size size, Post post)
    : size_(size), post_(std::move(post)), queue_(size.each, size.all) {
  for (int i = 0; i < size_.threads; ++i)
    threads_.emplace_back(
        [this, quick = i == 0 && size_.threads > 1 && size_.reserves_thread] { work(quick); });
}

void WorkerPool::stop() {
  {
    const std::lock_guard lock(mutex_);
    stopping_ = true;
    for (const Ticket& ticket : running_) ticket->stop = true;
  }
  wake_.notify_all();
  for (std::thread& thread : threads_) thread.join();
  threads_.clear();
}

WorkerPool::Ticket WorkerPool::submit(Job job) {
  auto ticket = std::make_shared<FairQueue::Item>();
  ticket->job = std::move(job);
  {
    const std::lock_guard lock(mutex_);
    if (!queue_.push(ticket)) {
      ++count_.refused;
      return nullptr;
    }
  }
  wake_.notify_all();  // not every thread takes every job
  return ticket;
}

void WorkerPool::cancel(const Ticket& ticket) {
  const std::lock_guard lock(mutex_);
  ticket->stop = true;
  ++count_.cancelled;
  if (!ticket->running) queue_.remove(ticket);
}

void WorkerPool::move(const Ticket& ticket, int rank) {
  const std::lock_guard lock(mutex_);
  // It may be running, or done but not reported yet.
  if (ticket->job.rank == rank || !queue_.remove(ticket)) return;
  ticket->job.rank = rank;
  queue_.push_again(ticket);
}

WorkerPool::Count WorkerPool::count() const {
  const std::lock_guard lock(mutex_);
  Count count = count_;
  count.waiting = queue_.size();
  count.running = static_cast<int>(running_.size());
  return count;
}

WorkerPool::Ticket WorkerPool::take(bool quick) {
  Ticket ticket = queue_.pop(quick ? kShort : std::numeric_limits<double>::infinity());
  if (ticket == nullptr) return nullptr;
  ticket->running = true;
  running_.push_back(ticket);
  return ticket;
}

void WorkerPool::work(bool quick) {
  lower_thread_priority(quick ? size_.niceness / 2 : size_.niceness);  // short jobs go first
  while (true) {
    Ticket ticket;
    {
      std::unique_lock lock(mutex_);
      wake_.wait(lock, [&] { return stopping_ || (ticket = take(quick)) != nullptr; });
      if (stopping_) return;
    }
    const double begin = thread_millis();
    bool more = false;
    bool good = true;
    try {
      more = ticket->job.work(ticket->stop);
    } catch (const StoreError& error) {
      note_sometimes("storage_unavailable", error.what());
      good = false;
    } catch (const std::exception& error) {
      note("work_failed", error.what());
      good = false;
    }
    {
      const std::lock_guard lock(mutex_);
      queue_.charge(ticket->job.owner, thread_millis() - begin);
    }
    finish(ticket, good, more);
  }
}

void WorkerPool::finish(const Ticket& ticket, bool good, bool more) {
  {
    const std::lock_guard lock(mutex_);
    ticket->running = false;
    std::erase(running_, ticket);
    if (stopping_ || ticket->stop) return;
    if (!more) ++(good ? count_.finished : count_.failed);
    if (more) queue_.push_again(ticket);
  }
  if (more) return wake_.notify_all();
  ticket->job.work = nullptr;
  post_([ticket, good] {
    // What it holds is given up on this thread, not on the one that worked.
    const auto done = std::move(ticket->job.done);
    if (!ticket->stop) done(good);
  });
}

}  // namespace aude::server
