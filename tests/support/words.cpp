// SPDX-License-Identifier: MIT
#include "support/words.h"

#include <array>
#include <stdexcept>

namespace aude::slow {
namespace {

constexpr std::array kPieces{"follower", "large", "builder", "pig", "shepherd", "abbot"};
constexpr std::array kTerrains{"city", "road", "field", "river", "cloister", "garden"};
constexpr std::array kGoodsWords{"wine", "wheat", "cloth", "none"};
constexpr std::array kSectorWords{"fortune", "taxes", "famine", "storm", "inquisition", "plague"};
constexpr std::array kPhases{"draw", "recall", "place", "deploy", "token", "tend", "over"};
constexpr std::array kScoreWords{"road",  "city",        "cloister", "field", "flock",
                                 "goods", "crown",       "fortune",  "taxes", "famine",
                                 "storm", "inquisition", "garden"};
constexpr std::array kReasonWords{"inn", "cathedral",  "open-inn", "open-cathedral", "hill-tie",
                                  "pig", "small-city", "no-city",  "closed-field",   "alone-on-two"};

template <std::size_t N>
int find(const std::array<const char*, N>& words, const std::string& text) {
  for (std::size_t i = 0; i < N; ++i) {
    if (text == words[i]) return static_cast<int>(i);
  }
  throw std::invalid_argument("the slow game does not know the word '" + text + "'");
}

}  // namespace

std::string word(Piece piece) { return kPieces.at(index(piece)); }
std::string word(Terrain terrain) { return kTerrains.at(index(terrain)); }
std::string word(Goods goods) { return kGoodsWords.at(index(goods)); }
std::string word(Sector sector) { return kSectorWords.at(index(sector)); }
std::string word(Phase phase) { return kPhases.at(index(phase)); }
std::string word(ScoreFor what) { return kScoreWords.at(index(what)); }
std::string word(Because why) { return kReasonWords.at(index(why)); }

Piece piece_from(const std::string& text) { return static_cast<Piece>(find(kPieces, text)); }
Sector sector_from(const std::string& text) { return static_cast<Sector>(find(kSectorWords, text)); }

std::string text_of(Cell cell) { return std::to_string(cell.x) + "," + std::to_string(cell.y); }
std::string text_of(const Spot& spot) {
  return text_of(spot.cell) + " " + std::to_string(spot.segment);
}
std::string text_of(Rotation rotation) { return "r" + std::to_string(index(rotation)); }

std::string text_of(SeatMask seats) {
  std::string text;
  for (int seat = 0; seat < kMaxPlayers; ++seat) {
    if ((seats >> seat & 1) == 0) continue;
    if (!text.empty()) text += "+";
    text += std::to_string(seat);
  }
  return text.empty() ? "-" : text;
}

std::string tile_text(const std::string& id, int symbol) {
  return symbol == 0 ? id : id + ":" + std::to_string(symbol);
}

Cell cell_from(const std::string& text) {
  const std::size_t comma = text.find(',');
  return {static_cast<std::int16_t>(std::stoi(text.substr(0, comma))),
          static_cast<std::int16_t>(std::stoi(text.substr(comma + 1)))};
}

}  // namespace aude::slow
