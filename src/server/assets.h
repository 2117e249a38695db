// The files that browsers are given, found by their exact path. What is not among them does not exist,
// whatever a path may say. Drawing and compressing wait until somebody asks, and are done once.
#pragma once

#include <atomic>
#include <filesystem>
#include <functional>
#include <map>
#include <memory>
#include <mutex>
#include <string>
#include <string_view>

namespace aude::server {

// As a gzip file; level 1 is quick, 9 small.
std::string gzipped(std::string_view bytes, int level);

// Whether an Accept-Encoding header allows this coding.
bool accepts(std::string_view header, std::string_view coding);

struct Asset {
  std::string type;  // content type
  std::string bytes;
  std::string gzip;    // empty when not worth it
  std::string brotli;  // only where FILE.br lies beside FILE
  std::string etag;
  bool fixed = false;  // its name changes with its content: may be kept for ever
};

// An asset that is made when it is first asked for.
class LazyAsset {
 public:
  explicit LazyAsset(std::function<Asset()> make) : make_(std::move(make)) {}

  // From any thread; the first to ask makes it, which may take a while.
  const Asset& get();
  bool is_made() const { return made_; }

 private:
  std::function<Asset()> make_;
  std::once_flag once_;
  std::atomic<bool> made_ = false;
  Asset asset_;
};

class Assets {
 public:
  // Everything below a folder, under its path from there: "/index.html". A folder that does not exist
  // is empty.
  void add_folder(const std::filesystem::path& folder);
  void add(std::string path, std::string type, std::function<std::string()> make_bytes);

  // Now rather than when asked for.
  void make_all() const;

  // The addresses of the client's pages (pages.h) give the index page.
  LazyAsset* find(std::string_view path) const;
  LazyAsset* index() const;  // nullptr without a client

 private:
  std::map<std::string, std::unique_ptr<LazyAsset>, std::less<>> assets_;
};

}  // namespace aude::server
