// SPDX-License-Identifier: MIT
// Observations and action numbers agree with the state, do not depend on the earlier contents of the
// buffers, and do not change between versions.
#include <gtest/gtest.h>

#include <algorithm>
#include <set>
#include <sstream>

#include "learn/games.h"
#include "learn/turning.h"
#include "notation/catalogue.h"
#include "support/data_files.h"

namespace aude::learn {
namespace {

std::shared_ptr<const Game> game_of(SetGroup sets, int players) {
  Setup setup;
  setup.sets = sets;
  for (int p = 0; p < players; ++p) setup.players.push_back("player " + std::to_string(p));
  return *Game::create(notation::catalogue(), setup);
}
const SetGroup kAll{Base::kId, River::kId, Inns::kId, Traders::kId, Hills::kId, Wheel::kId};

// The arrays of one game, with the memory between two observations.
struct Writer {
  explicit Writer(const Encoding& shapes)
      : encoding(shapes),
        patterns(shapes),
        token_memory(shapes),
        tokens(shapes.token_size()),
        planes(plane_size(shapes)) {}

  void write(const State& state) {
    cache.update(state);
    choices.read(encoding, state, cache.origin(encoding.window()));
    write_tokens(encoding, state, state.actor(), cache, choices, token_memory, tokens.data());
    write_planes(encoding, patterns, state, state.actor(), cache.origin(encoding.window()), choices,
                 plane_memory, planes.data());
  }

