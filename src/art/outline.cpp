// SPDX-License-Identifier: MIT
#include "art/outline.h"

#include <algorithm>
#include <cctype>
#include <cmath>
#include <cstdint>
#include <cstdlib>
#include <numbers>
#include <string>

namespace aude::art {

Matrix operator*(const Matrix& m, const Matrix& n) {
  return {m.a * n.a + m.c * n.b, m.b * n.a + m.d * n.b,       m.a * n.c + m.c * n.d,
          m.b * n.c + m.d * n.d, m.a * n.e + m.c * n.f + m.e, m.b * n.e + m.d * n.f + m.f};
}

double Matrix::scale() const { return std::sqrt(std::abs(a * d - b * c)); }

Matrix Matrix::inverse() const {
  const double area = a * d - b * c;
  return {d / area, -b / area, -c / area, a / area, (c * f - d * e) / area, (b * e - a * f) / area};
}

namespace {

// Reads numbers and command letters of path data, in which separators may be missing ("M0 50h-3.5.2").
class PathReader {
 public:
  explicit PathReader(std::string_view text) : text_(text) {}

  bool at_end() {
    skip();
    return at_ == text_.size();
  }
  bool at_letter() { return !at_end() && std::isalpha(static_cast<unsigned char>(text_[at_])) != 0; }
  char letter() { return text_[at_++]; }

  // Anything that is not a number counts as 0 and is skipped.
  double number() {
    skip();
    std::size_t end = at_;
    if (end < text_.size() && (text_[end] == '-' || text_[end] == '+')) ++end;
    bool point = false;
    for (; end < text_.size() && (is_digit(text_[end]) || (text_[end] == '.' && !point)); ++end)
      point = point || text_[end] == '.';
    const std::string digits(text_.substr(at_, end - at_));
    at_ = std::min(std::max(end, at_ + 1), text_.size());
    return std::strtod(digits.c_str(), nullptr);
  }
  Point point() {
    const double x = number();
    return {x, number()};
  }

 private:
  static bool is_digit(char c) { return c >= '0' && c <= '9'; }
  void skip() {
    while (at_ < text_.size() && (text_[at_] == ' ' || text_[at_] == ',' || text_[at_] == '\n')) ++at_;
  }

  std::string_view text_;
  std::size_t at_ = 0;
};

// Follows path data and collects straight pieces.
class Tracer {
 public:
  Tracer(std::string_view data, double scale) : reader_(data), scale_(scale) {}

  Outline trace() {
    char command = 'M';
    while (!reader_.at_end()) {
      if (reader_.at_letter()) command = reader_.letter();
      step(command);
      if (command == 'M') command = 'L';
      if (command == 'm') command = 'l';
    }
    return std::move(outline_);
  }

 private:
  void step(char command) {
    const bool relative = command >= 'a';
    const Point base = relative ? at_ : Point{};
    const Point before = control_;  // of the curve before this one
    control_ = at_;
    switch (relative ? static_cast<char>(command - 'a' + 'A') : command) {
      case 'M':
        at_ = control_ = start_ = base + reader_.point();
        outline_.push_back({{at_}, false});
        break;
      case 'L':
        line_to(base + reader_.point());
        break;
      case 'H':
        line_to({base.x + reader_.number(), at_.y});
        break;
      case 'V':
        line_to({at_.x, base.y + reader_.number()});
        break;
      case 'C': {
        const Point first = base + reader_.point();
        curve_to(first, base);
        break;
      }
      case 'S':
        curve_to(at_ * 2 - before, base);
        break;
      case 'Q': {
        const Point control = base + reader_.point();
        quadratic_to(control, base + reader_.point());
        break;
      }
      case 'T':
        quadratic_to(at_ * 2 - before, base + reader_.point());
        break;
      case 'A':
        arc_to(base);
        break;
      case 'Z':
        if (!outline_.empty()) outline_.back().closed = true;
        at_ = control_ = start_;
        closed_ = true;
        return;
      default:
        reader_.number();
    }
  }

  void line_to(Point to) {
    // After "z" a new subpath starts at the same place.
    if (outline_.empty() || closed_) outline_.push_back({{at_}, false});
    closed_ = false;
    outline_.back().points.push_back(to);
    at_ = control_ = to;
  }

  void curve_to(Point first, Point base) {
    const Point second = base + reader_.point();
    const Point to = base + reader_.point();
    cubic_to({at_, first, second, to});
    control_ = second;
  }

  void quadratic_to(Point control, Point to) {
    cubic_to({at_, at_ + (control - at_) * (2.0 / 3), to + (control - to) * (2.0 / 3), to});
    control_ = control;
  }

  void cubic_to(const Cubic& cubic) {
    const double pixels =
        scale_ * (distance(cubic.from, cubic.control1) + distance(cubic.control1, cubic.control2) +
                  distance(cubic.control2, cubic.to));
    const int pieces = std::clamp(static_cast<int>(std::sqrt(pixels) * 1.5), 2, 40);
    for (int i = 1; i <= pieces; ++i) line_to(cubic.at(static_cast<double>(i) / pieces));
  }

