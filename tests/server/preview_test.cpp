// SPDX-License-Identifier: MIT
// Previews of links: the tags in the page of a table, and the picture of its board, over real sockets.
#include "server/preview.h"

#include <gtest/gtest.h>

#include <boost/json/object.hpp>
#include <fstream>

#include "server/running.h"

namespace aude::server {
namespace {

namespace json = boost::json;

constexpr std::string_view kPage =
    "<!doctype html><head><!-- preview --><title>Aude</title><!-- /preview --></head>";
constexpr std::string_view kTexts = R"({
  "en": {"title": "A game", "title_of": "Game: {players}", "lobby": "Open the link.",
         "playing": "Now {scores}.", "over": "Final {scores}.", "picture": "The board"},
  "de": {"title": "Eine Partie", "title_of": "Partie: {players}", "lobby": "Öffne den Link.",
         "playing": "Jetzt {scores}.", "over": "Am Ende {scores}.", "picture": "Das Spielfeld"}})";

json::object order(std::string_view ann, json::array actions = {}) {
  return {{"setup", {{"sets", {"base"}}, {"bag", {"E", "U"}}}},
          {"seats", {{{"kind", "here"}, {"name", ann}}, {{"kind", "here"}, {"name", "Bob"}}}},
          {"actions", std::move(actions)}};
}

class PreviewTest : public testing::Test {
 protected:
  PreviewTest() {
    config_.client = folder_.path() / "client";
    std::filesystem::create_directories(config_.client);
    std::ofstream(config_.client / "index.html") << kPage;
    std::ofstream(config_.client / "previews.json") << kTexts;
  }
  void start() { server_ = std::make_unique<RunningServer>(config_); }
  unsigned short port() const { return server_->port(); }
  HttpReply get(const std::string& path, const Headers& headers = {}) const {
    return request(port(), "GET", path, {}, headers);
  }
  HttpReply picture(const std::string& table) const { return get("/api/tables/" + table + "/picture"); }

  TemporaryFolder folder_;
  ServerConfig config_ = test_config(folder_.path());
  std::unique_ptr<RunningServer> server_;
};

testing::AssertionResult contains(const std::string& text, std::string_view part) {
  if (text.find(part) != std::string::npos) return testing::AssertionSuccess();
  return testing::AssertionFailure() << "no \"" << part << "\" in " << text;
}

