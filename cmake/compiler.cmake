# SPDX-License-Identifier: MIT
# Language, warnings, sanitizers and ccache, the same for every module. Not used if Aude is part of another project.
set(CMAKE_CXX_STANDARD 20)
set(CMAKE_CXX_STANDARD_REQUIRED ON)
set(CMAKE_CXX_EXTENSIONS OFF)
set(CMAKE_EXPORT_COMPILE_COMMANDS ON)

if(NOT CMAKE_BUILD_TYPE)
  set(CMAKE_BUILD_TYPE Release)
endif()

find_program(CCACHE ccache)
if(CCACHE)
  set(CMAKE_CXX_COMPILER_LAUNCHER ${CCACHE})
endif()

set(CMAKE_CXX_FLAGS_RELEASE "-O3 -DNDEBUG")
# Boost's assertions contain the names of their files: a release has the same bytes wherever the clone lies.
add_compile_options($<$<CONFIG:Release>:-ffile-prefix-map=${PROJECT_SOURCE_DIR}/=>)
add_compile_options(-Wall -Wextra -Wpedantic -Wshadow -Wconversion -Wno-sign-conversion -Werror)
if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
  # g++ 12 reports false positives of these in std::string and std::variant at -O3.
  add_compile_options(-Wno-restrict -Wno-maybe-uninitialized -Wno-array-bounds -Wno-stringop-overflow)
endif()

if(CMAKE_CXX_COMPILER_ID MATCHES "Clang")
  # clang reports the library's own use of what C++17 deprecated, inside std::stable_sort of g++ 12.
  add_compile_options(-Wno-deprecated-declarations)
endif()

if(AUDE_SANITIZE)
  add_compile_options(-fsanitize=${AUDE_SANITIZE} -fno-sanitize-recover=all -fno-omit-frame-pointer -g1)
  add_link_options(-fsanitize=${AUDE_SANITIZE})
  # Rules and players are built without run-time type information, which this one check needs.
  add_compile_options(-fno-sanitize=vptr)
endif()
