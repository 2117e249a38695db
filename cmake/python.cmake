# SPDX-License-Identifier: MIT
# Requirements of a Python extension for every module in it: position-independent code, hidden symbols, and no Boost
# library.
set(CMAKE_POSITION_INDEPENDENT_CODE ON)
set(CMAKE_CXX_VISIBILITY_PRESET hidden)
set(CMAKE_VISIBILITY_INLINES_HIDDEN ON)

# Boost.JSON from its headers instead of the library, under the same target name. json.cmake does it for other systems.
if(NOT CMAKE_CROSSCOMPILING)
  find_package(Boost 1.81 REQUIRED)
  add_library(aude_boost_json STATIC ${PROJECT_SOURCE_DIR}/python/boost_json.cpp)
  target_link_libraries(aude_boost_json PUBLIC Boost::headers)
  add_library(Boost::json ALIAS aude_boost_json)
endif()
