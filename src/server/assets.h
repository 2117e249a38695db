// SPDX-License-Identifier: MIT
// The files for browsers, found by their exact path; no other path exists. Pictures are drawn and files
// compressed when they are first requested, once.
#pragma once

#include <atomic>
#include <filesystem>
#include <functional>
#include <map>
#include <memory>
#include <mutex>
#include <set>
#include <string>
#include <string_view>

namespace aude::server {

// As a gzip file; level 1 is quick, 9 small.
std::string gzipped(std::string_view bytes, int level);
// What such a file contains. Throws std::runtime_error if it is broken.
std::string gunzipped(std::string_view file);

// Whether an Accept-Encoding header allows this coding.
bool accepts(std::string_view header, std::string_view coding);

struct Asset {
  std::string type;  // content type
  std::string bytes;
  std::string gzip;    // FILE.gz if there is one; empty when not worth it
  std::string brotli;  // only where there is a FILE.br
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
  // The same for an archive (archive.h), which must live as long as this. A file may be there only as
  // FILE.gz. Throws std::runtime_error.
  void add_archive(std::string_view archive);
  void add(const std::string& path, std::string type, std::function<std::string()> make_bytes);
  // The same for an asset that the first page does without.
  void add_later(const std::string& path, std::string type, std::function<std::string()> make_bytes);

  // Makes what the first page needs, and then the rest, until `stop` is set.
  void make_first(const std::atomic<bool>& stop) const { make(stop, false); }
  void make_rest(const std::atomic<bool>& stop) const { make(stop, true); }

  // The addresses of the client's pages (pages.h) give the index page.
  LazyAsset* find(std::string_view path) const;
  LazyAsset* index() const;  // nullptr without a client

 private:
  void add_file(const std::string& path, std::function<Asset()> make);
  void make(const std::atomic<bool>& stop, bool later) const;

  std::map<std::string, std::unique_ptr<LazyAsset>, std::less<>> assets_;
  std::set<std::string, std::less<>> later_;
};

}  // namespace aude::server
