// SPDX-License-Identifier: MIT
#include "server/preview.h"

#include <algorithm>
#include <boost/json/parse.hpp>
#include <cstdlib>
#include <utility>

#include "art/board.h"
#include "art/svg.h"
#include "server/png.h"

namespace aude::server {
namespace {

namespace json = boost::json;

std::string with(std::string text, std::string_view placeholder, const std::string& value) {
  if (const std::size_t at = text.find(placeholder); at != std::string::npos)
    text.replace(at, placeholder.size(), value);
  return text;
}

std::string text_of(const json::object& texts, std::string_view key) {
  const json::value* found = texts.if_contains(key);
  return found != nullptr && found->is_string() ? std::string(found->get_string()) : std::string();
}

// The players, or those who have come so far: "Ann, Bob"; with scores "Ann 12, Bob 7".
std::string players_of(const json::object& preview, bool scores) {
  std::string out;
  const json::array& names = preview.at("players").as_array();
  for (std::size_t i = 0; i < names.size(); ++i) {
    if (!names[i].is_string()) continue;
    if (!out.empty()) out += ", ";
    out += names[i].as_string();
    if (scores) out += " " + std::to_string(preview.at("scores").at(i).to_number<int>());
  }
  return out;
}

std::string tag(std::string_view kind, std::string_view name, std::string_view content) {
  return "<meta " + std::string(kind) + "=\"" + std::string(name) + "\" content=\"" +
         art::escaped(content) + "\" />\n    ";
}

std::string tags_of(const json::object& texts, const json::object& preview,
                    const PreviewRequest& request) {
  const std::string players = players_of(preview, false);
  const std::string title = players.empty() ? text_of(texts, "title")
                                            : with(text_of(texts, "title_of"), "{players}", players);
  const std::string description = with(text_of(texts, std::string(preview.at("stage").as_string())),
                                       "{scores}", players_of(preview, true));
  const std::string picture = request.origin + "/api/tables/" + std::string(request.table) + "/picture";
  return "<title>" + art::escaped(title) + "</title>\n    " + tag("name", "description", description) +
         tag("property", "og:type", "website") + tag("property", "og:site_name", "Aude") +
         tag("property", "og:title", title) + tag("property", "og:description", description) +
         tag("property", "og:image", picture) +
         tag("property", "og:image:width", std::to_string(kPreviewWidth)) +
         tag("property", "og:image:height", std::to_string(kPreviewHeight)) +
         tag("property", "og:image:alt", text_of(texts, "picture")) +
         tag("name", "twitter:card", "summary_large_image");
}

}  // namespace

std::string page_with_preview(std::string_view page, std::string_view texts, std::string_view preview,
                              const PreviewRequest& request) {
  constexpr std::string_view kBegin = "<!-- preview -->";
  constexpr std::string_view kEnd = "<!-- /preview -->";
  const std::size_t begin = page.find(kBegin);
  const std::size_t end = page.find(kEnd, std::min(begin, page.size()));
  if (begin == std::string_view::npos || end == std::string_view::npos) return std::string(page);
  const json::value all = json::parse(json::string_view(texts.data(), texts.size()));
  const json::value shown = json::parse(json::string_view(preview.data(), preview.size()));
  const std::string language = preferred_language(request.accept_language, texts);
  return std::string(page.substr(0, begin)) +
         tags_of(all.at(language).as_object(), shown.as_object(), request) +
         std::string(page.substr(end + kEnd.size()));
}

std::string preferred_language(std::string_view accept_language, std::string_view texts) {
  const json::value all = json::parse(json::string_view(texts.data(), texts.size()));
  std::string best = "en";
  double best_weight = 0;
  while (!accept_language.empty()) {
    const std::string_view item = accept_language.substr(0, accept_language.find(','));
    accept_language.remove_prefix(std::min(accept_language.size(), item.size() + 1));
    const std::size_t first = std::min(item.find_first_not_of(' '), item.size());
    std::string language(item.substr(first, item.find_first_of("-; ", first) - first));
    std::ranges::transform(language, language.begin(),
                           [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c + 32) : c; });
    const std::size_t weight = item.find("q=");
    const double value = weight == std::string_view::npos
                             ? 1
                             : std::strtod(std::string(item.substr(weight + 2)).c_str(), nullptr);
    if (value > best_weight && all.as_object().contains(language)) {
      best = language;
      best_weight = value;
    }
  }
  return best;
}

std::string origin_of(const HttpRequest& request, bool tls) {
  // Only the client itself sees what it claims here, and the result is escaped where it is used.
  const bool secure = tls || view_of(request["X-Forwarded-Proto"]) == "https";
  return (secure ? "https://" : "http://") +
         std::string(view_of(request[boost::beast::http::field::host]));
}

std::string preview_picture(const State& state) {
  return png_of(
      art::painted(art::card_svg(state, kPreviewWidth, kPreviewHeight), kPreviewWidth, kPreviewHeight));
}

std::shared_ptr<const std::string> PictureCache::find(const std::string& table, int length) {
  const auto found = std::ranges::find(entries_, table, &Entry::table);
  if (found == entries_.end() || found->length != length) return nullptr;
  entries_.splice(entries_.begin(), entries_, found);
  return found->picture;
}

void PictureCache::add(const std::string& table, int length,
                       std::shared_ptr<const std::string> picture) {
  entries_.remove_if([&](const Entry& entry) { return entry.table == table; });
  entries_.push_front({table, length, std::move(picture)});
  if (entries_.size() > kMost) entries_.pop_back();
}

}  // namespace aude::server