  const Encoding& encoding;
  PlanePatterns patterns;
  ObservationCache cache;
  Choices choices;
  TokenMemory token_memory;
  PlaneMemory plane_memory;
  std::vector<std::uint8_t> tokens;
  std::vector<std::uint8_t> planes;
};

// Calls visit(state) at every decision of a random game.
template <typename Visit>
void each_decision(const Game& game, std::uint64_t seed, Visit visit) {
  State state(game);
  players::Random random(seed);
  ActionList scratch;
  while (!state.is_over()) {
    if (!state.is_chance()) visit(state);
    state.apply(players::random_action(state, random, scratch));
  }
}

TEST(Learn, observations_do_not_depend_on_the_earlier_contents_of_a_buffer) {
  struct Case {
    std::shared_ptr<const Game> game;
    int window;
  };
  // With the narrow window, much is outside.
  for (const auto& [game, window] :
       {Case{game_of({Base::kId}, 2), 0}, Case{game_of(kAll, 3), 0}, Case{game_of({Wheel::kId}, 5), 0},
        Case{game_of({Base::kId, Hills::kId}, 8), 9}, Case{game_of({Base::kId, Abbot::kId}, 2), 0}}) {
    const Encoding encoding(*game, window);
    Writer writer(encoding);
    std::fill(writer.tokens.begin(), writer.tokens.end(), std::uint8_t{0xAA});
    std::fill(writer.planes.begin(), writer.planes.end(), std::uint8_t{0xAA});
    for (std::uint64_t seed = 1; seed <= 3; ++seed) {
      each_decision(*game, seed, [&](const State& state) {
        writer.write(state);
        Writer fresh(encoding);
        fresh.write(state);
        ASSERT_EQ(writer.tokens, fresh.tokens);
        ASSERT_EQ(writer.planes, fresh.planes);
      });
      writer.cache.forget();
      writer.token_memory.begin_game();
    }
  }
}

void expect_numbers(const Game& game) {
  const Encoding encoding(game);
  Choices choices;
  each_decision(game, 5, [&](const State& state) {
    ObservationCache cache;
    cache.update(state);
    choices.read(encoding, state, cache.origin(encoding.window()));
    std::set<std::int32_t> seen(choices.numbers().begin(), choices.numbers().end());
    ASSERT_EQ(seen.size(), choices.size());
    ASSERT_LT(*seen.rbegin(), encoding.action_count());
    for (std::size_t i = 0; i < choices.size(); ++i) {
      const Action* found = choices.find(choices.numbers()[i]);
      ASSERT_NE(found, nullptr);
      ASSERT_EQ(*found, choices.actions()[i]);
    }
    ASSERT_EQ(choices.find(encoding.elsewhere()), nullptr);
    ASSERT_EQ(choices.find(-1), nullptr);
  });
}

TEST(Learn, every_action_has_its_own_number_and_is_found_by_it) {
  SetGroup seven = kAll;
  seven.add(Abbot::kId);
  expect_numbers(*game_of(kAll, 4));
  expect_numbers(*game_of(seven, 4));
}

TEST(Learn, a_later_set_adds_its_numbers_after_all_others) {
  const auto plain = game_of({Base::kId}, 2);
  const auto with_abbot = game_of({Base::kId, Abbot::kId}, 2);
  const Encoding before(*plain);
  const Encoding after(*with_abbot);
  EXPECT_EQ(after.elsewhere(), before.elsewhere());
  EXPECT_EQ(before.action_count(), before.elsewhere() + 1);
  EXPECT_EQ(number_of(after, {}, Action::deploy(Abbot::kAbbot, 2)), after.first_more() + 2);
  EXPECT_EQ(number_of(after, {}, Abbot::retrieve()), after.action_count() - 1);
}

TEST(Learn, observations_show_gardens_and_abbots) {
  const auto game = game_of({Base::kId, Abbot::kId}, 2);
  const Encoding encoding(*game);
  Writer writer(encoding);
  int gardens = 0;
  int away = 0;
  each_decision(*game, 3, [&](const State& state) {
    writer.write(state);
    const Board& board = state.board();
    const Cell origin = writer.cache.origin(encoding.window());
    for (const PlacedTile& tile : board.tiles()) {
      const KindInfo& kind = board.kind_of(tile);
      bool garden = false;
      for (std::size_t s = 0; s < kind.segment_count; ++s)
        garden = garden || kind.segments[s].terrain == Abbot::kGarden;
      const InWindow at = in_window(tile.cell, origin);
      const auto cell = static_cast<std::size_t>(at.y * encoding.window() + at.x);
      ASSERT_EQ(writer.planes[cell * kChannels + kChannels - 1], garden ? 1 : 0);
      gardens += garden;
    }
    const std::uint8_t* row = writer.tokens.data() + encoding.players().begin;
    ASSERT_EQ(row[14], board.supply(state.actor(), Abbot::kAbbot));
    away += row[14] == 0;
  });
  EXPECT_GT(gardens, 100);
  EXPECT_GT(away, 10);
}

// Counts the completed cities of each claimed field without a cache.
TEST(Learn, the_completed_cities_of_claimed_fields_are_counted) {
  const auto game = game_of({Base::kId, Inns::kId}, 2);
  const Encoding encoding(*game);
  ObservationCache cache;
  int compared = 0;
  each_decision(*game, 9, [&](const State& state) {
    cache.update(state);
    const Board& board = state.board();
    for (const DeployedFollower& follower : board.followers()) {
      if (follower.terrain != Terrain::Field) continue;
      const SegmentId field = board.feature(follower.segment_id);
      std::set<SegmentId> cities;
      board.each_member(field, [&](SegmentId segment_id) {
        for (int s = 0; s < kMaxSegments; ++s) {
          if ((board.info(segment_id).cities >> s & 1U) == 0) continue;
          const SegmentId city = board.feature(board.segment_id(board.tile(segment_id), s));
          if (!board.is_open(city)) cities.insert(city);
        }
      });
      ASSERT_EQ(cache.surroundings()[static_cast<std::size_t>(field)], cities.size());
      compared += !cities.empty();
    }
  });
  EXPECT_GT(compared, 20);
}

TEST(Learn, four_quarter_turns_change_nothing) {
  SetGroup seven = kAll;
  seven.add(Abbot::kId);
  const auto game = game_of(seven, 2);
  const Encoding encoding(*game);
  for (int number = 0; number < encoding.action_count(); ++number) {
    int turned = number;
    for (int q = 0; q < 4; ++q) turned = turned_action(encoding, 1, turned);
    ASSERT_EQ(turned, number);
    ASSERT_EQ(turned_action(encoding, 1, turned_action(encoding, 2, number)),
              turned_action(encoding, 3, number));
  }
  for (int channel = 0; channel < kChannels; ++channel)
    ASSERT_EQ(turned_channel(3, turned_channel(1, channel)), channel);
}

TEST(Learn, games_do_not_depend_on_how_they_are_split_between_threads) {
  const auto game = game_of(kAll, 3);
  const Encoding encoding(*game);
  const int count = 6;
  std::vector<std::uint8_t> first(static_cast<std::size_t>(count * encoding.token_size()));
  std::vector<std::uint8_t> second(first.size());
  Arrays one;
  Arrays two;
  one.tokens = first.data();
  two.tokens = second.data();
  Games together(encoding, count, Reward::Points, one);
  Games parts(encoding, count, Reward::Points, two);
  together.reset(0, count, 3);
  parts.reset(4, count, 3);
  parts.reset(0, 4, 3);
  std::vector<std::int32_t> actions(count);
  for (int step = 0; step < 700; ++step) {
    together.sample(0, count, actions.data());
    ASSERT_EQ(together.find_illegal(0, count, actions.data()), -1);
    together.step(0, count, actions.data());
    parts.step(2, count, actions.data());
    parts.step(0, 2, actions.data());
    ASSERT_EQ(first, second);
  }
  EXPECT_GT(together.ended(), 0);
  EXPECT_EQ(together.beyond(), 0);
  together.sample(0, count, actions.data());
  actions[3] = encoding.elsewhere();
  EXPECT_EQ(together.find_illegal(0, count, actions.data()), 3);
}

std::uint64_t sum_of(const std::vector<std::uint8_t>& bytes) {  // FNV-1a
  std::uint64_t sum = 0xCBF29CE484222325U;
  for (const std::uint8_t byte : bytes) sum = (sum ^ byte) * 0x100000001B3U;
  return sum;
}

void print_rows(std::ostream& out, const char* name, const Section& section,
                const std::vector<std::uint8_t>& tokens) {
  for (int row = 0; row < section.rows; ++row) {
    const auto* begin = tokens.data() + section.begin + row * section.width;
    if (std::all_of(begin, begin + section.width, [](std::uint8_t byte) { return byte == 0; }))
      continue;
    out << name << ' ' << row << ':';
    for (int i = 0; i < section.width; ++i) out << ' ' << static_cast<int>(begin[i]);
    out << '\n';
  }
}

std::string told(const Game& game) {
  const Encoding encoding(game);
  Writer writer(encoding);
  std::ostringstream out;
  out << "version " << kEncodingVersion << ", window " << encoding.window() << ", actions "
      << encoding.action_count() << ", tokens " << encoding.token_size() << '\n';
  int n = 0;
  each_decision(game, 1, [&](const State& state) {
    writer.write(state);
    std::uint64_t numbers = 0;
    for (const std::int32_t number : writer.choices.numbers())
      numbers = numbers * 31 + static_cast<std::uint64_t>(number);
    out << n << ": " << writer.choices.size() << " choices " << std::hex << numbers << ", tokens "
        << sum_of(writer.tokens) << ", planes " << sum_of(writer.planes) << std::dec << '\n';
    if (n++ % 150 != 40) return;
    print_rows(out, "globals", encoding.globals(), writer.tokens);
    print_rows(out, "hand", encoding.hand(), writer.tokens);
    print_rows(out, "players", encoding.players(), writer.tokens);
    print_rows(out, "crowns", encoding.crowns(), writer.tokens);
    print_rows(out, "bag", encoding.bag(), writer.tokens);
    print_rows(out, "features", encoding.features(), writer.tokens);
    print_rows(out, "cells", encoding.cells(), writer.tokens);
  });
  return out.str();
}

// If these numbers change, increment kEncodingVersion: networks have been trained with the old ones.
TEST(Learn, the_numbers_are_those_of_the_golden_files) {
  const auto compare = [](const char* name, const Game& game) {
    const auto file = slow::data_folder() / "learn" / name;
    if (slow::regenerating()) slow::write_file(file, told(game));
    EXPECT_EQ(told(game), slow::read_file(file)) << name;
  };
  compare("base.txt", *game_of({Base::kId}, 2));
  compare("all.txt", *game_of(kAll, 3));
  compare("abbot.txt", *game_of({Base::kId, Abbot::kId}, 2));
}

}  // namespace
}  // namespace aude::learn
