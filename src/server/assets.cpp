#include "server/assets.h"

#include <zlib.h>

#include <fstream>
#include <sstream>

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

Asset make_asset(std::string type, std::string bytes, bool compressible) {
  Asset asset{std::move(type), std::move(bytes), {}, {}, {}, false};
  asset.etag = "\"" + table::hash_of(asset.bytes).substr(0, 16) + "\"";
  if (compressible) asset.gzip = gzipped(asset.bytes, Z_BEST_COMPRESSION);
  if (asset.gzip.size() + 64 > asset.bytes.size()) asset.gzip.clear();
  return asset;
}

}  // namespace

std::string gzipped(std::string_view bytes, int level) {
  z_stream stream{};
  constexpr int kGzip = 15 + 16;
  if (deflateInit2(&stream, level, Z_DEFLATED, kGzip, 9, Z_DEFAULT_STRATEGY) != Z_OK) return {};
  std::string out(deflateBound(&stream, bytes.size()), '\0');
  stream.next_in = reinterpret_cast<Bytef*>(const_cast<char*>(bytes.data()));
  stream.avail_in = static_cast<uInt>(bytes.size());
  stream.next_out = reinterpret_cast<Bytef*>(out.data());
  stream.avail_out = static_cast<uInt>(out.size());
  const bool done = deflate(&stream, Z_FINISH) == Z_STREAM_END;
  out.resize(done ? stream.total_out : 0);
  deflateEnd(&stream);
  return out;
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

void Assets::add(std::string path, std::string type, std::function<std::string()> make_bytes) {
  auto make = [type = std::move(type), make_bytes = std::move(make_bytes)] {
    return make_asset(type, make_bytes(), true);
  };
  assets_.insert_or_assign(std::move(path), std::make_unique<LazyAsset>(std::move(make)));
}

void Assets::add_folder(const std::filesystem::path& folder) {
  namespace fs = std::filesystem;
  if (!fs::is_directory(folder)) return;
  for (const fs::directory_entry& entry : fs::recursive_directory_iterator(folder)) {
    const Type* type = type_of(entry.path());
    if (type == nullptr || !entry.is_regular_file() || entry.is_symlink()) continue;
    const std::string path = "/" + entry.path().lexically_relative(folder).generic_string();
    // Read now, so that all files are of one build of the client even when another follows.
    std::string brotli;
    if (const fs::path file = entry.path().string() + ".br"; fs::is_regular_file(file))
      brotli = read_file(file);
    auto make = [type, path, bytes = read_file(entry.path()), brotli = std::move(brotli)] {
      Asset asset = make_asset(std::string(type->type), bytes, type->compressible);
      asset.brotli = brotli;
      asset.fixed = path.starts_with("/assets/");
      return asset;
    };
    assets_.insert_or_assign(path, std::make_unique<LazyAsset>(std::move(make)));
  }
}

void Assets::add_later(std::string path, std::string type, std::function<std::string()> make_bytes) {
  later_.insert(path);
  add(std::move(path), std::move(type), std::move(make_bytes));
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