  // An elliptic arc from its end points (SVG 1.1, appendix F.6.5).
  void arc_to(Point base) {
    double rx = std::abs(reader_.number());
    double ry = std::abs(reader_.number());
    const double turn = reader_.number() * std::numbers::pi / 180;
    const bool large = reader_.number() != 0;
    const bool sweep = reader_.number() != 0;
    const Point to = base + reader_.point();
    if (rx == 0 || ry == 0 || to == at_) return line_to(to);
    const double cosine = std::cos(turn);
    const double sine = std::sin(turn);
    const Point half = (at_ - to) * 0.5;
    const Point p{cosine * half.x + sine * half.y, cosine * half.y - sine * half.x};
    const double excess = p.x * p.x / (rx * rx) + p.y * p.y / (ry * ry);
    if (excess > 1) {
      rx *= std::sqrt(excess);
      ry *= std::sqrt(excess);
    }
    const double root =
        std::sqrt(std::max(0.0, 1 / std::min(excess, 1.0) - 1)) * (large == sweep ? -1 : 1);
    const Point q{root * rx * p.y / ry, -root * ry * p.x / rx};
    const Point centre =
        middle_of(at_, to) + Point{cosine * q.x - sine * q.y, sine * q.x + cosine * q.y};
    const double begin = std::atan2((p.y - q.y) / ry, (p.x - q.x) / rx);
    double sweep_angle = std::atan2((-p.y - q.y) / ry, (-p.x - q.x) / rx) - begin;
    if (sweep && sweep_angle < 0) sweep_angle += 2 * std::numbers::pi;
    if (!sweep && sweep_angle > 0) sweep_angle -= 2 * std::numbers::pi;
    const int pieces = std::clamp(
        static_cast<int>(std::sqrt(scale_ * std::max(rx, ry)) * 2 * std::abs(sweep_angle)), 2, 60);
    for (int i = 1; i < pieces; ++i) {
      const double angle = begin + sweep_angle * i / pieces;
      const Point on{rx * std::cos(angle), ry * std::sin(angle)};
      line_to(centre + Point{cosine * on.x - sine * on.y, sine * on.x + cosine * on.y});
    }
    line_to(to);
  }

  PathReader reader_;
  double scale_;
  Outline outline_;
  Point at_, start_, control_;
  bool closed_ = false;  // the last command was "z"
};

}  // namespace

Outline outline_of(std::string_view path_data, double scale) {
  return Tracer(path_data, scale).trace();
}

Bounds bounds_of(const Outline& outline) {
  Bounds bounds;
  for (const Subpath& part : outline) {
    for (Point p : part.points) {
      bounds.least = {std::min(bounds.least.x, p.x), std::min(bounds.least.y, p.y)};
      bounds.most = {std::max(bounds.most.x, p.x), std::max(bounds.most.y, p.y)};
    }
  }
  return bounds;
}

Outline transformed(Outline outline, const Matrix& matrix) {
  for (Subpath& part : outline) {
    for (Point& p : part.points) p = matrix(p);
  }
  return outline;
}

std::vector<double> numbers_of(std::string_view text) {
  PathReader reader(text);
  std::vector<double> numbers;
  while (!reader.at_end()) numbers.push_back(reader.number());
  return numbers;
}

Matrix matrix_of(std::string_view transform) {
  Matrix matrix;
  for (std::size_t open; (open = transform.find('(')) != std::string_view::npos;) {
    const std::size_t close = std::min(transform.find(')', open), transform.size() - 1);
    std::vector<double> values = numbers_of(transform.substr(open + 1, close - open - 1));
    const std::size_t count = values.size();
    values.resize(3);
    const auto verb = transform.substr(0, open);
    if (verb.ends_with("translate")) {
      matrix = matrix * Matrix{1, 0, 0, 1, values[0], values[1]};
    } else if (verb.ends_with("scale")) {
      matrix = matrix * Matrix{values[0], 0, 0, count > 1 ? values[1] : values[0], 0, 0};
    } else if (verb.ends_with("rotate")) {
      const double angle = values[0] * std::numbers::pi / 180;
      const double cosine = std::cos(angle);
      const double sine = std::sin(angle);
      matrix = matrix * Matrix{1, 0, 0, 1, values[1], values[2]} *
               Matrix{cosine, sine, -sine, cosine, 0, 0} * Matrix{1, 0, 0, 1, -values[1], -values[2]};
    }
    transform.remove_prefix(close + 1);
  }
  return matrix;
}

Outline ellipse(Point centre, double rx, double ry, double scale) {
  const int corners = std::clamp(static_cast<int>(std::sqrt(scale * std::max(rx, ry)) * 8), 8, 90);
  Subpath round{{}, true};
  for (int i = 0; i < corners; ++i) {
    const double angle = 2 * std::numbers::pi * i / corners;
    round.points.push_back(centre + Point{rx * std::cos(angle), ry * std::sin(angle)});
  }
  return {round};
}

Outline rectangle(Point corner, double width, double height, double radius, double scale) {
  if (radius <= 0) {
    return {
        {{corner, corner + Point{width, 0}, corner + Point{width, height}, corner + Point{0, height}},
         true}};
  }
  const int pieces = std::clamp(static_cast<int>(std::sqrt(scale * radius) * 2), 2, 20);
  const Point centres[] = {{width - radius, radius},
                           {width - radius, height - radius},
                           {radius, height - radius},
                           {radius, radius}};
  Subpath round{{}, true};
  for (int quarter = 0; quarter < 4; ++quarter) {
    for (int i = 0; i <= pieces; ++i) {
      const double angle = (quarter - 1 + static_cast<double>(i) / pieces) * std::numbers::pi / 2;
      round.points.push_back(corner + centres[quarter] +
                             Point{radius * std::cos(angle), radius * std::sin(angle)});
    }
  }
  return {round};
}

namespace {

// The area of one line, drawn with a pen.
class Stroker {
 public:
  Stroker(const Pen& pen, double scale, Outline& out)
      : pen_(pen), half_(pen.width / 2), scale_(scale), out_(out) {}

