// SPDX-License-Identifier: MIT
// aude lesson: the lessons of the page, in a terminal.
#include <algorithm>
#include <boost/json/parse.hpp>
#include <iostream>

#include "app/commands.h"
#include "app/lesson_files.h"
#include "app/play_session.h"
#include "app/records.h"
#include "notation/actions.h"
#include "notation/words.h"
#include "players/turn.h"

namespace aude::app {
namespace {

namespace json = boost::json;

constexpr std::string_view kLessonHelp =
    R"(usage: aude lesson [NAME]

Teaches the game in the terminal, a minute or two per lesson: says what to do, draws the board, and plays
the other player. Without a name, lists the lessons.

  NAME    the lesson, such as road
)";

constexpr std::string_view kFirstGame =
    "Your first game, against an easy opponent: aude play --players You,elo:400\n"
    "Type hint in it to see the best moves.\n";

struct Lesson {
  std::string id;
  bool is_base = true;
  std::string title;
  std::vector<std::string> steps;  // one per action of the learner; empty: keep the meeple
  std::string done;
  notation::Record record;
  std::vector<std::size_t> prompts;  // numbers of the actions of the learner
};

std::string text(const json::value& value) { return std::string(value.as_string()); }

// For a keyboard: "[Tap|Click] the space" is neither.
std::string for_keyboard(std::string words) {
  constexpr std::string_view kPointer = "[Tap|Click]";
  if (const auto at = words.find(kPointer); at != words.npos)
    words.replace(at, kPointer.size(), "Choose");
  return words;
}

Lesson lesson_of(const json::value& from) {
  Lesson lesson;
  lesson.id = text(from.at("id"));
  lesson.is_base = from.at("set").as_string() == "base";
  lesson.record = value_or_refuse(notation::record_from_json(from.at("record")));
  for (const json::value& each : from.at("prompts").as_array())
    lesson.prompts.push_back(each.to_number<std::size_t>());
  return lesson;
}

void put_words(std::vector<Lesson>& lessons, const json::object& words) {
  for (Lesson& lesson : lessons) {
    const json::value* found = words.if_contains(lesson.id);
    if (found == nullptr) continue;
    lesson.title = text(found->at("title"));
    lesson.done = text(found->at("done"));
    for (const json::value& step : found->at("steps").as_array())
      lesson.steps.push_back(for_keyboard(text(step)));
  }
}

std::vector<Lesson> all_lessons() {
  std::vector<Lesson> lessons;
  std::vector<json::object> words;
  for (const EmbeddedFile& file : lesson_files()) {
    const json::value content = json::parse(file.bytes);
    if (content.is_array()) {
      for (const json::value& each : content.as_array()) lessons.push_back(lesson_of(each));
    } else if (content.as_object().contains("record")) {
      lessons.push_back(lesson_of(content));
    } else {
      words.push_back(content.as_object());
    }
  }
  for (const json::object& each : words) put_words(lessons, each);
  return lessons;
}

// The record says what is drawn, what the other player does, and what the learner has to find.
class LessonGuide : public Guide {
 public:
  explicit LessonGuide(const Lesson& lesson) : lesson_(lesson) {}

  bool is_over(std::size_t n) const override { return n >= lesson_.record.actions.size(); }

  std::optional<Action> action_of_program(const State& state, std::size_t n) const override {
    if (prompt_at(n)) return std::nullopt;
    return value_or_refuse(notation::legal_action(state, lesson_.record.actions[n]));
  }

  std::string task(std::size_t n) const override {
    const auto prompt = prompt_at(n);
    const std::string words = prompt ? lesson_.steps[*prompt] : "";
    return words.empty() ? "You do not have to place a meeple. Keep it this time." : words;
  }

  std::string objection(const State& state, std::size_t n, const Action& action) const override {
    const Action wanted = value_or_refuse(notation::legal_action(state, lesson_.record.actions[n]));
    if (are_alike(state, action, wanted)) return {};
    if (action.verb == Verb::Place && action.cell == wanted.cell)
      return "The right space. Now choose another rotation.";
    return "That is legal, but not what this lesson is about. Try again.";
  }

  std::string farewell() const override { return lesson_.done; }

 private:
  std::optional<std::size_t> prompt_at(std::size_t n) const {
    const auto found = std::find(lesson_.prompts.begin(), lesson_.prompts.end(), n);
    if (found == lesson_.prompts.end()) return std::nullopt;
    return static_cast<std::size_t>(found - lesson_.prompts.begin());
  }

  // The same, or a rotation in which the tile looks the same.
  static bool are_alike(const State& state, const Action& one, const Action& other) {
    if (one == other) return true;
    if (one.verb != Verb::Place || other.verb != Verb::Place || one.cell != other.cell) return false;
    const KindInfo& kind = state.game().kind(state.tile_in_hand());
    return players::first_alike(kind, one.rotation).rotation ==
           players::first_alike(kind, other.rotation).rotation;
  }

  const Lesson& lesson_;
};

void list_lessons(const std::vector<Lesson>& lessons) {
  std::size_t width = 0;
  for (const Lesson& each : lessons) width = std::max(width, each.id.size());
  for (const Lesson& each : lessons)
    std::cout << each.id << std::string(width + 2 - each.id.size(), ' ') << each.title << "\n";
  std::cout << "\nBegin with: aude lesson " << lessons.front().id << "\n" << kFirstGame;
}

// Returns whether it was finished.
bool play_lesson(const Lesson& lesson) {
  Replay replay = value_or_refuse(begin_replay(lesson.record));
  const LessonGuide guide(lesson);
  PlaySession::Surroundings around{std::cin, std::cout, look_of_terminal, "", 1, &guide};
  return PlaySession(replay.game, std::move(replay.state), {lesson.record.setup, {}}, std::move(around))
      .run();
}

int run_lesson(Arguments& words) {
  const auto name = words.file();
  words.finish();
  const std::vector<Lesson> lessons = all_lessons();
  if (!name) {
    list_lessons(lessons);
    return kSuccess;
  }
  const auto found = std::find_if(lessons.begin(), lessons.end(),
                                  [&](const Lesson& each) { return each.id == *name; });
  if (found == lessons.end())
    throw WrongUsage("unknown lesson " + notation::quoted(*name) + "; aude lesson lists them");
  if (!play_lesson(*found)) return kSuccess;
  const auto next = found + 1;
  const bool ends_basics = found->is_base && (next == lessons.end() || !next->is_base);
  if (ends_basics) std::cout << kFirstGame;
  if (next != lessons.end())
    std::cout << (ends_basics ? "The expansions: aude lesson " : "Next: aude lesson ") << next->id
              << "  (" << next->title << ")\n";
  return kSuccess;
}

}  // namespace

extern const Command kLesson{"lesson", "learn the game in the terminal", kLessonHelp, run_lesson};

}  // namespace aude::app
