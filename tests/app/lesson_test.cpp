// SPDX-License-Identifier: MIT
// The lessons of the page in a terminal, each played as its learner would.
#include <gtest/gtest.h>

#include <boost/json/parse.hpp>
#include <filesystem>
#include <map>

#include "process.h"

namespace aude::app {
namespace {

namespace json = boost::json;

bool says(const std::string& text, std::string_view part) { return text.find(part) != text.npos; }

json::value parsed(const std::filesystem::path& file) { return json::parse(content_of(file)); }

struct Taught {
  json::value lesson;
  json::value words;
};

// The files of the page, by the ids of lessons.
std::map<std::string, Taught> lessons_of_page() {
  const std::filesystem::path client = AUDE_SOURCE_DIR "/web/src";
  std::map<std::string, Taught> lessons;
  const auto add = [&](const json::value& lesson, const json::value& words) {
    const std::string id(lesson.at("id").as_string());
    lessons[id] = {lesson, words.at(id)};
  };
  const json::value words = parsed(client / "study/lesson_words.json");
  const json::value base = parsed(client / "study/lessons.json");
  for (const json::value& each : base.as_array()) add(each, words);
  for (const auto& set : std::filesystem::directory_iterator(client / "sets")) {
    if (exists(set.path() / "lesson.json"))
      add(parsed(set.path() / "lesson.json"), parsed(set.path() / "study/lesson_words.json"));
  }
  return lessons;
}

TEST(Lessons, are_listed_with_their_titles) {
  const Outcome list = run_aude({"lesson"});
  EXPECT_EQ(list.status, 0);
  const auto lessons = lessons_of_page();
  EXPECT_GE(lessons.size(), 12U);
  for (const auto& [id, taught] : lessons) {
    EXPECT_TRUE(says(list.out, id)) << id;
    EXPECT_TRUE(says(list.out, taught.words.at("title").as_string())) << id;
  }
  EXPECT_TRUE(says(list.out, "Begin with: aude lesson lay\n"));
}

TEST(Lessons, each_ends_with_its_last_words_once_the_learner_has_found_all_actions) {
  for (const auto& [id, taught] : lessons_of_page()) {
    SCOPED_TRACE(id);
    std::string typed;
    for (const json::value& n : taught.lesson.at("prompts").as_array()) {
      const auto& actions = taught.lesson.at("record").at("actions").as_array();
      typed += std::string(actions[n.to_number<std::size_t>()].as_string()) + "\n";
    }
    const Outcome played = run_aude({"lesson", id}, typed);
    EXPECT_EQ(played.status, 0);
    EXPECT_TRUE(says(played.out, taught.words.at("done").as_string())) << played.out;
    EXPECT_FALSE(says(played.out, "Goodbye"));
    EXPECT_FALSE(says(played.out, "[Tap"));
    EXPECT_EQ(says(played.out, "aude play --players You,elo:400\n"), id == "final") << played.out;
    typed.resize(typed.rfind('\n', typed.size() - 2) + 1);  // without the last action
    const Outcome left = run_aude({"lesson", id}, typed);
    EXPECT_FALSE(says(left.out, taught.words.at("done").as_string()));
    EXPECT_FALSE(says(left.out, "Next: ")) << left.out;
  }
}

TEST(Lessons, object_to_what_they_are_not_about) {
  const Outcome wrong = run_aude({"lesson", "road"}, "place 0,1 r1\n");
  EXPECT_TRUE(says(wrong.out, "That is legal, but not what this lesson is about."));
  const Outcome illegal = run_aude({"lesson", "road"}, "place 7,7 r0\n");
  EXPECT_FALSE(says(illegal.out, "That is legal"));
  // A bend in the right space, rotated wrongly; and a straight road, which looks the same both ways.
  const Outcome rotated = run_aude({"lesson", "city"}, "place 0,-1 r1\n");
  EXPECT_TRUE(says(rotated.out, "Place your meeple in the city."));
  EXPECT_TRUE(
      says(run_aude({"lesson", "road"}, "place 1,0 r2\n").out, "Place your meeple on the road."));
}

TEST(Lessons, an_unknown_one_is_refused) {
  const Outcome outcome = run_aude({"lesson", "chess"});
  EXPECT_EQ(outcome.status, 2);
  EXPECT_TRUE(says(outcome.err, "unknown lesson \"chess\"; aude lesson lists them"));
}

}  // namespace
}  // namespace aude::app
