# SPDX-License-Identifier: MIT
# Boost::json: the system's library, or compiled from its headers for another system, such as WebAssembly. Boost::headers
# are the same for all systems.
if(NOT CMAKE_CROSSCOMPILING)
  find_package(Boost 1.81 REQUIRED COMPONENTS json)
  return()
endif()

find_path(AUDE_BOOST boost/json/src.hpp PATHS /usr/include REQUIRED NO_CMAKE_FIND_ROOT_PATH NO_DEFAULT_PATH)
# Through a separate link: the system's include folder also contains the headers of another C library.
set(headers ${PROJECT_BINARY_DIR}/boost-headers)
file(MAKE_DIRECTORY ${headers})
file(CREATE_LINK ${AUDE_BOOST}/boost ${headers}/boost SYMBOLIC)
file(CONFIGURE OUTPUT ${PROJECT_BINARY_DIR}/boost_json.cpp CONTENT "#include <boost/json/src.hpp>\n")
add_library(boost_json STATIC ${PROJECT_BINARY_DIR}/boost_json.cpp)
target_include_directories(boost_json SYSTEM PUBLIC ${headers})
if(CMAKE_SYSTEM_PROCESSOR STREQUAL wasm32)
  target_compile_definitions(boost_json PUBLIC BOOST_SYSTEM_DISABLE_THREADS)
endif()
aude_optimise_little(boost_json)
add_library(Boost::headers INTERFACE IMPORTED GLOBAL)
set_target_properties(Boost::headers PROPERTIES INTERFACE_INCLUDE_DIRECTORIES ${headers})
add_library(Boost::json ALIAS boost_json)
