# The tiles as C++: tiles/*.json become tables of constants, so that the rules have their tiles with the
# standard library alone, for any machine, whatever reads JSON there.
#
# aude_tiles(TARGET name FILES a.json b.json ...) adds to TARGET a source that defines aude::printed()
# (src/rules/printed.h). Words and ports are read by the compiler, shapes are checked by fault_in()
# (src/rules/catalogue.h); what only the files can tell is checked here.
#
# The second half of this file is the script that writes the source at build time.

if(NOT CMAKE_SCRIPT_MODE_FILE)
  set(AUDE_TILES_SCRIPT ${CMAKE_CURRENT_LIST_FILE})

  function(aude_tiles)
    cmake_parse_arguments(PARSE_ARGV 0 arg "" "TARGET" "FILES")
    set(output ${CMAKE_CURRENT_BINARY_DIR}/${arg_TARGET}_printed.cpp)
    list(JOIN arg_FILES "|" files)
    add_custom_command(
      OUTPUT ${output}
      COMMAND ${CMAKE_COMMAND} -DOUTPUT=${output} "-DFILES=${files}" -P ${AUDE_TILES_SCRIPT}
      DEPENDS ${arg_FILES} ${AUDE_TILES_SCRIPT}
      COMMENT "Reading the tiles"
      VERBATIM)
    # By itself, so that a program can bring tiles of its own: an object of its own comes before ours.
    set_source_files_properties(${output} PROPERTIES SKIP_UNITY_BUILD_INCLUSION ON)
    target_sources(${arg_TARGET} PRIVATE ${output})
  endfunction()
  return()
endif()

cmake_minimum_required(VERSION 3.25)

function(refuse what)
  message(FATAL_ERROR "${where}: ${what}")
endfunction()

# Which members an object may have; a misspelt one would otherwise be overlooked.
function(only_members json)
  string(JSON count LENGTH "${json}")
  if(count GREATER 0)
    math(EXPR last "${count} - 1")
    foreach(i RANGE ${last})
      string(JSON member MEMBER "${json}" ${i})
      if(NOT member IN_LIST ARGN)
        refuse("unknown member \"${member}\"")
      endif()
    endforeach()
  endif()
endfunction()

function(get result json member default)
  string(JSON value ERROR_VARIABLE error GET "${json}" ${member})
  if(error)
    if(default STREQUAL "needed")
      refuse("\"${member}\" is missing")
    endif()
    set(value "${default}")
  elseif(value STREQUAL "ON")
    set(value true)
  elseif(value STREQUAL "OFF")
    set(value false)
  endif()
  set(${result} "${value}" PARENT_SCOPE)
endfunction()

# An array of words or numbers as one text: "Nl Nm Nr".
function(get_words result json member)
  string(JSON count ERROR_VARIABLE error LENGTH "${json}" ${member})
  set(words "")
  if(NOT error AND count GREATER 0)
    math(EXPR last "${count} - 1")
    foreach(i RANGE ${last})
      string(JSON word GET "${json}" ${member} ${i})
      string(APPEND words " ${word}")
    endforeach()
    string(STRIP "${words}" words)
  endif()
  set(${result} "${words}" PARENT_SCOPE)
endfunction()

# Appends the segments of a tile to `segments`; counts them in `segment_count`.
macro(read_segments tile)
  string(JSON tile_segments LENGTH "${tile}" segments)
  set(first_segment ${segment_count})
  math(EXPR last_segment "${tile_segments} - 1")
  if(tile_segments GREATER 0)
    foreach(s RANGE ${last_segment})
      string(JSON segment GET "${tile}" segments ${s})
      only_members("${segment}" kind ports pennants cathedral goods inn sheep cities)
      get(kind "${segment}" kind needed)
      get_words(ports "${segment}" ports)
      get_words(cities "${segment}" cities)
      get(pennants "${segment}" pennants 0)
      get(cathedral "${segment}" cathedral false)
      get(goods "${segment}" goods none)
      get(inn "${segment}" inn false)
      get(sheep "${segment}" sheep 0)
      string(APPEND segments "    {terrain(\"${kind}\"), ports(\"${ports}\"), ${pennants}, ${cathedral}, goods(\"${goods}\"), ${inn}, ${sheep}, cities(\"${cities}\")},\n")
      math(EXPR segment_count "${segment_count} + 1")
    endforeach()
  endif()
endmacro()

macro(read_tile tile)
  get(id "${tile}" id needed)
  set(where "${file_name}, tile ${id}")
  only_members("${tile}" id count sides segments wheel_copies start river_role hill vineyard notes certainty)
  get(count "${tile}" count needed)
  get(sides "${tile}" sides needed)
  get(start "${tile}" start 0)
  get(hill "${tile}" hill false)
  get(vineyard "${tile}" vineyard false)
  get(role "${tile}" river_role none)
  get(notes "${tile}" notes "")
  get(by_symbol "${tile}" wheel_copies none)
  set(copies ${count} 0 0 0)
  if(NOT by_symbol STREQUAL "none")
    only_members("${by_symbol}" 0 1 2 3)
    set(copies "")
    set(sum 0)
    foreach(symbol 0 1 2 3)
      get(of_symbol "${by_symbol}" ${symbol} 0)
      list(APPEND copies ${of_symbol})
      math(EXPR sum "${sum} + ${of_symbol}")
    endforeach()
    if(NOT sum EQUAL count)
      refuse("the copies add up to ${sum}, but the count is ${count}")
    endif()
  endif()
  list(JOIN copies ", " copies)
  math(EXPR set_total "${set_total} + ${count}")
  read_segments("${tile}")
  string(APPEND tiles "    {R\"~(${id})~\", sides(\"${sides}\"), ${first_segment}, ${tile_segments}, ${hill}, ${vineyard}, river_role(\"${role}\"), {${copies}}, ${start}, R\"~(${notes})~\"},\n")
  math(EXPR tile_count "${tile_count} + 1")
