# SPDX-License-Identifier: MIT
# The tiles as C++: tiles/*.json become tables of constants, so that the rules have their tiles without reading JSON at run
# time. A program of the build, tile_constants, writes them. It is made of the reader behind `aude tiles --check`, so a wrong
# file stops the build with the same words.
#
# aude_tiles(TARGET name FILES a.json b.json ...) adds to TARGET a source that defines aude::printed() (src/rules/printed.h).

set(tile_constants_sources notation/constants/main.cpp notation/tile_files.cpp notation/document.cpp notation/words.cpp rules/catalogue.cpp)
list(TRANSFORM tile_constants_sources PREPEND ${PROJECT_SOURCE_DIR}/src/)
if(CMAKE_CROSSCOMPILING)
  # It runs here, not where the result runs: this machine's own compiler builds it.
  find_program(AUDE_HOST_CXX NAMES c++ g++ clang++ REQUIRED NO_CMAKE_FIND_ROOT_PATH)
  set(AUDE_TILE_CONSTANTS ${PROJECT_BINARY_DIR}/tile_constants)
  list(TRANSFORM tile_constants_sources REPLACE "(.+)" "#include \"\\1\"\n" OUTPUT_VARIABLE includes)
  list(JOIN includes "" includes)
  file(CONFIGURE OUTPUT ${AUDE_TILE_CONSTANTS}.cpp CONTENT "${includes}")
  add_custom_command(
    OUTPUT ${AUDE_TILE_CONSTANTS}
    COMMAND ${AUDE_HOST_CXX} -std=c++20 -I${PROJECT_SOURCE_DIR}/src -MD -MF ${AUDE_TILE_CONSTANTS}.d
            -MT ${AUDE_TILE_CONSTANTS} -o ${AUDE_TILE_CONSTANTS} ${AUDE_TILE_CONSTANTS}.cpp -lboost_json
    DEPENDS ${tile_constants_sources}
    DEPFILE ${AUDE_TILE_CONSTANTS}.d
    COMMENT "Building tile_constants for this machine"
    VERBATIM)
  add_custom_target(aude_tile_constants DEPENDS ${AUDE_TILE_CONSTANTS})
else()
  if(NOT TARGET Boost::json)
    include(json)
  endif()
  add_executable(aude_tile_constants ${tile_constants_sources})
  target_compile_features(aude_tile_constants PRIVATE cxx_std_20)
  # It runs once, for milliseconds, and its reader is tested elsewhere.
  target_compile_options(aude_tile_constants PRIVATE -O0)
  if(AUDE_SANITIZE)
    target_compile_options(aude_tile_constants PRIVATE -fno-sanitize=all)
  endif()
  target_include_directories(aude_tile_constants PRIVATE ${PROJECT_SOURCE_DIR}/src)
  target_link_libraries(aude_tile_constants PRIVATE Boost::json)
  set_target_properties(aude_tile_constants PROPERTIES OUTPUT_NAME tile_constants UNITY_BUILD_BATCH_SIZE 0)
  set(AUDE_TILE_CONSTANTS aude_tile_constants)
endif()

function(aude_tiles)
  cmake_parse_arguments(PARSE_ARGV 0 arg "" "TARGET" "FILES")
  set(output ${CMAKE_CURRENT_BINARY_DIR}/${arg_TARGET}_printed.cpp)
  add_custom_command(
    OUTPUT ${output}
    COMMAND ${AUDE_TILE_CONSTANTS} ${output} ${arg_FILES}
    DEPENDS ${arg_FILES} ${AUDE_TILE_CONSTANTS} aude_tile_constants
    COMMENT "Writing the tiles as constants"
    VERBATIM)
  # A library of its own: all that a target compiles waits for what is written for it, and the rules need not wait. One
  # object of its own, so that a program can bring other tiles: an object comes before those of a library.
  add_library(${arg_TARGET}_printed OBJECT ${output})
  set_target_properties(${arg_TARGET}_printed PROPERTIES UNITY_BUILD OFF)
  target_compile_features(${arg_TARGET}_printed PRIVATE cxx_std_20)
  target_include_directories(${arg_TARGET}_printed PRIVATE ${PROJECT_SOURCE_DIR}/src)
  target_sources(${arg_TARGET} PRIVATE $<TARGET_OBJECTS:${arg_TARGET}_printed>)
endfunction()
