// SPDX-License-Identifier: MIT
// The files for browsers: from a folder, from an archive inside the program, or made on demand.
#include "server/assets.h"

#include <gtest/gtest.h>

#include <cstdlib>
#include <fstream>
#include <sstream>

#include "server/archive.h"
#include "server/running.h"

namespace aude::server {
namespace {

TEST(Assets, the_first_page_is_made_before_the_rest_and_stopping_interrupts_both) {
  Assets assets;
  std::atomic<bool> stop = false;
  assets.add("/index.html", "text/html", [] { return std::string("page"); });
  assets.add_later("/a", "text/plain", [&] {
    stop = true;  // while it is made
    return std::string("a");
  });
  assets.add_later("/b", "text/plain", [] { return std::string("b"); });
  assets.make_first(stop);
  EXPECT_TRUE(assets.find("/index.html")->is_made());
  EXPECT_FALSE(assets.find("/a")->is_made());
  assets.make_rest(stop);
  EXPECT_TRUE(assets.find("/a")->is_made());
  EXPECT_FALSE(assets.find("/b")->is_made());
}

TEST(Accepting, only_codings_that_are_named_and_not_ruled_out) {
  EXPECT_TRUE(accepts("gzip", "gzip"));
  EXPECT_TRUE(accepts("deflate, gzip;q=0.5, br", "gzip"));
  EXPECT_TRUE(accepts("gzip, deflate, br, zstd", "br"));
  EXPECT_FALSE(accepts("gzip;q=0", "gzip"));
  EXPECT_FALSE(accepts("gzip; q=0.00, br", "gzip"));
  EXPECT_FALSE(accepts("brotli, x-gzip", "gzip"));
  EXPECT_FALSE(accepts("brotli", "br"));
  EXPECT_FALSE(accepts("", "gzip"));
}

// --- archives, as the program tar makes them ---

class Archives : public testing::Test {
 protected:
  void write(const std::string& name, const std::string& content) {
    const std::filesystem::path file = folder_.path() / "in" / name;
    std::filesystem::create_directories(file.parent_path());
    std::ofstream(file, std::ios::binary) << content;
  }
  std::string packed() {
    const std::string in = (folder_.path() / "in").string();
    const std::string out = (folder_.path() / "out.tar").string();
    const std::string command = "tar --format=ustar -C '" + in + "' -cf '" + out + "' .";
    if (std::system(command.c_str()) != 0) throw std::runtime_error(command);
    std::ostringstream bytes;
    bytes << std::ifstream(out, std::ios::binary).rdbuf();
    return std::move(bytes).str();
  }

  TemporaryFolder folder_;
};

TEST_F(Archives, an_archive_has_the_files_that_were_packed) {
  const std::string deep = std::string(90, 'd') + "/" + std::string(90, 'e') + "/last.txt";
  const std::string one_block(512, 'b');
  write("index.html", "page");
  write("empty", "");
  write("one/block", one_block);
  write(deep, one_block + "c");
  std::map<std::string, std::string> found;
  const std::string archive = packed();
  for (const ArchivedFile& file : files_of_archive(archive)) found[file.path] = file.bytes;
  const std::map<std::string, std::string> expected{
      {"index.html", "page"}, {"empty", ""}, {"one/block", one_block}, {deep, one_block + "c"}};
  EXPECT_EQ(found, expected);
}

TEST_F(Archives, a_broken_archive_is_refused) {
  write("one", std::string(600, 'x'));
  const std::string archive = packed();
  EXPECT_THROW(files_of_archive(""), std::runtime_error);
  const std::size_t content = archive.find(std::string(600, 'x')) + 1024;
  for (std::size_t length = 0; length <= content; length += 256)
    EXPECT_THROW(files_of_archive(archive.substr(0, length)), std::runtime_error) << length;
  std::string broken = archive;
  broken[content - 1024 - 512] ^= 1;  // the name in the header
  EXPECT_THROW(files_of_archive(broken), std::runtime_error);
}

TEST_F(Archives, a_file_that_is_only_there_compressed_is_served_to_all_clients) {
  const std::string script(5000, 'x');
  write("index.html", "<title>Aude</title>");
  write("assets/main-abc123.js.gz", gzipped(script, 9));
  write("assets/main-abc123.js.br", "brotli");
  write("notes.unknown", "not for browsers");
  const std::string archive = packed();
  ServerConfig config = test_config(folder_.path());
  config.bundle = archive;
  const RunningServer server(config);
  const auto get = [&](const char* path, const char* coding) {
    return request(server.port(), "GET", path, {}, {{"Accept-Encoding", coding}});
  };
  EXPECT_EQ(get("/", "").body, "<title>Aude</title>");
  const HttpReply plain = get("/assets/main-abc123.js", "");
  EXPECT_EQ(plain.body, script);
  EXPECT_EQ(plain.headers.at("content-type"), "text/javascript; charset=utf-8");
  EXPECT_NE(plain.headers.at("cache-control").find("immutable"), std::string::npos);
  EXPECT_EQ(get("/assets/main-abc123.js", "gzip").body, gzipped(script, 9));
  EXPECT_EQ(get("/assets/main-abc123.js", "gzip, br").body, "brotli");
  EXPECT_EQ(get("/assets/main-abc123.js.gz", "").status, 404);
  EXPECT_EQ(get("/notes.unknown", "").status, 404);
}

TEST(Gzip, what_was_compressed_comes_back_and_broken_files_are_refused) {
  const std::string big(100'000, 'a');
  for (const std::string& bytes : {std::string(), std::string("x"), big}) {
    const std::string file = gzipped(bytes, 9);
    EXPECT_EQ(gunzipped(file), bytes);
    EXPECT_THROW(gunzipped(file.substr(0, file.size() - 1)), std::runtime_error);
  }
  EXPECT_THROW(gunzipped("no gzip file"), std::runtime_error);
}

}  // namespace
}  // namespace aude::server
