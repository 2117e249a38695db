// SPDX-License-Identifier: MIT
#include "art/painter.h"

#include <cmath>
#include <cstdlib>
#include <deque>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <utility>

#include "art/canvas.h"

namespace aude::art {
namespace {

// An element of a document.
struct Element {
  std::string_view name;
  std::vector<std::pair<std::string_view, std::string_view>> attributes;
  std::vector<const Element*> children;

  std::optional<std::string_view> find(std::string_view attribute) const {
    for (const auto& [key, value] : attributes) {
      if (key == attribute) return value;
    }
    return {};
  }
  std::string_view text(std::string_view attribute, std::string_view otherwise = "") const {
    return find(attribute).value_or(otherwise);
  }
  double number(std::string_view attribute, double otherwise = 0) const {
    const auto found = find(attribute);
    return found ? std::strtod(std::string(*found).c_str(), nullptr) : otherwise;
  }
};

class Document {
 public:
  explicit Document(std::string_view text) {
    std::vector<Element*> open{&root_};
    for (std::size_t at = 0; (at = text.find('<', at)) != std::string_view::npos;) {
      const std::size_t end = text.find('>', at);
      if (end == std::string_view::npos) break;
      std::string_view tag = text.substr(at + 1, end - at - 1);
      at = end;
      if (tag.starts_with('/')) {
        if (open.size() > 1) open.pop_back();
        continue;
      }
      const bool empty = tag.ends_with('/');
      if (empty) tag.remove_suffix(1);
      Element& element = read(tag);
      open.back()->children.push_back(&element);
      if (!empty) open.push_back(&element);
    }
  }

  const Element& root() const { return root_; }
  const Element* find(std::string_view id) const {
    const auto found = ids_.find(id);
    return found == ids_.end() ? nullptr : found->second;
  }
  // "url(#a-po)"; nullptr for anything else.
  const Element* find_url(std::string_view url) const {
    if (!url.starts_with("url(#")) return nullptr;
    return find(url.substr(5, url.size() - 6));
  }

 private:
  Element& read(std::string_view tag) {
    Element& element = elements_.emplace_back();
    std::size_t at = std::min(tag.find(' '), tag.size());
    element.name = tag.substr(0, at);
    for (std::size_t equals; (equals = tag.find("=\"", at)) != std::string_view::npos;) {
      const std::size_t begin = std::min(tag.find_first_not_of(" \n", at), equals);
      const std::size_t end = std::min(tag.find('"', equals + 2), tag.size());
      element.attributes.emplace_back(tag.substr(begin, equals - begin),
                                      tag.substr(equals + 2, end - equals - 2));
      at = std::min(end + 1, tag.size());
    }
    if (const auto id = element.find("id")) ids_[*id] = &element;
    return element;
  }

  std::deque<Element> elements_;
  Element root_;
  std::map<std::string_view, const Element*> ids_;
};

// What elements inherit from those around them.
struct Inherited {
  std::string_view fill = "#000";
  std::string_view stroke = "none";
  std::string_view colour = "#000";
  std::string_view cap = "butt";
  std::string_view join = "miter";
  std::string_view dashes = "none";
  std::string_view rule = "nonzero";
  double width = 1;
  double stroke_opacity = 1;

  Inherited of(const Element& element) const {
    Inherited own;
    own.fill = element.text("fill", fill);
    own.stroke = element.text("stroke", stroke);
    own.colour = element.text("color", colour);
    own.cap = element.text("stroke-linecap", cap);
    own.join = element.text("stroke-linejoin", join);
    own.dashes = element.text("stroke-dasharray", dashes);
    own.rule = element.text("fill-rule", rule);
    own.width = element.number("stroke-width", width);
    own.stroke_opacity = element.number("stroke-opacity", stroke_opacity);
    return own;
  }
  Pen pen() const {
    Pen pen{width, Cap::Butt, join == "round" ? Join::Round : Join::Miter, {}};
    if (cap != "butt") pen.cap = cap == "round" ? Cap::Round : Cap::Square;
    if (dashes != "none") pen.dashes = numbers_of(dashes);
    return pen;
  }
};

// "#f80" or "#ff8800"; black for anything else.
Colour colour_of(std::string_view text, double opacity) {
  const unsigned long digits = std::strtoul(
      std::string(text.substr(std::min<std::size_t>(1, text.size()))).c_str(), nullptr, 16);
  const bool is_short = text.size() == 4;
  const auto part = [&](unsigned shift) {
    const unsigned long value = is_short ? (digits >> (shift / 2) & 15U) * 17 : digits >> shift & 255U;
    return static_cast<float>(static_cast<double>(value) / 255 * opacity);
  };
  return {part(16), part(8), part(0), static_cast<float>(opacity)};
}

std::optional<Outline> shape_of(const Element& element, double scale) {
  const auto number = [&](std::string_view name) { return element.number(name); };
  if (element.name == "path") return outline_of(element.text("d"), scale);
  if (element.name == "circle")
    return ellipse({number("cx"), number("cy")}, number("r"), number("r"), scale);
  if (element.name == "ellipse")
    return ellipse({number("cx"), number("cy")}, number("rx"), number("ry"), scale);
  if (element.name == "rect") {
    return rectangle({number("x"), number("y")}, number("width"), number("height"), number("rx"),
                     scale);
  }
  return {};
}

class Painter {
 public:
  Painter(const Document& document, Canvas& canvas) : document_(document), canvas_(&canvas) {}

