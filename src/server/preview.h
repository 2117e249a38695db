// SPDX-License-Identifier: MIT
// Previews of links to games, as chats and social networks show them: tags in the page, and a picture
// of the board.
#pragma once

#include <list>
#include <memory>
#include <string>
#include <string_view>

#include "rules/state.h"
#include "server/reply.h"

namespace aude::server {

// The texts of previews in all languages; a file of the client.
inline constexpr std::string_view kPreviewTextsPath = "/previews.json";

struct PreviewRequest {
  std::string_view accept_language;  // the header
  std::string_view table;
  std::string origin;  // "https://example.org"
};

// The page with the tags of one table instead of the general ones, which are between two comments.
// `preview` is Table::preview_text().
std::string page_with_preview(std::string_view page, std::string_view texts, std::string_view preview,
                              const PreviewRequest& request);

// The language of an Accept-Language header with the highest weight that the texts have; else English.
std::string preferred_language(std::string_view accept_language, std::string_view texts);

// The scheme and host by which a client has reached this server.
std::string origin_of(const HttpRequest& request, bool tls);

inline constexpr int kPreviewWidth = 1200;
inline constexpr int kPreviewHeight = 630;
std::string preview_picture(const State& state);  // PNG; takes 0.1 to 0.5 s of processor time

// The latest pictures, by table and length of its log. Used by the I/O thread only.
class PictureCache {
 public:
  std::shared_ptr<const std::string> find(const std::string& table, int length);
  void add(const std::string& table, int length, std::shared_ptr<const std::string> picture);

 private:
  static constexpr std::size_t kMost = 64;
  struct Entry {
    std::string table;
    int length;
    std::shared_ptr<const std::string> picture;
  };
  std::list<Entry> entries_;  // the latest used first
};

}  // namespace aude::server
