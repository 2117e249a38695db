// SPDX-License-Identifier: MIT
// What the hub does off its thread, for whom, and how much of it.
#include <gtest/gtest.h>

#include <boost/json/parse.hpp>
#include <boost/json/serialize.hpp>
#include <thread>

#include "server/hub_fixture.h"
#include "support/waiting.h"
#include "table/secure.h"

namespace aude::server {
namespace {

namespace json = boost::json;

// Holds all threads of the pool until the latch is opened.
void hold(HubFixture& fixture, Latch& latch) {
  const auto wait = [&](const std::atomic<bool>& stop) { return latch.wait_or(stop), false; };
  for (int i = 0; i < 2; ++i) {
    fixture.pool.submit({"holder" + std::to_string(i), 0, 1, wait, [](bool) {}});
  }
  wait_until("two jobs wait at the latch", [&] { return latch.waiting() >= 2; });
}

// --- questions ---

TEST(Questions, other_clients_do_not_wait_for_a_query) {
  HubFixture fixture;
  const auto table = fixture.make(small_order());
  auto ann = fixture.come(table.id, {table.tokens.at(0)});
  auto eve = fixture.come(table.id, {}, "6.6.6.6");
  Latch latch;
  hold(fixture, latch);
  const int question = fixture.say(eve, {{"type", "ask"}, {"what", "cells"}});
  const auto legal = ann.guest->latest("view").at("legal").as_array();
  EXPECT_EQ(fixture.act(ann, std::string(legal[0].as_string())).at("type"), "ok");
  EXPECT_FALSE(eve.guest->answer_to(question));
  latch.open();
  fixture.wait_for([&] { return eve.guest->answer_to(question).has_value(); });
  EXPECT_EQ(eve.guest->answer_to(question)->at("what"), "cells");
}

TEST(Questions, an_answer_is_kept_while_the_version_stands) {
  HubFixture fixture;
  const auto table = fixture.make(small_order());
  auto ann = fixture.come(table.id, {table.tokens.at(0)});
  for (int i = 0; i < 10; ++i) {
    EXPECT_EQ(fixture.ask(ann, {{"type", "ask"}, {"what", "fields"}}).at("type"), "answer");
  }
  EXPECT_EQ(fixture.figure("questions_worked_out_total"), 1);
  const auto legal = ann.guest->latest("view").at("legal").as_array();
  ASSERT_EQ(fixture.act(ann, std::string(legal[0].as_string())).at("type"), "ok");
  const json::object after = fixture.ask(ann, {{"type", "ask"}, {"what", "fields"}});
  EXPECT_EQ(fixture.figure("questions_worked_out_total"), 2);
  EXPECT_EQ(after.at("version"), ann.guest->latest("update").at("version"));
}

TEST(Questions, equal_queries_share_the_work) {
  HubFixture fixture;
  const auto table = fixture.make(small_order());
  auto ann = fixture.come(table.id, {});
  auto bob = fixture.come(table.id, {}, "2.2.2.2");
  Latch latch;
  hold(fixture, latch);
  const int first = fixture.say(ann, {{"type", "ask"}, {"what", "cells"}});
  const int second = fixture.say(bob, {{"type", "ask"}, {"what", "cells"}});
  latch.open();
  fixture.wait_for([&] { return ann.guest->answer_to(first) && bob.guest->answer_to(second); });
  EXPECT_EQ(fixture.figure("questions_worked_out_total"), 1);
}

TEST(Questions, are_metered_by_address_over_all_connections) {
  Limits limits = test_limits();
  limits.questions = {3, 0.001};
  HubFixture fixture(limits);
  const auto table = fixture.make(small_order());
  auto one = fixture.come(table.id, {}, "6.6.6.6");
  auto two = fixture.come(table.id, {}, "6.6.6.6");
  auto other = fixture.come(table.id, {}, "7.7.7.7");
  const json::object question{{"type", "ask"}, {"what", "cells"}};
  for (int i = 0; i < 3; ++i) EXPECT_EQ(fixture.ask(one, question).at("type"), "answer");
  EXPECT_EQ(fixture.ask(two, question).at("code"), "too_fast");
  EXPECT_EQ(fixture.ask(other, question).at("type"), "answer");
}

TEST(Questions, the_number_waiting_per_address_is_limited) {
  Limits limits = test_limits();
  limits.jobs_each = 4;
  HubFixture fixture(limits);
  const auto table = fixture.make(small_order());
  auto eve = fixture.come(table.id, {}, "6.6.6.6");
  auto ann = fixture.come(table.id, {});
  Latch latch;
  hold(fixture, latch);
  int refused = 0;
  for (int x = 0; x < 10; ++x) {
    const int id = fixture.say(eve, {{"type", "ask"}, {"what", "fits"}, {"at", {x, 1}}});
    const auto answer = eve.guest->answer_to(id);
    if (answer && answer->at("code") == "too_fast") ++refused;
  }
  EXPECT_EQ(refused, 6);
  const int question = fixture.say(ann, {{"type", "ask"}, {"what", "cells"}});
  latch.open();
  fixture.wait_for([&] { return ann.guest->answer_to(question).has_value(); });
}

// --- orders ---

TEST(Orders, other_clients_do_not_wait_for_the_check_of_an_order) {
  HubFixture fixture;
  const auto table = fixture.make(small_order());
  auto ann = fixture.come(table.id, {table.tokens.at(0)});
  Latch latch;
  hold(fixture, latch);
  std::optional<Answer<std::string>> made;
  fixture.hub->create("6.6.6.6", json::serialize(small_order()),
                      [&](Answer<std::string> answer) { made = std::move(answer); });
  EXPECT_EQ(fixture.ask(ann, {{"type", "chat"}, {"text", "hello"}}).at("type"), "ok");
  EXPECT_FALSE(made);
  latch.open();
  fixture.wait_for([&] { return made.has_value(); });
  EXPECT_TRUE(std::holds_alternative<std::string>(*made));
}

// --- messages ---

TEST(Messages, are_metered_by_address_over_all_connections) {
  Limits limits = test_limits();
  limits.all_messages = {10, 0.001};
  HubFixture fixture(limits);
  const auto table = fixture.make(small_order());
  auto one = fixture.come(table.id, {}, "6.6.6.6");
  auto two = fixture.come(table.id, {}, "6.6.6.6");
  auto ann = fixture.come(table.id, {table.tokens.at(0)});
  for (int i = 0; i < 8; ++i) {
    EXPECT_TRUE(fixture.hub->hear(*one.session, R"({"type":"ask","what":"cells"})"));
  }
  EXPECT_FALSE(fixture.hub->hear(*two.session, R"({"type":"ask","what":"cells"})"));
  EXPECT_EQ(fixture.ask(ann, {{"type", "chat"}, {"text", "hello"}}).at("type"), "ok");
}

TEST(Messages, spectators_share_the_limit_of_a_table_and_players_are_not_delayed) {
  Limits limits = test_limits();
  limits.table_messages = {5, 0.001};
  HubFixture fixture(limits);
  const auto table = fixture.make(small_order());
  auto ann = fixture.come(table.id, {table.tokens.at(0)});
  bool all = true;
  for (int i = 0; i < 10; ++i) {
    auto watcher = fixture.come(table.id, {}, "6.6.6." + std::to_string(i));
    all = fixture.hub->hear(*watcher.session, R"({"type":"ask","what":"cells"})") && all;
  }
  EXPECT_FALSE(all);
  EXPECT_EQ(fixture.ask(ann, {{"type", "chat"}, {"text", "hello"}}).at("type"), "ok");
}

TEST(Messages, an_address_has_only_its_share_of_the_io_thread) {
  Limits limits = test_limits();
  limits.io_time = {0.001, 0.001};  // nothing, once the first message has been heard
  HubFixture fixture(limits);
  const auto table = fixture.make(small_order());
  auto eve = fixture.come(table.id, {}, "6.6.6.6");
  EXPECT_FALSE(fixture.hub->hear(*eve.session, R"({"type":"hello","tokens":[]})"));
  auto ann = fixture.come(table.id, {table.tokens.at(0)});
  EXPECT_NE(ann.session, nullptr);
}

TEST(Rematch, is_a_table_made_and_counts_as_one) {
  Limits limits = test_limits();
  limits.tables = {3, 0.001};
  HubFixture fixture(limits);
  json::object order = small_order({"random", "random"});
  order["setup"].as_object()["bag"] = json::array{"E"};
  std::string id;
  std::string host;
  {
    const auto table = fixture.make(order, "6.6.6.6");
    id = table.id;
    host = table.host;
  }
  int made = 1;
  while (true) {
    auto eve = fixture.come(id, {host}, "6.6.6.6");
    fixture.wait_for(
        [&] { return eve.guest->heard.back().find("\"stage\":\"over\"") != std::string::npos; });
    const json::object answer = fixture.ask(eve, {{"type", "rematch"}});
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
  HubFixture fixture;
  const auto table = fixture.make(small_order());
  std::vector<std::string> log = fixture.store.log(table.id);
  for (int i = 0; i < 5000; ++i) log.push_back(R"({"said":"hello","seat":0,"time":"1"})");
  const std::string copy(kTableLetters, 'A');
  fixture.store.put(copy, log);
  Latch latch;
  hold(fixture, latch);
  std::optional<Answer<std::string>> view;
  fixture.hub->view("6.6.6.6", copy, [&](Answer<std::string> answer) { view = std::move(answer); });
  // Others go on while it has not even begun.
  auto ann = fixture.come(table.id, {table.tokens.at(0)});
  EXPECT_EQ(fixture.ask(ann, {{"type", "chat"}, {"text", "hello"}}).at("type"), "ok");
  EXPECT_FALSE(view);
  latch.open();
  fixture.wait_for([&] { return view.has_value(); });
  EXPECT_TRUE(std::holds_alternative<std::string>(*view));
  EXPECT_LE(fixture.store.longest_load(), 500);
}

TEST(Loading, many_clients_wait_for_one_read) {
  HubFixture fixture;
  const auto table = fixture.make(small_order());
  const std::string copy(kTableLetters, 'A');
  fixture.store.put(copy, fixture.store.log(table.id));
  Latch latch;
  hold(fixture, latch);
  int came = 0;
  for (int i = 0; i < 20; ++i) {
    fixture.hub->enter("1.1.1.1", copy, std::make_shared<Guest>(), [&](const auto& entered) {
      if (std::holds_alternative<std::shared_ptr<Hub::ClientSession>>(entered)) ++came;
    });
  }
  EXPECT_EQ(fixture.pool.count().waiting, 1);
  latch.open();
  fixture.wait_for([&] { return came == 20; });
}

TEST(Loading, a_damaged_log_says_so) {
  HubFixture fixture;
  const auto table = fixture.make(small_order());
  std::vector<std::string> log = fixture.store.log(table.id);
  log.emplace_back(R"({"nonsense":1})");
  const std::string copy(kTableLetters, 'A');
  fixture.store.put(copy, log);
  const auto answer = fixture.view(copy);
  ASSERT_TRUE(std::holds_alternative<Problem>(answer));
  EXPECT_EQ(std::get<Problem>(answer).code, "damaged");
  EXPECT_TRUE(std::holds_alternative<std::string>(fixture.view(table.id)));
}

// --- clocks ---

json::object with_clock() {
  json::object order = small_order();
  order["clock"] = {{"total", 60000}, {"increment", 0}};
  return order;
}

TEST(Clocks, setting_the_machines_clock_moves_none) {
  HubFixture fixture;
  const auto table = fixture.make(with_clock());
  auto ann = fixture.come(table.id, {table.tokens.at(0)});
  fixture.wall += 3'600'000;
  fixture.hub->tick();
  fixture.loop.run_some();
  EXPECT_EQ(ann.guest->count("view"), 1);
  fixture.wall -= 2 * 3'600'000;
  fixture.clock += 61'000;
  fixture.hub->tick();
  fixture.wait_for([&] { return ann.guest->count("view") == 2; });
  EXPECT_EQ(ann.guest->latest("view").at("notice").at("code"), "out_of_time");
}

TEST(Clocks, a_restart_gives_and_takes_no_time) {
  HubFixture fixture;
  const auto table = fixture.make(with_clock());
  fixture.clock += 10'000;
  fixture.restart();
  fixture.clock += 5'000;
  auto ann = fixture.come(table.id, {table.tokens.at(0)});
  EXPECT_EQ(ann.guest->latest("view").at("seats").at(0).at("clock"), 45'000);
}

TEST(Clocks, the_round_trip_of_the_player_to_act_is_measured_and_given_back) {
  HubFixture fixture;
  json::object order = small_order();
  order["clock"] = {{"total", 60000}, {"increment", 0}, {"allowance", 300}};
  const auto table = fixture.make(order);
  auto ann = fixture.come(table.id, {table.tokens.at(0)});
  auto bob = fixture.come(table.id, {table.tokens.at(1)});
  auto cy = fixture.come(table.id, {});
  EXPECT_EQ(ann.guest->measured, 1);  // not when others come
  EXPECT_EQ(bob.guest->measured, 0);
  fixture.hub->measured(*ann.session, 200);
  fixture.hub->measured(*cy.session, 10'000);  // a spectator has no clock
  EXPECT_EQ(fixture.figure("round_trips_measured_total"), 2);
  fixture.clock += 60'199;
  fixture.hub->tick();
  fixture.loop.run_some();
  EXPECT_EQ(ann.guest->count("view"), 1);
  fixture.clock += 1;
  fixture.hub->tick();
  fixture.wait_for([&] { return ann.guest->count("view") == 2; });
  EXPECT_EQ(ann.guest->latest("view").at("notice").at("code"), "out_of_time");
}

TEST(Clocks, each_turn_is_measured_once_for_its_player) {
  HubFixture fixture;
  json::object order = small_order();
  order["clock"] = {{"total", 60000}, {"increment", 0}, {"allowance", 300}};
  const auto table = fixture.make(order);
  auto ann = fixture.come(table.id, {table.tokens.at(0)});
  auto bob = fixture.come(table.id, {table.tokens.at(1)});
  const int before = ann.guest->measured;
  fixture.ask(bob, {{"type", "chat"}, {"text", "hello"}});
  EXPECT_EQ(ann.guest->measured, before);
  const auto legal = ann.guest->latest("view").at("legal").as_array();
  ASSERT_EQ(fixture.act(ann, std::string(legal[0].as_string())).at("type"), "ok");
  EXPECT_EQ(ann.guest->measured, before + 1);
  EXPECT_EQ(bob.guest->measured, 0);
  ASSERT_EQ(fixture.act(ann, "pass").at("type"), "ok");
  fixture.wait_for([&] { return bob.guest->measured > 0; });
  EXPECT_EQ(bob.guest->measured, 1);
  EXPECT_EQ(ann.guest->measured, before + 1);
}

TEST(Clocks, without_an_allowance_no_client_is_measured) {
  HubFixture fixture;
  const auto table = fixture.make(with_clock());
  auto ann = fixture.come(table.id, {table.tokens.at(0)});
  EXPECT_EQ(ann.guest->measured, 0);
  fixture.hub->measured(*ann.session, 5'000);
  fixture.clock += 60'000;
  fixture.hub->tick();
  fixture.wait_for([&] { return ann.guest->count("view") == 2; });
  fixture.hub->close_all();
  fixture.hub->measured(*ann.session, 5'000);  // late: the table is gone
}

// --- leaving for another node ---

TEST(GiveAway, tables_without_clients_go_first_and_none_with_anything_unstored) {
  HubFixture fixture;
  const auto busy = fixture.make(small_order());
  const auto played = fixture.make(small_order());
  auto ann = fixture.come(played.id, {played.tokens.at(0)});
  auto bob = fixture.come(busy.id, {busy.tokens.at(0)});
  fixture.steady += 1000;
  const auto empty = fixture.make(small_order());           // used later than the others
  fixture.say(bob, {{"type", "chat"}, {"text", "hello"}});  // waits for the disk
  EXPECT_EQ(fixture.hub->give_away(1), std::vector<std::string>{empty.id});
  EXPECT_EQ(fixture.hub->give_away(5), std::vector<std::string>{played.id});
  EXPECT_EQ(ann.guest->closed, "moving");
  EXPECT_EQ(ann.guest->latest("error").at("code"), "moving");
  EXPECT_EQ(bob.guest->closed, "");
}

TEST(Ping, is_answered_at_once_also_while_something_is_stored) {
  HubFixture fixture;
  const auto table = fixture.make(small_order());
  auto ann = fixture.come(table.id, {table.tokens.at(0)});
  const int chat = fixture.say(ann, {{"type", "chat"}, {"text", "hello"}});
  EXPECT_TRUE(fixture.hub->hear(*ann.session, R"({"type":"ping"})"));
  EXPECT_EQ(ann.guest->count("pong"), 1);
  EXPECT_FALSE(ann.guest->answer_to(chat));
}

// --- the disk ---

TEST(FullDisk, nothing_that_is_not_stored_is_ever_shown) {
  HubFixture fixture;
  const auto table = fixture.make(small_order());
  const std::string before = std::get<std::string>(fixture.record(table.id));
  for (int i = 0; i < 20; ++i) {
    auto ann = fixture.come(table.id, {table.tokens.at(0)});
    auto bob = fixture.come(table.id, {table.tokens.at(1)});
    fixture.store.set_full(true);
    const auto legal = ann.guest->latest("view").at("legal").as_array();
    const auto version = ann.guest->latest("view").at("version").as_int64();
    fixture.say(ann, {{"type", "act"}, {"version", version}, {"action", legal[0]}, {"confirm", true}});
    // Asked for while the action waits for the disk.
    std::optional<Answer<std::string>> record;
    std::optional<Answer<std::string>> view;
    fixture.hub->record("1.1.1.1", table.id, [&](Answer<std::string> a) { record = std::move(a); });
    fixture.hub->view("1.1.1.1", table.id, [&](Answer<std::string> a) { view = std::move(a); });
    fixture.wait_for([&] { return record && view && !ann.guest->closed.empty(); });
    EXPECT_EQ(std::get<std::string>(*record), before);
    EXPECT_EQ(json::parse(std::get<std::string>(*view)).at("n"), 1);
    EXPECT_EQ(bob.guest->count("update"), 0);
    fixture.store.set_full(false);
  }
}

TEST(FullDisk, sessions_of_a_table_that_was_given_up_hold_no_seat) {
  HubFixture fixture;
  const auto table = fixture.make(small_order());
  auto ann = fixture.come(table.id, {table.tokens.at(0)});
  fixture.store.set_full(true);
  fixture.say(ann, {{"type", "chat"}, {"text", "hello"}});
  fixture.wait_for([&] { return !ann.guest->closed.empty(); });
  fixture.store.set_full(false);
  auto bob = fixture.come(table.id, {table.tokens.at(1)});
  // The old connection speaks once more before it has heard that it is closed.
  const auto heard = ann.guest->heard.size();
  fixture.say(ann, {{"type", "chat"}, {"text", "I am still here"}});
  fixture.loop.run_some();
  EXPECT_EQ(ann.guest->heard.size(), heard);
  EXPECT_EQ(bob.guest->count("chat"), 0);
  EXPECT_EQ(bob.guest->latest("view").at("seats").at(0).at("here"), false);
}

TEST(FullDisk, is_found_by_a_health_check) {
  HubFixture fixture;
  const auto is_well = [&] {
    fixture.steady += 2000;
    std::optional<bool> well;
    fixture.hub->check_disk([&](bool good) { well = good; });
    fixture.wait_for([&] { return well.has_value(); });
    return *well;
  };
  EXPECT_TRUE(is_well());
  fixture.store.set_full(true);
  EXPECT_FALSE(is_well());
  fixture.store.set_full(false);
  EXPECT_TRUE(is_well());
}

}  // namespace
}  // namespace aude::server
