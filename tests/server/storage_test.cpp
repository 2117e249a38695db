// SPDX-License-Identifier: MIT
// What only files promise; tests/server/store_test.cpp has what every store does.
#include <gtest/gtest.h>

#include <atomic>
#include <fstream>
#include <thread>

#include "server/running.h"
#include "server/sqlite_store.h"
#include "server/stores.h"
#include "support/waiting.h"

namespace aude::server {
namespace {

std::vector<std::string> logged(Store& store, const std::string& table) {
  return store.load(table, 0, 1000);
}

TEST(Storage, a_damaged_file_is_named_when_it_is_opened) {
  const TemporaryFolder folder;
  const auto what = [](const std::filesystem::path& file) {
    try {
      const SqliteStore store(file);
    } catch (const StoreError& error) {
      return std::string(error.what());
    }
    return std::string("it was opened");
  };
  const auto garbage = folder.path() / "garbage.sqlite";
  std::ofstream(garbage) << std::string(10000, 'x');
  EXPECT_EQ(what(garbage).find(garbage.string()), 0U) << what(garbage);
  EXPECT_NE(what(garbage).find("damaged"), std::string::npos) << what(garbage);

  // The header is as it should be, what follows is not.
  const auto damaged = folder.path() / "damaged.sqlite";
  EXPECT_EQ(what(damaged), "it was opened");
  const auto size = std::filesystem::file_size(damaged);
  std::fstream(damaged, std::ios::in | std::ios::out).seekp(100) << std::string(size - 100, 'x');
  EXPECT_NE(what(damaged).find("damaged"), std::string::npos) << what(damaged);
  EXPECT_NE(what(folder.path() / "none" / "a.sqlite").find("cannot be opened"), std::string::npos);
}

TEST(Storage, a_backup_of_a_file_in_use_is_whole) {
  const TemporaryFolder folder;
  const auto file = folder.path() / "a.sqlite";
  const auto copy = folder.path() / "copy.sqlite";
  SqliteStore store(file);
  store.append(std::vector<Append>{{"one", 0, "a"}});
  std::atomic<bool> stop = false;
  std::atomic<int> written = 1;
  std::thread busy([&] {
    for (int n = 1; !stop; ++n) {
      store.append(std::vector<Append>{{"one", n, std::to_string(n)}});
      written = n + 1;
    }
  });
  wait_until("five entries are written", [&] { return written >= 5; });
  const int before = written;
  write_backup(*open_reader(file), copy);
  stop = true;
  busy.join();
  EXPECT_EQ(std::filesystem::status(copy).permissions(),
            std::filesystem::perms::owner_read | std::filesystem::perms::owner_write);
  SqliteStore saved(copy);
  EXPECT_GE(logged(saved, "one").size(), static_cast<std::size_t>(before));
  EXPECT_THROW(write_backup(*open_reader(file), copy), StoreError);
  EXPECT_THROW(open_reader(folder.path() / "none"), StoreError);
  EXPECT_FALSE(std::filesystem::exists(folder.path() / "none"));
}

}  // namespace
}  // namespace aude::server
