// SPDX-License-Identifier: MIT
#include "server/store.h"

#include <zlib.h>

#include <memory>

#include "server/event_log.h"
#include "server/sql_session.h"

namespace aude::server {

std::int64_t checksum_of(const std::string& table, int n, std::string_view entry) {
  const std::string place = table + " " + std::to_string(n) + " ";
  auto sum = crc32(0, nullptr, 0);
  for (const std::string_view text : {std::string_view(place), entry}) {
    sum = crc32(sum, reinterpret_cast<const Bytef*>(text.data()), static_cast<uInt>(text.size()));
  }
  return static_cast<std::int64_t>(sum);
}

std::unique_ptr<SqlSession> StoreReader::open_session() { return nullptr; }

// --- the writer ---

Writer::Writer(Store& store, Post post)
    : store_(store), post_(std::move(post)), thread_([this] { work(); }) {}

Writer::~Writer() {
  {
    const std::lock_guard lock(mutex_);
    stopping_ = true;
  }
  wake_.notify_one();
  thread_.join();
}

void Writer::submit(Batch batch, Done done) {
  {
    const std::lock_guard lock(mutex_);
    waiting_.push_back({std::move(batch), std::move(done)});
  }
  wake_.notify_one();
}

Writer::Count Writer::count() const {
  const std::lock_guard lock(mutex_);
  return count_;
}

void Writer::work() {
  while (true) {
    std::vector<Job> jobs;
    {
      std::unique_lock lock(mutex_);
      wake_.wait(lock, [this] { return stopping_ || !waiting_.empty(); });
      if (waiting_.empty()) return;
      jobs.swap(waiting_);
    }
    store_together(jobs);
    auto answered = std::make_shared<std::vector<Job>>(std::move(jobs));
    post_([answered] {
      for (Job& job : *answered) job.done(job.stored);
    });
  }
}

void Writer::store_together(std::vector<Job>& jobs) {
  Batch all;
  for (const Job& job : jobs) all.insert(all.end(), job.batch.begin(), job.batch.end());
  Count count;
  bool gone = false;
  const auto store = [&](const Batch& batch) {
    try {
      store_.append(batch);
      ++count.commits;
      count.entries += static_cast<std::int64_t>(batch.size());
      return true;
    } catch (const StoreError& error) {
      gone = dynamic_cast<const StoreGone*>(&error) != nullptr;
      ++count.failures;
      note_sometimes("storage_failed", error.what());
      return false;
    }
  };
  if (store(all)) {
    for (Job& job : jobs) job.stored = true;
  } else {
    // One batch may be at fault: store them one by one, unless the store cannot be reached.
    for (Job& job : jobs) job.stored = !gone && store(job.batch);
  }
  const std::lock_guard lock(mutex_);
  count_.commits += count.commits;
  count_.entries += count.entries;
  count_.failures += count.failures;
}

}  // namespace aude::server
