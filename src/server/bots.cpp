#include "server/bots.h"

#include <sys/resource.h>

namespace aude::server {

BotPool::BotPool(int threads, std::chrono::milliseconds longest, Post post)
    : longest_(longest), post_(std::move(post)) {
  for (int i = 0; i < threads; ++i) threads_.emplace_back([this] { work(); });
}

BotPool::~BotPool() {
  {
    const std::lock_guard lock(mutex_);
    stopping_ = true;
  }
  wake_.notify_all();
  for (std::thread& thread : threads_) thread.join();
}

void BotPool::think(std::shared_ptr<players::Player> player, std::shared_ptr<const Game> game,
                    State state, Done done) {
  {
    const std::lock_guard lock(mutex_);
    jobs_.push_back({std::move(player), std::move(game), std::move(state), std::move(done)});
  }
  wake_.notify_one();
}

std::size_t BotPool::waiting() const {
  const std::lock_guard lock(mutex_);
  return jobs_.size();
}

void BotPool::work() {
  // On Linux this is the thread's own niceness.
  setpriority(PRIO_PROCESS, 0, 10);
  while (true) {
    std::unique_lock lock(mutex_);
    wake_.wait(lock, [this] { return stopping_ || !jobs_.empty(); });
    if (stopping_) return;
    Job job = std::move(jobs_.front());
    jobs_.pop_front();
    lock.unlock();
    const Action action = job.player->choose(job.state, {{}, longest_, &stopping_});
    if (stopping_) return;
    post_([done = std::move(job.done), action] { done(action); });
  }
}

}  // namespace aude::server