  void stroke(Line line, bool closed) {
    line.erase(std::unique(line.begin(), line.end()), line.end());
    if (closed && line.size() > 1 && line.front() == line.back()) line.pop_back();
    if (line.size() < 2) return dot(line);
    if (!closed) cap_ends(line);
    const std::size_t pieces = closed ? line.size() : line.size() - 1;
    for (std::size_t i = 0; i < pieces; ++i) {
      const Point from = line[i];
      const Point to = line[(i + 1) % line.size()];
      const Point side = left_of(unit(to - from)) * half_;
      add({from + side, to + side, to - side, from - side});
      if (closed || i + 1 < pieces) join(from, to, line[(i + 2) % line.size()]);
    }
  }

 private:
  void dot(const Line& line) {
    if (!line.empty() && pen_.cap == Cap::Round) round(line.front());
  }

  void cap_ends(Line& line) {
    if (pen_.cap == Cap::Round) {
      round(line.front());
      round(line.back());
    } else if (pen_.cap == Cap::Square) {
      line.front() = line.front() + unit(line.front() - line[1]) * half_;
      line.back() = line.back() + unit(line.back() - line[line.size() - 2]) * half_;
    }
  }

  void join(Point from, Point at, Point to) {
    constexpr double kStraight = 0.95;  // cosine; at smaller angles no kind of join can be seen
    const Point in = unit(at - from);
    const Point out = unit(to - at);
    const double cosine = in.x * out.x + in.y * out.y;
    if (pen_.join == Join::Round && cosine < kStraight) return round(at);
    // The outer side of the bend.
    const double outer = in.x * out.y - in.y * out.x > 0 ? half_ : -half_;
    const Point first = at + left_of(in) * outer;
    const Point second = at + left_of(out) * outer;
    constexpr double kMiterLimit = 4;
    const double bend = (1 + cosine) / 2;  // the square of the cosine of half the angle
    if (cosine < kStraight && bend * kMiterLimit * kMiterLimit >= 1) {
      const Point middle = middle_of(first, second) - at;
      add({at, first, at + middle * (1 / bend), second});
    } else {
      add({at, first, second});
    }
  }

  void round(Point at) { out_.push_back(ellipse(at, half_, half_, scale_).front()); }

  void add(Line polygon) {
    double area = 0;
    for (std::size_t i = 0; i < polygon.size(); ++i) {
      const Point p = polygon[i];
      const Point q = polygon[(i + 1) % polygon.size()];
      area += p.x * q.y - q.x * p.y;
    }
    if (area < 0) std::reverse(polygon.begin(), polygon.end());  // as ellipse() turns
    out_.push_back({std::move(polygon), true});
  }

  const Pen& pen_;
  double half_;
  double scale_;
  Outline& out_;
};

// The dashes of a line, as separate lines.
Outline dashed(const Subpath& line, const std::vector<double>& lengths) {
  Line points = line.points;
  if (line.closed && !points.empty()) points.push_back(points.front());
  Outline out;
  std::size_t dash = 0;
  double left = lengths[0];
  if (!points.empty()) out.push_back({{points.front()}, false});
  for (std::size_t i = 1; i < points.size(); ++i) {
    Point from = points[i - 1];
    for (double rest = distance(from, points[i]); rest > 0;) {
      const double way = std::min(rest, left);
      from = from + (points[i] - from) * (way / rest);
      rest -= way;
      left -= way;
      if (dash % 2 == 0) out.back().points.push_back(from);
      if (left > 0) continue;
      left = lengths[++dash % lengths.size()];
      if (dash % 2 == 0) out.push_back({{from}, false});
    }
  }
  return out;
}

}  // namespace

Outline stroke_of(const Outline& outline, const Pen& pen, double scale) {
  Outline out;
  Stroker stroker(pen, scale, out);
  const bool dashes = std::ranges::all_of(pen.dashes, [](double length) { return length > 0; });
  for (const Subpath& part : outline) {
    if (pen.dashes.empty() || !dashes) {
      stroker.stroke(part.points, part.closed);
    } else {
      for (Subpath& dash : dashed(part, pen.dashes)) stroker.stroke(std::move(dash.points), false);
    }
  }
  return out;
}

}  // namespace aude::art
