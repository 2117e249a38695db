// aude render: draws the position that a record reaches.
#include <sys/wait.h>
#include <unistd.h>

#include <csignal>
#include <fstream>
#include <iostream>

#include "app/commands.h"
#include "app/records.h"
#include "art/board.h"
#include "notation/words.h"

namespace aude::app {
namespace {

constexpr std::string_view kRenderHelp =
    R"(usage: aude render [-o FILE] [--size N] [--detail LEVEL] FILE|-

Draws the position that a record reaches: tiles, pieces, the last move and the scores. If a file has several
records, the last one is drawn.

  -o FILE      where to write; a name that ends in .png is converted with rsvg-convert (Debian package
               librsvg2-bin); without it the SVG goes to standard output
  --size N     the width of one tile in pixels, 10 to 1000 (100)
  --detail L   near, middle or far: how much is drawn (what suits the size: far below 30 pixels, middle
               below 60)
  -            read standard input
)";

constexpr const char* kConverter = "rsvg-convert";
constexpr int kNotFound = 127;

Replay last_position(const std::string& name) {
  RecordFile file(name);
  std::optional<Replay> position;
  while (auto record = file.next()) {
    auto replay = begin_replay(*record);
    if (!replay) file.refuse(replay.refusal());
    for (std::size_t i = 0; i < record->actions.size(); ++i) {
      if (auto done = step(*replay, *record); !done) file.refuse(done.refusal());
    }
    position = std::move(*replay);
  }
  if (!position) throw Refused{{notation::quoted(name), "holds no record"}};
  return std::move(*position);
}

void write_svg(const std::string& svg, const std::string& name) {
  std::ofstream out(name, std::ios::binary);
  out << svg;
  out.close();
  if (!out) throw Refused{{notation::quoted(name), "cannot be written"}};
}

// Runs the converter with the SVG on its standard input; returns its exit status.
int convert(const std::string& svg, const std::string& name) {
  int ends[2];
  if (pipe(ends) != 0) throw Refused{{kConverter, "no pipe to it could be opened"}};
  const pid_t child = fork();
  if (child < 0) throw Refused{{kConverter, "could not be started"}};
  if (child == 0) {
    dup2(ends[0], STDIN_FILENO);
    close(ends[0]);
    close(ends[1]);
    execlp(kConverter, kConverter, "--format", "png", "--unlimited", "--output", name.c_str(),
           static_cast<char*>(nullptr));
    _exit(kNotFound);
  }
  close(ends[0]);
  // A converter that is missing or gives up closes the pipe early; its status tells why.
  std::signal(SIGPIPE, SIG_IGN);
  std::size_t written = 0;
  while (written < svg.size()) {
    const ssize_t some = write(ends[1], svg.data() + written, svg.size() - written);
    if (some <= 0) break;
    written += static_cast<std::size_t>(some);
  }
  close(ends[1]);
  int status = 0;
  waitpid(child, &status, 0);
  return WIFEXITED(status) ? WEXITSTATUS(status) : 1;
}

void write_png(const std::string& svg, const std::string& name) {
  const int status = convert(svg, name);
  if (status == kNotFound) {
    throw Refused{{notation::quoted(name),
                   "PNG needs rsvg-convert, which is not installed (Debian package "
                   "librsvg2-bin); a name that ends in .svg needs nothing"}};
  }
  if (status != 0) throw Refused{{notation::quoted(name), "rsvg-convert could not write it"}};
}

art::Detail detail_named(std::string_view word) {
  for (art::Detail detail : art::kDetails) {
    if (word == art::word_for(detail)) return detail;
  }
  throw WrongUsage("--detail is near, middle or far");
}

int run_render(Arguments& words) {
  const auto output = words.text("-o");
  art::BoardOptions options;
  options.tile_pixels = static_cast<int>(words.whole("--size", options.tile_pixels, 10, 1000));
  if (const auto level = words.text("--detail")) options.detail = detail_named(*level);
  const auto name = words.file();
  words.finish();
  if (!name) throw WrongUsage("which file? Give a name, or - for standard input");
  const Replay position = last_position(*name);
  const std::string svg = art::board_svg(position.state, options);
  if (!output) {
    std::cout << svg;
  } else if (output->ends_with(".png")) {
    write_png(svg, *output);
  } else {
    write_svg(svg, *output);
  }
  return kSuccess;
}

}  // namespace

extern const Command kRender{"render", "draw the position that a record reaches", kRenderHelp,
                             run_render};

}  // namespace aude::app
