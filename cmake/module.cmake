# SPDX-License-Identifier: MIT
# aude_sources(VARIABLE): the .cpp files of this folder and of its folder sets. Of a pair NAME_posix.cpp and
# NAME_windows.cpp, the one for the system that is built for.
function(aude_sources variable)
  file(GLOB sources CONFIGURE_DEPENDS ${CMAKE_CURRENT_SOURCE_DIR}/*.cpp ${CMAKE_CURRENT_SOURCE_DIR}/sets/*.cpp)
  if(WIN32)
    list(FILTER sources EXCLUDE REGEX "_posix\\.cpp$")
    # Its headers define `near`, `small` and other words as macros.
    set(windows ${sources})
    list(FILTER windows INCLUDE REGEX "_windows\\.cpp$")
    set_source_files_properties(${windows} PROPERTIES SKIP_UNITY_BUILD_INCLUSION ON)
  else()
    list(FILTER sources EXCLUDE REGEX "_windows\\.cpp$")
  endif()
  set(${variable} ${sources} PARENT_SCOPE)
endfunction()

# aude_module(NAME DEPENDENCIES...): the static library aude_NAME, alias aude::NAME, of aude_sources().
# Unity builds compile a module as one file: half of the compiler's work is reading the same headers.
function(aude_module name)
  aude_sources(sources)
  add_library(aude_${name} STATIC ${sources})
  add_library(aude::${name} ALIAS aude_${name})
  set_target_properties(aude_${name} PROPERTIES EXPORT_NAME ${name} CXX_EXTENSIONS OFF UNITY_BUILD_BATCH_SIZE 0)
  target_compile_features(aude_${name} PUBLIC cxx_std_20)
  target_include_directories(aude_${name} PUBLIC $<BUILD_INTERFACE:${PROJECT_SOURCE_DIR}/src>
                                                 $<INSTALL_INTERFACE:include/aude>)
  foreach(module IN LISTS ARGN)
    target_link_libraries(aude_${name} PUBLIC aude_${module})
  endforeach()
endfunction()

# Modules that run both on servers and in pages throw no exceptions: errors are values.
function(aude_without_exceptions target)
  target_compile_options(${target} PRIVATE -fno-exceptions)
endfunction()

# Modules that wait for people, files and the network: release builds optimise them only a little, which saves a third of
# the build time. Speed matters in the rules and the players.
function(aude_optimise_little target)
  target_compile_options(${target} PRIVATE $<$<CONFIG:Release>:-O1>)
endfunction()

# Sanitized builds do not optimise what computes little and compiles long.
function(aude_never_optimise_sanitized target)
  if(AUDE_SANITIZE)
    target_compile_options(${target} PRIVATE -O0)
  endif()
endfunction()

# Fuzzers look for inputs that reach new code in these modules. Counting it takes a sixth of the time of all tests.
function(aude_guides_fuzzers target)
  if(AUDE_FUZZ)
    target_compile_options(${target} PRIVATE -fsanitize=fuzzer-no-link)
  endif()
endfunction()

# The rules are many small files that call each other in every step of a search: release builds compile such a module
# as one file, so that the compiler can inline across files. Calls are expensive in WebAssembly, whose engines do not
# inline: there the linker inlines across modules, with a higher threshold than the default.
function(aude_optimise_across_files target)
  if(CMAKE_BUILD_TYPE STREQUAL "Release" AND NOT AUDE_SANITIZE)
    set_target_properties(${target} PROPERTIES UNITY_BUILD ON UNITY_BUILD_BATCH_SIZE 0)
    if(CMAKE_SYSTEM_PROCESSOR STREQUAL wasm32)
      target_compile_options(${target} PRIVATE -flto)
      target_link_options(${target} INTERFACE -flto -Wl,-mllvm,-inline-threshold=1000)
    endif()
  endif()
endfunction()

# aude_tests(NAME MODULES... [TOGETHER FILTER]): one GoogleTest program aude_NAME_tests of all .cpp files in the
# folder. Each test runs in its own process; those of the filter run in one process, because they share an expensive
# setup.
function(aude_tests name)
  cmake_parse_arguments(PARSE_ARGV 1 arg "" "TOGETHER" "")
  file(GLOB sources CONFIGURE_DEPENDS ${CMAKE_CURRENT_SOURCE_DIR}/*.cpp)
  add_executable(aude_${name}_tests ${sources})
  target_include_directories(aude_${name}_tests PRIVATE ${PROJECT_SOURCE_DIR}/tests)
  foreach(module IN LISTS arg_UNPARSED_ARGUMENTS)
    target_link_libraries(aude_${name}_tests PRIVATE aude_${module})
  endforeach()
  target_link_libraries(aude_${name}_tests PRIVATE GTest::gtest GTest::gtest_main)
  target_compile_definitions(aude_${name}_tests PRIVATE AUDE_SOURCE_DIR="${PROJECT_SOURCE_DIR}")
  target_compile_options(aude_${name}_tests PRIVATE $<$<CONFIG:Release>:-O0>)  # compiling takes longer than running
  aude_never_optimise_sanitized(aude_${name}_tests)
  set(each "")
  if(arg_TOGETHER)
    add_test(NAME ${name}_together COMMAND aude_${name}_tests --gtest_filter=${arg_TOGETHER})
    set_tests_properties(${name}_together PROPERTIES TIMEOUT 900 LABELS ${name} COST 1000)  # the longest: first
    set(each TEST_FILTER -${arg_TOGETHER})
  endif()
  gtest_discover_tests(aude_${name}_tests ${each} DISCOVERY_TIMEOUT 60 PROPERTIES TIMEOUT 900 LABELS ${name})
endfunction()
