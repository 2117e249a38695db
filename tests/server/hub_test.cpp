// What the hub does off its thread, for whom, and how much of it.
#include <gtest/gtest.h>

#include <boost/json/parse.hpp>
#include <boost/json/serialize.hpp>
#include <thread>

#include "server/house.h"
#include "table/secure.h"

namespace aude::server {
namespace {

namespace json = boost::json;

// Holds all threads of the crew until the latch is opened.
void hold(House& house, Latch& latch) {
  const auto wait = [&](const std::atomic<bool>& stop) { return latch.wait_or(stop), false; };
  for (int i = 0; i < 2; ++i) {
    house.crew.submit({"holder" + std::to_string(i), 0, 1, wait, [](bool) {}});
  }
  while (latch.waiting() < 2) std::this_thread::yield();
}

// --- questions ---

TEST(Questions, nobody_waits_while_a_question_is_worked_out) {
  House house;
  const auto table = house.make(small_order());
  auto ann = house.come(table.id, {table.tokens.at(0)});
  auto eve = house.come(table.id, {}, "6.6.6.6");
  Latch latch;
  hold(house, latch);
  const int question = house.say(eve, {{"type", "ask"}, {"what", "cells"}});
  const auto legal = ann.guest->latest("view").at("legal").as_array();
  EXPECT_EQ(house.act(ann, std::string(legal[0].as_string())).at("type"), "ok");
  EXPECT_FALSE(eve.guest->answer_to(question));
  latch.open();
  house.wait_for([&] { return eve.guest->answer_to(question).has_value(); });
  EXPECT_EQ(eve.guest->answer_to(question)->at("what"), "cells");
}

TEST(Questions, an_answer_is_kept_while_the_version_stands) {
  House house;
  const auto table = house.make(small_order());
  auto ann = house.come(table.id, {table.tokens.at(0)});
  for (int i = 0; i < 10; ++i) {
    EXPECT_EQ(house.ask(ann, {{"type", "ask"}, {"what", "fields"}}).at("type"), "answer");
  }
  EXPECT_EQ(house.figure("questions_worked_out_total"), 1);
  const auto legal = ann.guest->latest("view").at("legal").as_array();
  ASSERT_EQ(house.act(ann, std::string(legal[0].as_string())).at("type"), "ok");
  const json::object after = house.ask(ann, {{"type", "ask"}, {"what", "fields"}});
  EXPECT_EQ(house.figure("questions_worked_out_total"), 2);
  EXPECT_EQ(after.at("version"), ann.guest->latest("update").at("version"));
}

TEST(Questions, those_who_ask_the_same_share_the_work) {
  House house;
  const auto table = house.make(small_order());
  auto ann = house.come(table.id, {});
  auto bob = house.come(table.id, {}, "2.2.2.2");
  Latch latch;
  hold(house, latch);
  const int first = house.say(ann, {{"type", "ask"}, {"what", "cells"}});
  const int second = house.say(bob, {{"type", "ask"}, {"what", "cells"}});
  latch.open();
  house.wait_for([&] { return ann.guest->answer_to(first) && bob.guest->answer_to(second); });
  EXPECT_EQ(house.figure("questions_worked_out_total"), 1);
}

TEST(Questions, are_metered_by_address_over_all_connections) {
  Limits limits = test_limits();
  limits.questions = {3, 0.001};
  House house(limits);
  const auto table = house.make(small_order());
  auto one = house.come(table.id, {}, "6.6.6.6");
  auto two = house.come(table.id, {}, "6.6.6.6");
  auto other = house.come(table.id, {}, "7.7.7.7");
  const json::object question{{"type", "ask"}, {"what", "cells"}};
  for (int i = 0; i < 3; ++i) EXPECT_EQ(house.ask(one, question).at("type"), "answer");
  EXPECT_EQ(house.ask(two, question).at("code"), "too_fast");
  EXPECT_EQ(house.ask(other, question).at("type"), "answer");
}

TEST(Questions, only_so_many_of_one_address_wait) {
  Limits limits = test_limits();
  limits.errands_each = 4;
  House house(limits);
  const auto table = house.make(small_order());
  auto eve = house.come(table.id, {}, "6.6.6.6");
  auto ann = house.come(table.id, {});
  Latch latch;
  hold(house, latch);
  int refused = 0;
  for (int x = 0; x < 10; ++x) {
    const int id = house.say(eve, {{"type", "ask"}, {"what", "fits"}, {"at", {x, 1}}});
    const auto answer = eve.guest->answer_to(id);
    if (answer && answer->at("code") == "too_fast") ++refused;
  }
  EXPECT_EQ(refused, 6);
  const int question = house.say(ann, {{"type", "ask"}, {"what", "cells"}});
  latch.open();
  house.wait_for([&] { return ann.guest->answer_to(question).has_value(); });
}

// --- orders ---

TEST(Orders, nobody_waits_while_an_order_is_checked) {
  House house;
  const auto table = house.make(small_order());
  auto ann = house.come(table.id, {table.tokens.at(0)});
  Latch latch;
  hold(house, latch);
  std::optional<Answer<std::string>> made;
  house.hub->create("6.6.6.6", json::serialize(small_order()),
                    [&](Answer<std::string> answer) { made = std::move(answer); });
  EXPECT_EQ(house.ask(ann, {{"type", "chat"}, {"text", "hello"}}).at("type"), "ok");
  EXPECT_FALSE(made);
  latch.open();
  house.wait_for([&] { return made.has_value(); });
  EXPECT_TRUE(std::holds_alternative<std::string>(*made));
}

// --- messages ---

TEST(Messages, are_metered_by_address_over_all_connections) {
  Limits limits = test_limits();
  limits.all_messages = {10, 0.001};
  House house(limits);
  const auto table = house.make(small_order());
  auto one = house.come(table.id, {}, "6.6.6.6");
  auto two = house.come(table.id, {}, "6.6.6.6");
  auto ann = house.come(table.id, {table.tokens.at(0)});
  for (int i = 0; i < 8; ++i) {
    EXPECT_TRUE(house.hub->hear(*one.visit, R"({"type":"ask","what":"cells"})"));
  }
  EXPECT_FALSE(house.hub->hear(*two.visit, R"({"type":"ask","what":"cells"})"));
  EXPECT_EQ(house.ask(ann, {{"type", "chat"}, {"text", "hello"}}).at("type"), "ok");
}

TEST(Messages, watchers_share_what_a_table_allows_and_players_are_not_held_up) {
  Limits limits = test_limits();
  limits.table_messages = {5, 0.001};
  House house(limits);
  const auto table = house.make(small_order());
  auto ann = house.come(table.id, {table.tokens.at(0)});
  bool all = true;
  for (int i = 0; i < 10; ++i) {
    auto watcher = house.come(table.id, {}, "6.6.6." + std::to_string(i));
    all = house.hub->hear(*watcher.visit, R"({"type":"ask","what":"cells"})") && all;
  }
  EXPECT_FALSE(all);
  EXPECT_EQ(house.ask(ann, {{"type", "chat"}, {"text", "hello"}}).at("type"), "ok");
}

TEST(Messages, an_address_has_only_its_share_of_the_thread_that_carries_all) {
  Limits limits = test_limits();
  limits.carried = {0.001, 0.001};  // nothing, once the first message has been heard
  House house(limits);
  const auto table = house.make(small_order());
  auto eve = house.come(table.id, {}, "6.6.6.6");
  EXPECT_FALSE(house.hub->hear(*eve.visit, R"({"type":"hello","tokens":[]})"));
  auto ann = house.come(table.id, {table.tokens.at(0)});
  EXPECT_NE(ann.visit, nullptr);
}

TEST(Rematch, is_a_table_made_and_counts_as_one) {
  Limits limits = test_limits();
  limits.tables = {3, 0.001};
  House house(limits);
  json::object order = small_order({"random", "random"});
  order["setup"].as_object()["bag"] = json::array{"E"};
  std::string id;
  std::string host;
  {
    const auto table = house.make(order, "6.6.6.6");
    id = table.id;
    host = table.host;
  }
  int made = 1;
  while (true) {
    auto eve = house.come(id, {host}, "6.6.6.6");
    house.wait_for(
        [&] { return eve.guest->heard.back().find("\"stage\":\"over\"") != std::string::npos; });
    const json::object answer = house.ask(eve, {{"type", "rematch"}});
    if (answer.at("type") != "ok") {
      EXPECT_EQ(answer.at("code"), "too_fast");
      break;
    }
    ++made;
    id = std::string(eve.guest->latest("update").at("rematch").as_string());
  }
  EXPECT_EQ(made, 3);
}

// --- logs ---

TEST(Loading, a_long_log_is_read_in_pieces_off_the_thread) {
  House house;
  const auto table = house.make(small_order());
  std::vector<std::string> log = house.store.log(table.id);
  for (int i = 0; i < 5000; ++i) log.push_back(R"({"said":"hello","seat":0,"time":"1"})");
  const std::string copy(kTableLetters, 'A');
  house.store.put(copy, log);
  Latch latch;
  hold(house, latch);
  std::optional<Answer<std::string>> view;
  house.hub->view("6.6.6.6", copy, [&](Answer<std::string> answer) { view = std::move(answer); });
  // Others go on while it has not even begun.
  auto ann = house.come(table.id, {table.tokens.at(0)});
  EXPECT_EQ(house.ask(ann, {{"type", "chat"}, {"text", "hello"}}).at("type"), "ok");
  EXPECT_FALSE(view);
  latch.open();
  house.wait_for([&] { return view.has_value(); });
  EXPECT_TRUE(std::holds_alternative<std::string>(*view));
  EXPECT_LE(house.store.longest_load(), 500);
}

TEST(Loading, many_who_come_at_once_wait_for_one_reading) {
  House house;
  const auto table = house.make(small_order());
  const std::string copy(kTableLetters, 'A');
  house.store.put(copy, house.store.log(table.id));
  Latch latch;
  hold(house, latch);
  int came = 0;
  for (int i = 0; i < 20; ++i) {
    house.hub->enter("1.1.1.1", copy, std::make_shared<Guest>(), [&](const auto& entered) {
      if (std::holds_alternative<std::shared_ptr<Hub::Visit>>(entered)) ++came;
    });
  }
  EXPECT_EQ(house.crew.count().waiting, 1);
  latch.open();
  house.wait_for([&] { return came == 20; });
}

TEST(Loading, a_damaged_log_says_so) {
  House house;
  const auto table = house.make(small_order());
  std::vector<std::string> log = house.store.log(table.id);
  log.emplace_back(R"({"nonsense":1})");
  const std::string copy(kTableLetters, 'A');
  house.store.put(copy, log);
  const auto answer = house.view(copy);
  ASSERT_TRUE(std::holds_alternative<Problem>(answer));
  EXPECT_EQ(std::get<Problem>(answer).code, "damaged");
  EXPECT_TRUE(std::holds_alternative<std::string>(house.view(table.id)));
}

// --- clocks ---

json::object with_clock() {
  json::object order = small_order();
  order["clock"] = {{"total", 60000}, {"increment", 0}};
  return order;
}

TEST(Clocks, setting_the_machines_clock_moves_none) {
  House house;
  const auto table = house.make(with_clock());
  auto ann = house.come(table.id, {table.tokens.at(0)});
  house.wall += 3'600'000;
  house.hub->tick();
  house.loop.run_some();
  EXPECT_EQ(ann.guest->count("view"), 1);
  house.wall -= 2 * 3'600'000;
  house.clock += 61'000;
  house.hub->tick();
  house.wait_for([&] { return ann.guest->count("view") == 2; });
  EXPECT_EQ(ann.guest->latest("view").at("notice").at("code"), "out_of_time");
}

TEST(Clocks, a_restart_gives_and_takes_no_time) {
  House house;
  const auto table = house.make(with_clock());
  house.clock += 10'000;
  house.restart();
  house.clock += 5'000;
  auto ann = house.come(table.id, {table.tokens.at(0)});
  EXPECT_EQ(ann.guest->latest("view").at("seats").at(0).at("clock"), 45'000);
}

// --- the disk ---

TEST(FullDisk, nothing_that_is_not_stored_is_ever_shown) {
  House house;
  const auto table = house.make(small_order());
  const std::string before = std::get<std::string>(house.record(table.id));
  for (int i = 0; i < 20; ++i) {
    auto ann = house.come(table.id, {table.tokens.at(0)});
    auto bob = house.come(table.id, {table.tokens.at(1)});
    house.store.set_full(true);
    const auto legal = ann.guest->latest("view").at("legal").as_array();
    const auto version = ann.guest->latest("view").at("version").as_int64();
    house.say(ann, {{"type", "act"}, {"version", version}, {"action", legal[0]}, {"confirm", true}});
    // Asked for while the action waits for the disk.
    std::optional<Answer<std::string>> record;
    std::optional<Answer<std::string>> view;
    house.hub->record("1.1.1.1", table.id, [&](Answer<std::string> a) { record = std::move(a); });
    house.hub->view("1.1.1.1", table.id, [&](Answer<std::string> a) { view = std::move(a); });
    house.wait_for([&] { return record && view && !ann.guest->closed.empty(); });
    EXPECT_EQ(std::get<std::string>(*record), before);
    EXPECT_EQ(json::parse(std::get<std::string>(*view)).at("n"), 1);
    EXPECT_EQ(bob.guest->count("update"), 0);
    house.store.set_full(false);
  }
}

TEST(FullDisk, visits_of_a_table_that_was_given_up_hold_no_seat) {
  House house;
  const auto table = house.make(small_order());
  auto ann = house.come(table.id, {table.tokens.at(0)});
  house.store.set_full(true);
  house.say(ann, {{"type", "chat"}, {"text", "hello"}});
  house.wait_for([&] { return !ann.guest->closed.empty(); });
  house.store.set_full(false);
  auto bob = house.come(table.id, {table.tokens.at(1)});
  // The old connection speaks once more before it has heard that it is closed.
  const auto heard = ann.guest->heard.size();
  house.say(ann, {{"type", "chat"}, {"text", "I am still here"}});
  house.loop.run_some();
  EXPECT_EQ(ann.guest->heard.size(), heard);
  EXPECT_EQ(bob.guest->count("chat"), 0);
  EXPECT_EQ(bob.guest->latest("view").at("seats").at(0).at("here"), false);
}

TEST(FullDisk, is_found_when_somebody_asks_after_the_servers_health) {
  House house;
  const auto is_well = [&] {
    house.steady += 2000;
    std::optional<bool> well;
    house.hub->prove_disk([&](bool good) { well = good; });
    house.wait_for([&] { return well.has_value(); });
    return *well;
  };
  EXPECT_TRUE(is_well());
  house.store.set_full(true);
  EXPECT_FALSE(is_well());
  house.store.set_full(false);
  EXPECT_TRUE(is_well());
}

}  // namespace
}  // namespace aude::server
