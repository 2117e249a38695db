// The files that browsers are given: read once, compressed once, found by their exact path. What is not
// among them does not exist, whatever a path may say.
#pragma once

#include <filesystem>
#include <map>
#include <string>
#include <string_view>

namespace aude::server {

struct Asset {
  std::string type;  // content type
  std::string bytes;
  std::string gzip;    // empty when not worth it
  std::string brotli;  // only where FILE.br lies beside FILE
  std::string etag;
  bool fixed = false;  // its name changes with its content: may be kept for ever
};

class Assets {
 public:
  // Everything below a folder, under its path from there: "/index.html". A folder that does not exist
  // is empty.
  void add_folder(const std::filesystem::path& folder);
  void add(std::string path, std::string type, std::string bytes);

  // "/" and paths of the client's own pages (no dot in the last part) give the index page.
  const Asset* find(std::string_view path) const;

 private:
  std::map<std::string, Asset, std::less<>> assets_;
};

}  // namespace aude::server
