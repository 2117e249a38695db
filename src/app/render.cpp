// SPDX-License-Identifier: MIT
// aude render: draws the final position of a record.
#include <fstream>
#include <iostream>

#include "app/commands.h"
#include "app/converter.h"
#include "app/records.h"
#include "art/board.h"
#include "notation/words.h"

namespace aude::app {
namespace {

constexpr std::string_view kRenderHelp =
    R"(usage: aude render [-o FILE] [--size N] [--detail LEVEL] FILE|-

Draws the final position of a record: tiles, pieces, the last move and the scores. If a file has several
records, the last one is drawn.

  -o FILE      write to FILE; a name that ends in .png is converted with rsvg-convert (Debian package
               librsvg2-bin) (default: SVG on standard output)
  --size N     draw tiles N pixels wide, 10 to 1000 (default: 100)
  --detail L   select the level of detail: near, middle or far (default: by size; far below 30 pixels,
               middle below 60)
  -            read standard input
)";

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
  if (!position) throw Refused{{notation::quoted(name), "no record found"}};
  return std::move(*position);
}

void write_svg(const std::string& svg, const std::string& name) {
  std::ofstream out(name, std::ios::binary);
  out << svg;
  out.close();
  if (!out) throw Refused{{notation::quoted(name), "cannot be written"}};
}

void write_png(const std::string& svg, const std::string& name) {
  const int status = convert(svg, name);
  if (status == kConverterNotFound) {
    throw Refused{{notation::quoted(name),
                   "rsvg-convert not found; install the Debian package librsvg2-bin, or use a "
                   "name that ends in .svg"}};
  }
  if (status != 0) throw Refused{{notation::quoted(name), "rsvg-convert failed to write it"}};
}

art::Detail detail_named(std::string_view word) {
  for (art::Detail detail : art::kDetails) {
    if (word == art::word_for(detail)) return detail;
  }
  throw WrongUsage("--detail: expected near, middle or far, found " + notation::quoted(word));
}

int run_render(Arguments& words) {
  const auto output = words.text("-o");
  art::BoardOptions options;
  options.tile_pixels = static_cast<int>(words.whole("--size", options.tile_pixels, 10, 1000));
  if (const auto level = words.text("--detail")) options.detail = detail_named(*level);
  const auto name = words.file();
  words.finish();
  if (!name) throw WrongUsage("no input file; pass a file name, or - for standard input");
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

extern const Command kRender{"render", "draw the final position of a record", kRenderHelp, run_render};

}  // namespace aude::app