  void paint(const Element& element, const Inherited& around, const Matrix& outside, PixelBox clip) {
    constexpr int kDeepest = 40;  // elements within and uses of each other
    static constexpr std::string_view kNotPainted[] = {"defs", "clipPath", "pattern", "linearGradient",
                                                       "text"};
    if (depth_ == kDeepest || std::ranges::find(kNotPainted, element.name) != std::end(kNotPainted))
      return;
    ++depth_;
    const Inherited own = around.of(element);
    const Matrix matrix = outside * matrix_of(element.text("transform"));
    if (const Element* found = document_.find_url(element.text("clip-path")))
      clip = clip & clip_of(*found, matrix);
    const double opacity = element.number("opacity", 1);
    const bool single = own.fill == "none" || own.stroke == "none";
    if (opacity == 1 || (single && is_shape(element))) {
      content(element, own, matrix, clip, opacity);
    } else {
      Canvas* const below = canvas_;
      std::unique_ptr<Canvas> layer = take_layer();
      canvas_ = layer.get();
      content(element, own, matrix, clip, 1);
      canvas_ = below;
      canvas_->lay(*layer, static_cast<float>(opacity));
      layers_.push_back(std::move(layer));
    }
    --depth_;
  }

 private:
  static bool is_shape(const Element& element) {
    return element.name == "path" || element.name == "circle" || element.name == "ellipse" ||
           element.name == "rect";
  }

  std::unique_ptr<Canvas> take_layer() {
    if (layers_.empty()) return std::make_unique<Canvas>(canvas_->width(), canvas_->height());
    std::unique_ptr<Canvas> layer = std::move(layers_.back());
    layers_.pop_back();
    return layer;
  }

  void content(const Element& element, const Inherited& own, const Matrix& matrix, PixelBox clip,
               double opacity) {
    if (const auto& shape = known_shape(element, matrix.scale()))
      return paint_shape(element, *shape, own, matrix, clip, opacity);
    const Matrix inside = element.name == "use" || element.name == "svg"
                              ? matrix * Matrix{1, 0, 0, 1, element.number("x"), element.number("y")}
                              : matrix;
    if (element.name == "use") {
      const std::string_view target = element.text("href");
      const Element* found = target.starts_with('#') ? document_.find(target.substr(1)) : nullptr;
      if (found != nullptr) paint(*found, own, inside, clip);
    }
    for (const Element* child : element.children) paint(*child, own, inside, clip);
  }

  // Houses and trees are drawn hundreds of times: their outlines are read once per size.
  const std::optional<Outline>& known_shape(const Element& element, double scale) {
    const auto [found, is_new] = shapes_.try_emplace({&element, std::lround(scale * 1000)});
    if (is_new) found->second = shape_of(element, scale);
    return found->second;
  }

  void paint_shape(const Element& element, const Outline& shape, const Inherited& own,
                   const Matrix& matrix, PixelBox clip, double opacity) {
    if (matrix.scale() == 0) return;
    const auto rule = own.rule == "evenodd" ? Canvas::Rule::EvenOdd : Canvas::Rule::NonZero;
    fill(transformed(shape, matrix), rule, clip, own.fill, opacity, {element, shape, own, matrix});
    if (own.stroke == "none" || own.width <= 0) return;
    fill(transformed(stroke_of(shape, own.pen(), matrix.scale()), matrix), Canvas::Rule::NonZero, clip,
         own.stroke, opacity * own.stroke_opacity, {element, shape, own, matrix});
  }

  struct Shape {
    const Element& element;
    const Outline& outline;
    const Inherited& own;
    const Matrix& matrix;
  };
  void fill(const Outline& pixels, Canvas::Rule rule, PixelBox clip, std::string_view wanted,
            double opacity, const Shape& shape) {
    if (wanted == "none") return;
    if (wanted == "currentColor") wanted = shape.own.colour;
    const Element* source = document_.find_url(wanted);
    if (source == nullptr) return canvas_->fill(pixels, rule, clip, colour_of(wanted, opacity));
    canvas_->fill(pixels, rule, clip,
                  source->name == "pattern" ? pattern(*source, shape.matrix, opacity)
                                            : gradient(*source, shape, opacity));
  }

