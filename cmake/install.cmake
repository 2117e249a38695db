# SPDX-License-Identifier: MIT
# Installation for find_package(aude): the rules with their tiles, the bots, and the notation if it was built.
include(GNUInstallDirs)
include(CMakePackageConfigHelpers)

set(library_modules rules players)
if(TARGET aude_notation)
  list(APPEND library_modules notation)
endif()
foreach(module IN LISTS library_modules)
  install(TARGETS aude_${module} EXPORT audeTargets ARCHIVE DESTINATION ${CMAKE_INSTALL_LIBDIR})
  install(DIRECTORY ${PROJECT_SOURCE_DIR}/src/${module}/ DESTINATION ${CMAKE_INSTALL_INCLUDEDIR}/aude/${module}
          FILES_MATCHING PATTERN "*.h")
endforeach()
install(EXPORT audeTargets NAMESPACE aude:: DESTINATION ${CMAKE_INSTALL_LIBDIR}/cmake/aude)

set(config_folder ${PROJECT_BINARY_DIR}/package)
configure_package_config_file(${PROJECT_SOURCE_DIR}/cmake/audeConfig.cmake.in ${config_folder}/audeConfig.cmake
                              INSTALL_DESTINATION ${CMAKE_INSTALL_LIBDIR}/cmake/aude)
write_basic_package_version_file(${config_folder}/audeConfigVersion.cmake COMPATIBILITY SameMajorVersion)
install(FILES ${config_folder}/audeConfig.cmake ${config_folder}/audeConfigVersion.cmake
        DESTINATION ${CMAKE_INSTALL_LIBDIR}/cmake/aude)
