# SPDX-License-Identifier: MIT
# Embeds files in the program, so that it needs no files at run time.
#
# aude_embed(TARGET name HEADER "module/header.h" FUNCTION "aude::module::files" FILES a.json b.json)
# adds to TARGET a source that defines `std::span<const EmbeddedFile> aude::module::files()`. HEADER
# declares that function and, in the namespace of the function, a struct EmbeddedFile of two
# string_views: the file's name without its folder, and its bytes.
#
# The second half of this file is the script that writes the source at build time.

if(NOT CMAKE_SCRIPT_MODE_FILE)
  set(AUDE_EMBED_SCRIPT ${CMAKE_CURRENT_LIST_FILE})

  function(aude_embed)
    cmake_parse_arguments(PARSE_ARGV 0 arg "" "TARGET;HEADER;FUNCTION" "FILES")
    string(MAKE_C_IDENTIFIER ${arg_FUNCTION} identifier)
    set(output ${CMAKE_CURRENT_BINARY_DIR}/${identifier}.cpp)
    list(JOIN arg_FILES "|" files)
    add_custom_command(
      OUTPUT ${output}
      COMMAND ${CMAKE_COMMAND} -DOUTPUT=${output} -DHEADER=${arg_HEADER} -DFUNCTION=${arg_FUNCTION}
              "-DFILES=${files}" -P ${AUDE_EMBED_SCRIPT}
      DEPENDS ${arg_FILES} ${AUDE_EMBED_SCRIPT}
      COMMENT "Embedding ${arg_FUNCTION}"
      VERBATIM)
    target_sources(${arg_TARGET} PRIVATE ${output})
    set_source_files_properties(${output} PROPERTIES SKIP_UNITY_BUILD_INCLUSION ON)  # megabytes of numbers
  endfunction()
  return()
endif()

string(REPLACE "|" ";" FILES "${FILES}")
string(REGEX REPLACE "::[^:]*$" "" namespace ${FUNCTION})
string(REGEX REPLACE "^.*::" "" name ${FUNCTION})

set(arrays "")
set(table "")
set(number 0)
foreach(file IN LISTS FILES)
  file(READ ${file} bytes HEX)
  string(REGEX REPLACE "(..)" "0x\\1," bytes "${bytes}")
  string(REGEX REPLACE "(................................................................................)" "\\1\n" bytes "${bytes}")
  get_filename_component(file_name ${file} NAME)
  # The closing 0 is not counted; it keeps an empty file a valid array.
  string(APPEND arrays "const unsigned char kBytes${number}[] = {${bytes}0};\n")
  string(APPEND table "    {\"${file_name}\", {reinterpret_cast<const char*>(kBytes${number}), sizeof kBytes${number} - 1}},\n")
  math(EXPR number "${number} + 1")
endforeach()

file(WRITE ${OUTPUT} "// Written by cmake/embed.cmake.
#include \"${HEADER}\"

namespace ${namespace} {
namespace {
${arrays}
const EmbeddedFile kFiles[] = {
${table}};
}  // namespace

std::span<const EmbeddedFile> ${name}() { return kFiles; }

}  // namespace ${namespace}
")
