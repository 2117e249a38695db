// SPDX-License-Identifier: MIT
// Training samples: a shard depends only on its number, and an interrupted run can be resumed.
#include "arena/selfplay.h"

#include <gtest/gtest.h>
#include <unistd.h>

#include <fstream>

#include "arena/bot.h"

namespace aude::arena {
namespace {

class Folder {
 public:
  Folder() {
    static int number = 0;
    path_ = std::filesystem::temp_directory_path() /
            ("aude-samples-" + std::to_string(getpid()) + "-" + std::to_string(number++));
  }
  ~Folder() { std::filesystem::remove_all(path_); }
  Folder(const Folder&) = delete;
  Folder& operator=(const Folder&) = delete;

  const std::filesystem::path& path() const { return path_; }
  std::string shard(int number) const {
    std::ifstream in(path_ / ("shard-" + std::to_string(number) + ".samples"), std::ios::binary);
    return {std::istreambuf_iterator<char>(in), {}};
  }

 private:
  std::filesystem::path path_;
};

SelfplayOptions few_samples(const Folder& folder) {
  SelfplayOptions options;
  options.folder = folder.path();
  options.games_per_shard = 1;
  options.one_in = 15;
  options.games = GameKinds::Base;
  return options;
}

TEST(Selfplay, a_shard_depends_on_its_number_alone) {
  const Folder one;
  SelfplayOptions options = few_samples(one);
  options.shards = 2;
  options.threads = 2;
  selfplay(options);
  const Folder other;
  options.folder = other.path();
  options.first_shard = 1;
  options.shards = 1;
  options.threads = 1;
  selfplay(options);
  EXPECT_EQ(one.shard(1), other.shard(1));
  EXPECT_NE(one.shard(0), one.shard(1));
  EXPECT_TRUE(one.shard(0).starts_with("AUDELES3"));
  EXPECT_TRUE(other.shard(0).empty());
}

TEST(Selfplay, makes_only_what_is_missing_and_leaves_nothing_half_done) {
  const Folder folder;
  SelfplayOptions options = few_samples(folder);
  options.shards = 2;
  std::vector<std::int64_t> made;
  std::atomic<bool> stop{false};
  options.stop = &stop;
  options.progress = [&](std::int64_t shard, std::int64_t) {
    made.push_back(shard);
    stop = true;
  };
  selfplay(options);
  EXPECT_EQ(made, (std::vector<std::int64_t>{0}));
  EXPECT_TRUE(folder.shard(1).empty());
  stop = false;
  selfplay(options);
  EXPECT_EQ(made, (std::vector<std::int64_t>{0, 1}));
}

TEST(Selfplay, keeps_shards_with_the_old_file_name) {
  const Folder folder;
  std::filesystem::create_directories(folder.path());
  std::ofstream(folder.path() / "shard-0.lessons") << "AUDELES3";
  SelfplayOptions options = few_samples(folder);
  int made = 0;
  options.progress = [&](std::int64_t, std::int64_t) { ++made; };
  selfplay(options);
  EXPECT_EQ(made, 0);
  EXPECT_TRUE(folder.shard(0).empty());
}

TEST(Bot, knows_files_with_weights_and_networks) {
  EXPECT_NE(make_bot("hard@none", {}), nullptr);
  EXPECT_THROW(make_bot("hard@/nowhere", {}), std::invalid_argument);
  const Folder folder;
  std::filesystem::create_directories(folder.path());
  const std::filesystem::path file = folder.path() / "weights";
  std::ofstream(file) << "AUDENET1 but no network";
  EXPECT_THROW(make_bot("hard@" + file.string(), {}), std::invalid_argument);
  std::ofstream(file) << "rivalry 1.5\n";
  EXPECT_NE(make_bot("hard@" + file.string() + "@none", {}), nullptr);
}

}  // namespace
}  // namespace aude::arena
