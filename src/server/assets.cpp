// SPDX-License-Identifier: MIT
#include "server/assets.h"

#include <zlib.h>

#include <algorithm>
#include <fstream>
#include <sstream>
#include <stdexcept>

#include "server/archive.h"
#include "server/pages.h"
#include "table/secure.h"

namespace aude::server {
namespace {

std::string read_file(const std::filesystem::path& file) {
  std::ifstream in(file, std::ios::binary);
  std::ostringstream bytes;
  bytes << in.rdbuf();
  return std::move(bytes).str();
}

struct Type {
  std::string_view ending;
  std::string_view type;
  bool compressible;
};
constexpr Type kTypes[] = {{".html", "text/html; charset=utf-8", true},
                           {".js", "text/javascript; charset=utf-8", true},
                           {".css", "text/css; charset=utf-8", true},
                           {".svg", "image/svg+xml; charset=utf-8", true},
                           {".json", "application/json", true},
                           {".webmanifest", "application/manifest+json", true},
                           {".txt", "text/plain; charset=utf-8", true},
                           {".wasm", "application/wasm", true},
                           {".ico", "image/x-icon", true},
                           {".png", "image/png", false},
                           {".jpg", "image/jpeg", false},
                           {".webp", "image/webp", false},
                           {".woff2", "font/woff2", false},
                           {".mp3", "audio/mpeg", false},
                           {".ogg", "audio/ogg", false}};

const Type* type_of(const std::filesystem::path& file) {
  for (const Type& type : kTypes) {
    if (file.extension() == type.ending) return &type;
  }
  return nullptr;
}

Asset make_asset(std::string type, std::string bytes) {
  Asset asset{std::move(type), std::move(bytes), {}, {}, {}, false};
  asset.etag = "\"" + table::hash_of(asset.bytes).substr(0, 16) + "\"";
  return asset;
}

void compress(Asset& asset) {
  if (asset.gzip.empty()) asset.gzip = gzipped(asset.bytes, Z_BEST_COMPRESSION);
  if (asset.gzip.size() + 64 > asset.bytes.size()) asset.gzip.clear();
}

// A file of the client with its compressed variants, as far as they are there.
struct ClientFile {
  std::string_view bytes;
  std::string_view gzip;
  std::string_view brotli;
};

Asset make_client_asset(const std::string& path, const Type& type, const ClientFile& file) {
  std::string bytes =
      file.bytes.empty() && !file.gzip.empty() ? gunzipped(file.gzip) : std::string(file.bytes);
  Asset asset = make_asset(std::string(type.type), std::move(bytes));
  asset.gzip = file.gzip;
  asset.brotli = file.brotli;
  if (type.compressible) compress(asset);
  asset.fixed = path.starts_with("/assets/");
  return asset;
}

}  // namespace

std::string gzipped(std::string_view bytes, int level) {
  z_stream stream{};
  constexpr int kGzip = 15 + 16;
  if (deflateInit2(&stream, level, Z_DEFLATED, kGzip, 9, Z_DEFAULT_STRATEGY) != Z_OK) return {};
  std::string out(deflateBound(&stream, static_cast<uLong>(bytes.size())), '\0');
  stream.next_in = reinterpret_cast<Bytef*>(const_cast<char*>(bytes.data()));
  stream.avail_in = static_cast<uInt>(bytes.size());
  stream.next_out = reinterpret_cast<Bytef*>(out.data());
  stream.avail_out = static_cast<uInt>(out.size());
  const bool done = deflate(&stream, Z_FINISH) == Z_STREAM_END;
  out.resize(done ? stream.total_out : 0);
  deflateEnd(&stream);
  return out;
}

std::string gunzipped(std::string_view file) {
  z_stream stream{};
  constexpr int kGzip = 15 + 16;
  if (inflateInit2(&stream, kGzip) != Z_OK) throw std::runtime_error("gzip: out of memory");
  stream.next_in = reinterpret_cast<Bytef*>(const_cast<char*>(file.data()));
  stream.avail_in = static_cast<uInt>(file.size());
  std::string bytes;
  int state = Z_OK;
  while (state == Z_OK) {
    bytes.resize(stream.total_out + std::max<std::size_t>(4 * file.size(), 4096));
    stream.next_out = reinterpret_cast<Bytef*>(bytes.data() + stream.total_out);
    stream.avail_out = static_cast<uInt>(bytes.size() - stream.total_out);
    state = inflate(&stream, Z_NO_FLUSH);
  }
  bytes.resize(stream.total_out);
  inflateEnd(&stream);
  if (state != Z_STREAM_END) throw std::runtime_error("gzip: broken file");
  return bytes;
}

bool accepts(std::string_view header, std::string_view coding) {
  while (!header.empty()) {
    const std::string_view item = header.substr(0, header.find(','));
    header.remove_prefix(std::min(header.size(), item.size() + 1));
    const std::size_t first = std::min(item.find_first_not_of(' '), item.size());
    const std::size_t end = std::min(item.find_first_of("; ", first), item.size());
    if (item.substr(first, end - first) != coding) continue;
    // "gzip;q=0" means: anything but this.
    const std::size_t weight = item.find("q=", end);
    return weight == std::string_view::npos ||
           item.find_first_of("123456789", weight) != std::string_view::npos;
  }
  return false;
}

const Asset& LazyAsset::get() {
  std::call_once(once_, [this] {
    asset_ = make_();
    make_ = nullptr;
    made_ = true;
  });
  return asset_;
}

void Assets::add(const std::string& path, std::string type, std::function<std::string()> make_bytes) {
  auto make = [type = std::move(type), make_bytes = std::move(make_bytes)] {
    Asset asset = make_asset(type, make_bytes());
    compress(asset);
    return asset;
  };
  add_file(path, std::move(make));
}

void Assets::add_file(const std::string& path, std::function<Asset()> make) {
  assets_.insert_or_assign(path, std::make_unique<LazyAsset>(std::move(make)));
}

void Assets::add_folder(const std::filesystem::path& folder) {
  namespace fs = std::filesystem;
  if (!fs::is_directory(folder)) return;
  for (const fs::directory_entry& entry : fs::recursive_directory_iterator(folder)) {
    const Type* type = type_of(entry.path());
    if (type == nullptr || !entry.is_regular_file() || entry.is_symlink()) continue;
    const std::string path = "/" + entry.path().lexically_relative(folder).generic_string();
    // Read now, so that all files are of one build of the client even when another follows.
    const auto variant = [&](const char* ending) {
      const fs::path file = entry.path().string() + ending;
      return fs::is_regular_file(file) ? read_file(file) : std::string();
    };
    add_file(path, [type, path, bytes = read_file(entry.path()), gzip = variant(".gz"),
                    brotli = variant(".br")] {
      return make_client_asset(path, *type, {bytes, gzip, brotli});
    });
  }
}

void Assets::add_archive(std::string_view archive) {
  constexpr std::string_view kGzip = ".gz";
  std::map<std::string, std::string_view> files;
  for (ArchivedFile& file : files_of_archive(archive)) files["/" + file.path] = file.bytes;
  const auto find = [&](const std::string& path) {
    const auto found = files.find(path);
    return found == files.end() ? std::string_view() : found->second;
  };
  for (const auto& [name, bytes] : files) {
    const std::string path = name.ends_with(kGzip) ? name.substr(0, name.size() - kGzip.size()) : name;
    const Type* type = type_of(path);
    if (type == nullptr) continue;
    const ClientFile file{find(path), find(path + ".gz"), find(path + ".br")};
    add_file(path, [type, path, file] { return make_client_asset(path, *type, file); });
  }
}

void Assets::add_later(const std::string& path, std::string type,
                       std::function<std::string()> make_bytes) {
  later_.insert(path);
  add(path, std::move(type), std::move(make_bytes));
}

void Assets::make(const std::atomic<bool>& stop, bool later) const {
  for (const auto& [path, asset] : assets_) {
    if (stop) return;
    if (later_.contains(path) == later) asset->get();
  }
}

LazyAsset* Assets::find(std::string_view path) const {
  if (const auto found = assets_.find(path); found != assets_.end()) return found->second.get();
  return page_address(path) ? index() : nullptr;
}

LazyAsset* Assets::index() const {
  const auto found = assets_.find("/index.html");
  return found == assets_.end() ? nullptr : found->second.get();
}

}  // namespace aude::server
