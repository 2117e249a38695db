// SPDX-License-Identifier: MIT
#include "arena/results.h"

#include <algorithm>
#include <boost/json.hpp>
#include <cerrno>
#include <cmath>
#include <cstdio>
#include <cstring>
#include <fstream>
#include <map>
#include <optional>
#include <stdexcept>

#include "notation/setup.h"

namespace aude::arena {
namespace {

namespace json = boost::json;

// Identifies a match: results with equal keys belong together.
json::object key_of(const Match& match) {
  Setup setup;
  setup.sets = match.sets;
  setup.options = match.options;
  json::object rules = notation::setup_to_json(setup);
  rules.erase("players");
  return {{"contestants", json::value_from(match.bots)}, {"rules", rules}, {"seed", match.seed}};
}

json::object to_object(const Performance& each) {
  return {{"seat", each.seat},
          {"points", each.points},
          {"share", each.share},
          {"decisions", each.decisions},
          {"ms", std::round(each.milliseconds * 1000) / 1000},
          {"longest_ms", std::round(each.longest_ms * 1000) / 1000}};
}

GameResult from_object(const json::object& object) {
  GameResult result;
  result.number = {object.at("deck").to_number<std::int64_t>(), object.at("rotation").to_number<int>()};
  for (const json::value& value : object.at("results").as_array()) {
    const json::object& each = value.as_object();
    const json::value* longest = each.if_contains("longest_ms");  // missing in older files
    result.performances.push_back(
        {each.at("seat").to_number<int>(), each.at("points").to_number<int>(),
         each.at("share").to_number<double>(), each.at("decisions").to_number<int>(),
         each.at("ms").to_number<double>(), longest == nullptr ? 0 : longest->to_number<double>()});
  }
  if (const json::value* faulty = object.if_contains("faulty")) {
    result.faulty = faulty->to_number<int>();
    result.fault = json::value_to<std::string>(object.at("fault"));
  }
  return result;
}

}  // namespace

std::string to_line(const Match& match, const GameResult& result) {
  json::object object{
      {"match", key_of(match)}, {"deck", result.number.deck}, {"rotation", result.number.rotation}};
  json::array performances;
  for (const Performance& each : result.performances) performances.push_back(to_object(each));
  object["results"] = std::move(performances);
  if (result.faulty >= 0) {
    object["faulty"] = result.faulty;
    object["fault"] = result.fault;
  }
  return json::serialize(object) + "\n";
}

std::vector<GameResult> read_results(const std::filesystem::path& file, const Match& match) {
  const std::string key = json::serialize(key_of(match));
  std::map<GameNumber, GameResult> found;
  std::ifstream in(file);
  std::size_t number = 0;
  for (std::string line; std::getline(in, line);) {
    ++number;
    try {
      const json::value value = json::parse(line);
      const json::object& object = value.as_object();
      if (json::serialize(object.at("match")) != key) continue;
      GameResult result = from_object(object);
      if (result.performances.size() != match.bots.size()) throw std::invalid_argument("seats");
      found.emplace(result.number, std::move(result));
    } catch (const std::exception&) {
      if (in.eof()) break;
      throw std::runtime_error(file.string() + ": line " + std::to_string(number) +
                               " is not a game result");
    }
  }
  std::vector<GameResult> results;
  for (auto& [at, result] : found) results.push_back(std::move(result));
  return results;
}

ResultsFile::ResultsFile(const std::filesystem::path& file) {
  // Remove an incomplete last line, so that appended results start on a new line.
  bool cut_short = false;
  if (std::ifstream in(file, std::ios::binary | std::ios::ate); in && in.tellg() > 0) {
    in.seekg(-1, std::ios::end);
    cut_short = in.get() != '\n';
  }
  if (cut_short) {
    std::ifstream in(file, std::ios::binary);
    const std::string all((std::istreambuf_iterator<char>(in)), {});
    std::filesystem::resize_file(file, all.find_last_of('\n') + 1);
  }
  file_.reset(std::fopen(file.string().c_str(), "ab"));
  if (!file_) throw std::runtime_error(file.string() + ": " + std::strerror(errno));
  std::setvbuf(file_.get(), nullptr, _IONBF, 0);
}

void ResultsFile::append(const Match& match, const GameResult& result) {
  const std::string line = to_line(match, result);
  if (std::fwrite(line.data(), 1, line.size(), file_.get()) != line.size()) {
    throw std::runtime_error(std::string("cannot write results: ") + std::strerror(errno));
  }
}

}  // namespace aude::arena