  // The cell of a pattern is painted once per size: a small one a little finer than the pixels it is
  // read for.
  Canvas::Paint pattern(const Element& source, const Matrix& matrix, double opacity) {
    constexpr double kLarge = 100;
    const double width = std::max(source.number("width"), 0.1);
    const double height = std::max(source.number("height"), 0.1);
    const Matrix placed = matrix * matrix_of(source.text("patternTransform"));
    const double scale = placed.scale() * (width > kLarge ? 1 : 3);
    const auto side = [&](double units) {
      return std::clamp(static_cast<int>(std::ceil(units * scale)), 1, 512);
    };
    const auto [found, is_new] = patterns_.try_emplace({&source, side(width)});
    if (is_new) {
      found->second = std::make_shared<Canvas>(side(width), side(height));
      Painter painter(document_, *found->second);
      const Matrix inside{side(width) / width, 0, 0, side(height) / height, 0, 0};
      for (const Element* child : source.children)
        painter.paint(*child, {}, inside, found->second->box());
    }
    return [cell = found->second, back = placed.inverse(), width, height, opacity](int x, int y) {
      const Point at = back({x + 0.5, y + 0.5});
      const auto part = [](double value, double period, int pixels) {
        const double share = value / period - std::floor(value / period);
        return std::min(static_cast<int>(share * pixels), pixels - 1);
      };
      Colour colour = cell->at(part(at.x, width, cell->width()), part(at.y, height, cell->height()));
      for (float& value : colour) value *= static_cast<float>(opacity);
      return colour;
    };
  }

  // From one corner of the box around the shape to another, or between two points.
  static Canvas::Paint gradient(const Element& source, const Shape& shape, double opacity) {
    const Bounds box = source.text("gradientUnits") == "userSpaceOnUse" ? Bounds{{0, 0}, {1, 1}}
                                                                        : bounds_of(shape.outline);
    const auto [least, most] = box;
    const Point from{source.number("x1"), source.number("y1")};
    const Point way = Point{source.number("x2"), source.number("y2")} - from;
    std::vector<std::pair<double, Colour>> stops;
    for (const Element* stop : source.children) {
      stops.emplace_back(stop->number("offset"), colour_of(stop->text("stop-color"),
                                                           stop->number("stop-opacity", 1) * opacity));
    }
    return [stops, from, way, corner = least, back = shape.matrix.inverse(), size = most - least](
               int x, int y) -> Colour {
      const Point at = back({x + 0.5, y + 0.5}) - corner;
      const Point in_box = Point{at.x / size.x, at.y / size.y} - from;
      const double along = (in_box.x * way.x + in_box.y * way.y) / (way.x * way.x + way.y * way.y);
      std::size_t next = 0;
      while (next < stops.size() && stops[next].first < along) ++next;
      if (stops.empty()) return {};
      if (next == 0) return stops.front().second;
      if (next == stops.size()) return stops.back().second;
      const auto& [begin, first] = stops[next - 1];
      const auto& [end, second] = stops[next];
      const auto share = static_cast<float>((along - begin) / (end - begin));
      Colour mixed;
      for (std::size_t i = 0; i < mixed.size(); ++i)
        mixed[i] = first[i] + (second[i] - first[i]) * share;
      return mixed;
    };
  }

  // Our only clip is the square of a tile, which stays upright: whole pixels are enough.
  static PixelBox clip_of(const Element& source, const Matrix& matrix) {
    Outline square;
    for (const Element* child : source.children) {
      if (auto shape = shape_of(*child, matrix.scale()))
        square.insert(square.end(), shape->begin(), shape->end());
    }
    const auto [least, most] = bounds_of(transformed(std::move(square), matrix));
    const auto pixel = [](double value) {
      return static_cast<int>(std::lround(std::clamp(value, -1e6, 1e6)));
    };
    return {pixel(least.x), pixel(least.y), pixel(most.x), pixel(most.y)};
  }

  const Document& document_;
  Canvas* canvas_;
  std::vector<std::unique_ptr<Canvas>> layers_;  // empty ones, to be used again
  std::map<std::pair<const Element*, int>, std::shared_ptr<Canvas>> patterns_;
  std::map<std::pair<const Element*, long>, std::optional<Outline>> shapes_;
  int depth_ = 0;
};

}  // namespace

Bitmap painted(std::string_view svg, int width, int height) {
  const Document document(svg);
  Canvas canvas(width, height);
  Painter(document, canvas).paint(document.root(), {}, {}, canvas.box());
  Bitmap bitmap{width, height, {}};
  bitmap.rgb.reserve(static_cast<std::size_t>(width) * static_cast<std::size_t>(height) * 3);
  for (int y = 0; y < height; ++y) {
    for (int x = 0; x < width; ++x) {
      const Colour& pixel = canvas.at(x, y);
      for (std::size_t i = 0; i < 3; ++i) {
        const float value = (pixel[i] + 1 - pixel[3]) * 255;
        bitmap.rgb.push_back(static_cast<std::uint8_t>(std::clamp(value + 0.5F, 0.0F, 255.0F)));
      }
    }
  }
  return bitmap;
}

}  // namespace aude::art