endmacro()

macro(read_set json)
  only_members("${json}" set name total tiles tokens goods)
  get(name "${json}" name needed)
  get(total "${json}" total needed)
  string(JSON set_tiles LENGTH "${json}" tiles)
  set(first_tile ${tile_count})
  set(set_total 0)
  math(EXPR last_tile "${set_tiles} - 1")
  foreach(t RANGE ${last_tile})
    set(where "${file_name}, tile ${t}")
    string(JSON tile GET "${json}" tiles ${t})
    read_tile("${tile}")
  endforeach()
  set(where ${file_name})
  if(NOT set_total EQUAL total)
    refuse("the tiles add up to ${set_total}, not ${total}")
  endif()
  string(APPEND sets "    {\"${set}\", R\"~(${name})~\", ${first_tile}, ${set_tiles}},\n")
  get(tokens_json "${json}" tokens none)
  if(NOT tokens_json STREQUAL "none")
    only_members("${tokens_json}" wolf 1 2 3 4)
    set(tokens "")
    foreach(token wolf 1 2 3 4)
      get(number "${tokens_json}" ${token} needed)
      list(APPEND tokens ${number})
    endforeach()
  endif()
  get(goods_json "${json}" goods none)
  if(NOT goods_json STREQUAL "none")
    only_members("${goods_json}" wine wheat cloth)
    set(goods_tokens "")
    foreach(sort wine wheat cloth)
      get(number "${goods_json}" ${sort} needed)
      list(APPEND goods_tokens ${number})
    endforeach()
  endif()
endmacro()

# The sides of a cell that lie inside the board show nothing; they are written as field.
macro(read_board json)
  only_members("${json}" set name sectors cells)
  string(JSON sectors LENGTH "${json}" sectors)
  math(EXPR last_sector "${sectors} - 1")
  foreach(i RANGE ${last_sector})
    string(JSON number GET "${json}" sectors ${i} crowns)
    list(APPEND crowns ${number})
  endforeach()
  string(JSON cell_count LENGTH "${json}" cells)
  math(EXPR last_cell "${cell_count} - 1")
  foreach(i RANGE ${last_cell})
    string(JSON cell GET "${json}" cells ${i})
    only_members("${cell}" row col outward segments)
    get(row "${cell}" row needed)
    get(col "${cell}" col needed)
    set(where "${file_name}, cell ${col},${row}")
    set(sides "")
    foreach(side N E S W)
      string(JSON shown ERROR_VARIABLE error GET "${cell}" outward ${side})
      if(error)
        set(shown F)
      endif()
      string(APPEND sides ${shown})
    endforeach()
    read_segments("${cell}")
    string(APPEND cells "    {\"wheel ${col},${row}\", sides(\"${sides}\"), ${first_segment}, ${tile_segments}, false, false, RiverRole::None, {1, 0, 0, 0}, 0, \"\"},\n")
  endforeach()
endmacro()

set(segments "")
set(segment_count 0)
set(tiles "")
set(tile_count 0)
set(sets "")
set(cells "")
set(crowns "")
string(REPLACE "|" ";" FILES "${FILES}")
foreach(file IN LISTS FILES)
  get_filename_component(file_name ${file} NAME)
  get_filename_component(stem ${file} NAME_WLE)
  set(where ${file_name})
  file(READ ${file} json)
  string(JSON set ERROR_VARIABLE error GET "${json}" set)
  if(error)
    refuse("${error}")
  endif()
  if(NOT set STREQUAL stem)
    refuse("\"set\" should be \"${stem}\" as the file is called, not \"${set}\"")
  endif()
  string(JSON board ERROR_VARIABLE error GET "${json}" cells)
  if(error)
    read_set("${json}")
  else()
    read_board("${json}")
  endif()
endforeach()
list(JOIN tokens ", " tokens)
list(JOIN goods_tokens ", " goods_tokens)
list(JOIN crowns ", " crowns)

file(WRITE ${OUTPUT} "// Written by cmake/tiles.cmake from tiles/*.json.
#include \"rules/printed.h\"

namespace aude {
namespace {

using namespace printing;

constexpr Segment kSegments[] = {
${segments}};

constexpr PrintedTile kTiles[] = {
${tiles}};

constexpr PrintedSet kTileSets[] = {
${sets}};

constexpr PrintedTile kCells[] = {
${cells}};

}  // namespace

Printed printed() {
  return {kSegments, kTiles, kTileSets, kCells, {${crowns}}, {${tokens}}, {${goods_tokens}}};
}

}  // namespace aude
")
