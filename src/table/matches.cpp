// SPDX-License-Identifier: MIT
// The match that a table's game belongs to: its score, its next game, and the deck of a duel.
#include <algorithm>
#include <boost/json/array.hpp>
#include <numeric>

#include "table/table.h"

namespace aude::table {
namespace {

namespace json = boost::json;

json::object game_json(const std::string& table, const compete::GameScore& score) {
  json::object out{{"table", table}, {"points", json::array{score.points[0], score.points[1]}}};
  if (score.forfeited_by) out["forfeited"] = *score.forfeited_by;
  return out;
}

bool is_drawn(const Action& action) { return is_chance(phase_of(action.verb)); }

}  // namespace

compete::Match Table::match_before() const {
  compete::Match match = *compete::Match::create(plan_.match->form);
  for (const MatchPlan::Game& game : plan_.match->games) match.record(game.score);
  return match;
}

std::optional<compete::Match> Table::match() const {
  if (!plan_.match) return {};
  compete::Match match = match_before();
  if (const auto score = score_in_match()) match.record(*score);
  return match;
}

// The player who starts has the first seat.
int Table::seat_in_match(int player) const { return match_before().next()->starter == player ? 0 : 1; }

// A tie that was agreed on has no points: those on the board are not compared.
std::optional<compete::GameScore> Table::score_in_match() const {
  if (!is_over() || winners_ == 0) return {};
  compete::GameScore score;
  if (ending_ && ending_->seat < 0) return score;
  for (int player = 0; player < 2; ++player) {
    const int seat = seat_in_match(player);
    score.points[static_cast<std::size_t>(player)] = state_->score(Seat(seat));
    if (ending_ && ending_->seat == seat) score.forfeited_by = player;
  }
  return score;
}

// Nothing if the match is over.
std::optional<MatchPlan> Table::next_in_match() const {
  const auto next = match()->next();
  if (!next) return {};
  MatchPlan plan{plan_.match->form, plan_.match->is_first() ? id_ : plan_.match->first,
                 plan_.match->games};
  if (const auto score = score_in_match()) {
    plan.games.push_back({id_, *score});
    if (next->deck == match_before().next()->deck)
      std::copy_if(actions_.begin(), actions_.end(), std::back_inserter(plan.deck), is_drawn);
  } else {
    plan.deck = plan_.match->deck;  // it was aborted: the same game again
  }
  return plan;
}

// What was drawn first in the other game, was not drawn in this one yet, and is possible now. Nothing
// is left if a tile was drawn here that remained unseen in the other game: a hill takes tiles away.
std::optional<Action> Table::next_of_deck() const {
  if (!plan_.match || plan_.match->deck.empty()) return {};
  std::vector<Action> left = plan_.match->deck;
  for (const Action& action : actions_) {
    if (!is_drawn(action)) continue;
    if (const auto same = std::find(left.begin(), left.end(), action); same != left.end())
      left.erase(same);
  }
  const auto next = std::find_if(left.begin(), left.end(),
                                 [this](const Action& action) { return state_->is_legal(action); });
  return next == left.end() ? std::nullopt : std::optional(*next);
}

bool Table::put_duel(std::vector<RatedSeat>& rated) const {
  const auto duel = match();
  if (!duel->is_over()) return false;
  for (int player = 0; player < 2; ++player) {
    RatedSeat& seat = rated[static_cast<std::size_t>(seat_in_match(player))];
    seat.points = 0;
    for (const compete::GameScore& game : duel->games())
      seat.points += game.points[static_cast<std::size_t>(player)];
    seat.place = duel->winner() && *duel->winner() != player ? 2 : 1;
  }
  return true;
}

json::object Table::match_json() const {
  const compete::Match match = *this->match();
  const MatchPlan& plan = *plan_.match;
  json::object out{{"first", plan.is_first() ? id_ : plan.first},
                   {"games", match.form().games},
                   {"number", plan.games.size()},
                   {"seats", json::array{seat_in_match(0), seat_in_match(1)}},
                   {"score", json::array{match.score()[0], match.score()[1]}},
                   {"over", match.is_over()}};
  if (match.form().duel) out["duel"] = true;
  if (match.form().ties == compete::Ties::PlayOn) out["decides"] = true;
  if (match.winner()) out["winner"] = *match.winner();
  json::array played;
  for (std::size_t i = 0; i < match.games().size(); ++i)
    played.push_back(game_json(i < plan.games.size() ? plan.games[i].table : id_, match.games()[i]));
  out["played"] = std::move(played);
  return out;
}

Outcome Table::start_if_gathered(Millis now) {
  Outcome outcome;
  if (!is_gathering()) return outcome;
  for (int seat = 0; seat < seats(); ++seat) {
    if (seats_[static_cast<std::size_t>(seat)].kind == SeatKind::Open || !is_here(seat)) return outcome;
  }
  now_ = now;
  if (!plan_.match || plan_.match->is_first()) draw_order(outcome);
  record(outcome, Started{});
  draw_chance(outcome);
  broadcast_view(outcome);
  return outcome;
}

void Table::draw_order(Outcome& outcome) {
  std::vector<int> numbers(seats_.size());
  std::iota(numbers.begin(), numbers.end(), 0);
  for (std::size_t i = numbers.size(); i > 1; --i)
    std::swap(numbers[i - 1], numbers[chance_(static_cast<std::uint32_t>(i))]);
  if (std::is_sorted(numbers.begin(), numbers.end())) return;
  Configured next{plan_.game,  seats_,       plan_.aids,   plan_.clock,
                  plan_.rated, plan_.listed, plan_.wanted, {}};
  if (plan_.match) next.match = plan_.match->form;
  for (std::size_t i = 0; i < numbers.size(); ++i)
    next.seats[static_cast<std::size_t>(numbers[i])] = seats_[i];
  presence_.seats = moved(presence_.seats, numbers);
  record(outcome, std::move(next));
  outcome.reseated = std::move(numbers);
}

}  // namespace aude::table