TEST_F(PreviewTest, the_page_of_a_table_names_its_players_in_the_language_asked_for) {
  start();
  const MadeTable table = make_table(port(), order("Ann"));
  for (const std::string page : {"/t/", "/replay/", "/analysis/"}) {
    const HttpReply reply = get(page + table.id);
    EXPECT_EQ(reply.status, 200);
    EXPECT_TRUE(contains(reply.body, "<title>Game: Ann, Bob</title>"));
    EXPECT_TRUE(contains(reply.body, R"(property="og:title" content="Game: Ann, Bob")"));
    EXPECT_TRUE(contains(reply.body, R"(property="og:description" content="Now Ann 0, Bob 0.")"));
    EXPECT_TRUE(contains(reply.body, R"(property="og:image" content="http://localhost/api/tables/)" +
                                         table.id + R"(/picture")"));
    EXPECT_TRUE(contains(reply.body, R"(name="twitter:card" content="summary_large_image")"));
    EXPECT_FALSE(contains(reply.body, "<title>Aude</title>"));
    EXPECT_EQ(reply.headers.at("vary"), "Accept-Language");
    EXPECT_EQ(reply.headers.at("cache-control"), "no-cache");
  }
  const HttpReply german = get("/t/" + table.id, {{"Accept-Language", "it, de-AT;q=0.9, en;q=0.5"}});
  EXPECT_TRUE(contains(german.body, "<title>Partie: Ann, Bob</title>"));
  EXPECT_TRUE(contains(german.body, "Jetzt Ann 0, Bob 0."));
  const HttpReply proxied = get("/t/" + table.id, {{"X-Forwarded-Proto", "https"}});
  EXPECT_TRUE(contains(proxied.body, "content=\"https://localhost/api/"));
}

TEST_F(PreviewTest, a_table_that_waits_for_players_says_so) {
  start();
  const MadeTable table = make_table(
      port(), {{"setup", {{"sets", {"base"}}}}, {"seats", {{{"kind", "open"}}, {{"kind", "open"}}}}});
  const std::string page = get("/t/" + table.id).body;
  EXPECT_TRUE(contains(page, "<title>A game</title>"));
  EXPECT_TRUE(contains(page, "Open the link."));
  EXPECT_EQ(picture(table.id).status, 200);
}

TEST_F(PreviewTest, a_name_cannot_add_to_the_page) {
  start();
  const MadeTable table = make_table(port(), order("\"><script>"));
  Wire wire(port());
  wire.write("GET /t/" + table.id + " HTTP/1.1\r\nHost: \"><script>\r\n\r\n");
  const std::string page = read_reply(wire).body;
  EXPECT_TRUE(contains(page, "<title>Game: &quot;&gt;&lt;script&gt;, Bob</title>"));
  EXPECT_TRUE(contains(page, "http://&quot;&gt;&lt;script&gt;/api/"));
  EXPECT_FALSE(contains(page, "<script>"));
}

TEST_F(PreviewTest, an_unknown_table_is_404_with_the_page) {
  start();
  const std::string unknown(kTableLetters, 'x');
  for (const std::string page : {"/t/", "/replay/", "/analysis/"}) {
    for (const std::string& id : {unknown, std::string("short")}) {
      const HttpReply reply = get(page + id);
      EXPECT_EQ(reply.status, 404) << page << id;
      EXPECT_EQ(reply.body, kPage);
      EXPECT_EQ(reply.headers.at("content-type"), "text/html; charset=utf-8");
    }
    EXPECT_EQ(get(page + "here.4f2a").status, 200) << "a table in the browser";
  }
  EXPECT_EQ(picture(unknown).status, 404);
  EXPECT_TRUE(contains(picture(unknown).body, "\"no_table\""));
}

TEST_F(PreviewTest, the_picture_is_a_png_that_follows_the_game) {
  start();
  const MadeTable table = make_table(port(), order("Ann", {"draw E"}));
  const HttpReply first = picture(table.id);
  ASSERT_EQ(first.status, 200);
  EXPECT_EQ(first.headers.at("content-type"), "image/png");
  EXPECT_EQ(first.headers.at("cross-origin-resource-policy"), "cross-origin");
  EXPECT_EQ(first.body.substr(0, 8), "\x89PNG\r\n\x1a\n");
  EXPECT_EQ(first.body.substr(16, 8), std::string("\0\0\x04\xb0\0\0\x02\x76", 8)) << "1200 x 630";
  EXPECT_EQ(picture(table.id).body, first.body);

  Client client(port(), table.id, {table.tokens.at(0)});
  client.act(client.legal().front());
  EXPECT_NE(picture(table.id).body, first.body);
}

TEST_F(PreviewTest, pictures_are_limited_per_address_but_kept_ones_are_not) {
  config_.limits.pictures = {2, 0};
  start();
  const MadeTable first = make_table(port(), order("Ann"));
  const MadeTable second = make_table(port(), order("Ann"));
  const MadeTable third = make_table(port(), order("Ann"));
  EXPECT_EQ(picture(first.id).status, 200);
  EXPECT_EQ(picture(second.id).status, 200);
  EXPECT_EQ(picture(third.id).status, 429);
  EXPECT_EQ(picture(first.id).status, 200);
}

TEST(Preview, the_language_with_the_highest_weight_is_chosen) {
  EXPECT_EQ(preferred_language("", kTexts), "en");
  EXPECT_EQ(preferred_language("de", kTexts), "de");
  EXPECT_EQ(preferred_language("DE-ch", kTexts), "de");
  EXPECT_EQ(preferred_language("it, ja;q=0.8", kTexts), "en");
  EXPECT_EQ(preferred_language("en;q=0.3,de;q=0.4", kTexts), "de");
  EXPECT_EQ(preferred_language("en;q=0.5, de;q=0.4", kTexts), "en");
  EXPECT_EQ(preferred_language("de;q=0", kTexts), "en");
  EXPECT_EQ(preferred_language(",;-,q=", kTexts), "en");
}

TEST(Preview, the_cache_keeps_the_latest_pictures) {
  PictureCache cache;
  const auto picture = [](int i) { return std::make_shared<const std::string>(std::to_string(i)); };
  for (int i = 0; i < 64; ++i) cache.add("t" + std::to_string(i), 1, picture(i));
  ASSERT_NE(cache.find("t0", 1), nullptr);  // used: t1 is the oldest now
  EXPECT_EQ(cache.find("t0", 2), nullptr) << "the game has moved on";
  cache.add("new", 1, picture(64));
  EXPECT_NE(cache.find("t0", 1), nullptr);
  EXPECT_EQ(cache.find("t1", 1), nullptr);
  cache.add("new", 2, picture(65));
  EXPECT_EQ(*cache.find("new", 2), "65");
  EXPECT_NE(cache.find("t2", 1), nullptr) << "a new picture of a table replaces its old one";
}

}  // namespace
}  // namespace aude::server
