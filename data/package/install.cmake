# What `cmake --install` puts where, and what `cpack` makes a Debian package of: the program with its manual page and
# completions (component `program`), the library for all languages (`library`), and what programs are built with
# (`development`): its header, the static libraries, the C++ headers, CMake package and pkg-config.
if(EXISTS /etc/debian_version AND CMAKE_LIBRARY_ARCHITECTURE AND NOT CMAKE_CROSSCOMPILING)  # below /usr and /usr/local alike
    set(CMAKE_INSTALL_LIBDIR lib/${CMAKE_LIBRARY_ARCHITECTURE} CACHE PATH "Where libraries are installed")
endif()
include(GNUInstallDirs)
include(CMakePackageConfigHelpers)
set(package_source ${CMAKE_CURRENT_LIST_DIR})
set(package_build ${PROJECT_BINARY_DIR}/package)

# --- the program, with what it says about itself -------------------------------------------------------

install(TARGETS goterr RUNTIME DESTINATION ${CMAKE_INSTALL_BINDIR} COMPONENT program)
if(NOT CMAKE_CROSSCOMPILING)
    add_custom_command(
        OUTPUT ${package_build}/goterr.1 ${package_build}/goterr.bash ${package_build}/_goterr ${package_build}/goterr.fish
        COMMAND ${CMAKE_COMMAND} -E make_directory ${package_build}
        COMMAND ${CMAKE_COMMAND} -E env GOTERR_CONFIG= $<TARGET_FILE:goterr> manual > ${package_build}/goterr.1
        COMMAND ${CMAKE_COMMAND} -E env GOTERR_CONFIG= $<TARGET_FILE:goterr> completion bash > ${package_build}/goterr.bash
        COMMAND ${CMAKE_COMMAND} -E env GOTERR_CONFIG= $<TARGET_FILE:goterr> completion zsh > ${package_build}/_goterr
        COMMAND ${CMAKE_COMMAND} -E env GOTERR_CONFIG= $<TARGET_FILE:goterr> completion fish > ${package_build}/goterr.fish
        DEPENDS goterr
        COMMENT "Writing the manual page and the completions"
        VERBATIM)
    add_custom_target(goterr_manual ALL DEPENDS ${package_build}/goterr.1)
    install(FILES ${package_build}/goterr.1 DESTINATION ${CMAKE_INSTALL_MANDIR}/man1 COMPONENT program)
    install(FILES ${package_build}/goterr.bash RENAME goterr
            DESTINATION ${CMAKE_INSTALL_DATADIR}/bash-completion/completions COMPONENT program)
    install(FILES ${package_build}/_goterr DESTINATION ${CMAKE_INSTALL_DATADIR}/zsh/vendor-completions COMPONENT program)
    install(FILES ${package_build}/goterr.fish DESTINATION ${CMAKE_INSTALL_DATADIR}/fish/vendor_completions.d
            COMPONENT program)
endif()
install(FILES ${PROJECT_SOURCE_DIR}/README.md DESTINATION ${CMAKE_INSTALL_DOCDIR} COMPONENT program)
install(DIRECTORY ${PROJECT_SOURCE_DIR}/data/guide ${PROJECT_SOURCE_DIR}/data/pictures DESTINATION ${CMAKE_INSTALL_DOCDIR}/data COMPONENT program)

# --- libgoterr.so: the C interface -----------------------------------------------------------------------

include(${package_source}/shared.cmake)
if(GOTERR_SHARED)
    target_include_directories(goterr_shared INTERFACE $<INSTALL_INTERFACE:${CMAKE_INSTALL_INCLUDEDIR}>)
    install(TARGETS goterr_shared EXPORT goterrTargets
            LIBRARY DESTINATION ${CMAKE_INSTALL_LIBDIR} COMPONENT library NAMELINK_COMPONENT development)
endif()

# --- libgoterr.a: the same for programs that carry it in them ---------------------------------------------

add_library(goterr_static STATIC ${c_objects})
set_target_properties(goterr_static PROPERTIES OUTPUT_NAME goterr LINKER_LANGUAGE CXX)
install(TARGETS goterr_static ARCHIVE DESTINATION ${CMAKE_INSTALL_LIBDIR} COMPONENT development)
install(FILES ${PROJECT_SOURCE_DIR}/include/goterr/goterr.h DESTINATION ${CMAKE_INSTALL_INCLUDEDIR}/goterr
        COMPONENT development)
# What it needs besides: where it is the only one, of everybody, else of those who ask for --static.
set(standard_library -lstdc++)
if(APPLE OR CMAKE_CXX_FLAGS MATCHES "-stdlib=libc[+][+]")
    set(standard_library -lc++)
endif()
set(GOTERR_STATIC_LIBRARIES "${GOTERR_LINKED_FMT}${standard_library} -lm -ldl -pthread")
if(GOTERR_SHARED)
    set(GOTERR_OWN_LIBRARIES "")
else()
    set(GOTERR_OWN_LIBRARIES " ${GOTERR_STATIC_LIBRARIES}")
endif()

# --- libgoterr_cpp.a: everything from the stones to the estimate, without the program's dependencies -----

list(REMOVE_ITEM modules render request abi)
foreach(module IN LISTS modules)
    get_target_property(kind goterr_${module} TYPE)
    if(kind STREQUAL STATIC_LIBRARY)
        list(APPEND library_objects $<TARGET_OBJECTS:goterr_${module}>)
    endif()
    install(DIRECTORY ${PROJECT_SOURCE_DIR}/include/goterr/${module} DESTINATION ${CMAKE_INSTALL_INCLUDEDIR}/goterr
            COMPONENT development OPTIONAL)
endforeach()
add_library(goterr_library STATIC ${library_objects})
set_target_properties(goterr_library PROPERTIES OUTPUT_NAME goterr_cpp EXPORT_NAME cpp LINKER_LANGUAGE CXX)
target_compile_features(goterr_library INTERFACE cxx_std_20)
target_include_directories(goterr_library INTERFACE $<INSTALL_INTERFACE:${CMAKE_INSTALL_INCLUDEDIR}>)
install(TARGETS goterr_library EXPORT goterrTargets ARCHIVE DESTINATION ${CMAKE_INSTALL_LIBDIR} COMPONENT development)

set(config_folder ${CMAKE_INSTALL_LIBDIR}/cmake/goterr)
install(EXPORT goterrTargets NAMESPACE goterr:: DESTINATION ${config_folder} COMPONENT development)
configure_package_config_file(${package_source}/goterrConfig.cmake.in ${package_build}/goterrConfig.cmake
                              INSTALL_DESTINATION ${config_folder})
write_basic_package_version_file(${package_build}/goterrConfigVersion.cmake COMPATIBILITY SameMinorVersion)
install(FILES ${package_build}/goterrConfig.cmake ${package_build}/goterrConfigVersion.cmake
        DESTINATION ${config_folder} COMPONENT development)

# The prefix may be chosen as late as at installing, so goterr.pc and goterr-cpp.pc are written then.
set(pkg_config_names goterr-cpp goterr)
install(CODE "
    set(PROJECT_VERSION \"${PROJECT_VERSION}\")
    set(PROJECT_DESCRIPTION \"${PROJECT_DESCRIPTION}\")
    set(CMAKE_INSTALL_INCLUDEDIR \"${CMAKE_INSTALL_INCLUDEDIR}\")
    set(CMAKE_INSTALL_LIBDIR \"${CMAKE_INSTALL_LIBDIR}\")
    set(GOTERR_OWN_LIBRARIES \"${GOTERR_OWN_LIBRARIES}\")
    set(GOTERR_STATIC_LIBRARIES \"${GOTERR_STATIC_LIBRARIES}\")
    foreach(name ${pkg_config_names})
        configure_file(\"${package_source}/\${name}.pc.in\" \"${package_build}/\${name}.pc\" @ONLY)
    endforeach()"
        COMPONENT development)
list(TRANSFORM pkg_config_names REPLACE "(.+)" "${package_build}/\\1.pc" OUTPUT_VARIABLE pkg_config_files)
install(FILES ${pkg_config_files} DESTINATION ${CMAKE_INSTALL_LIBDIR}/pkgconfig COMPONENT development)

# --- Debian packages ------------------------------------------------------------------------------------

set(GOTERR_MAINTAINER "The goterr authors <goterr@goterr.example>" CACHE STRING "Maintainer of the Debian packages")
set(CPACK_PACKAGE_CONTACT "${GOTERR_MAINTAINER}")
set(CPACK_GENERATOR DEB)
set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_DEB_COMPONENT_INSTALL ON)
set(CPACK_COMPONENTS_ALL program development)
if(GOTERR_SHARED)
    list(APPEND CPACK_COMPONENTS_ALL library)
endif()
set(CPACK_PACKAGING_INSTALL_PREFIX /usr)
set(CPACK_STRIP_FILES ON)
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS ON)
set(CPACK_DEBIAN_PACKAGE_DEPENDS "")
set(CPACK_DEBIAN_PROGRAM_PACKAGE_NAME goterr)
set(CPACK_DEBIAN_PROGRAM_PACKAGE_SECTION utils)
# Opened when they are needed, so that no dependency is found in the program.
set(CPACK_DEBIAN_PROGRAM_PACKAGE_RECOMMENDS "libarchive13 | libarchive13t64, libpangocairo-1.0-0, libsqlite3-0")
set(CPACK_COMPONENT_PROGRAM_DESCRIPTION "Reads SGF files and board diagrams and tells which stones are dead, who will
 own which point and what the score is, as text, JSON or a picture.")
set(CPACK_DEBIAN_LIBRARY_PACKAGE_NAME libgoterr${GOTERR_SOVERSION})
set(CPACK_DEBIAN_LIBRARY_PACKAGE_SECTION libs)
set(CPACK_DEBIAN_PACKAGE_GENERATE_SHLIBS ON)
set(CPACK_COMPONENT_LIBRARY_DESCRIPTION "Territory, dead stones and score of Go positions for programs in any
 language: the shared library behind goterr.h.")
# A trigger is how packages ask for ldconfig today. That these two scripts are named keeps cpack from writing its own, and
# what is not there is not packed.
# Sources may be writable for the group; what is packed may not.
configure_file(${package_source}/triggers ${package_build}/triggers COPYONLY FILE_PERMISSIONS OWNER_READ OWNER_WRITE GROUP_READ WORLD_READ)
set(CPACK_DEBIAN_LIBRARY_PACKAGE_CONTROL_EXTRA "${package_build}/triggers;${package_build}/none/postinst;${package_build}/none/postrm")
set(CPACK_DEBIAN_DEVELOPMENT_PACKAGE_NAME libgoterr-dev)
if(GOTERR_SHARED)
    set(CPACK_DEBIAN_DEVELOPMENT_PACKAGE_DEPENDS "libgoterr${GOTERR_SOVERSION} (= ${PROJECT_VERSION})")
endif()
set(CPACK_DEBIAN_DEVELOPMENT_PACKAGE_SECTION libdevel)
set(CPACK_DEBIAN_DEVELOPMENT_PACKAGE_SHLIBDEPS OFF)
set(CPACK_COMPONENT_DEVELOPMENT_DESCRIPTION "Header of the C interface, static C++ library and its headers: boards and
 rules, SGF and diagrams, Bouzy's map, influence, reading, playouts, life and
 death, and the estimate itself.")

# Debian wants copyright and changelog beside every package, and compresses what can be: debian_docs.cmake.
file(STRINGS ${PROJECT_SOURCE_DIR}/LICENSE license_lines)
foreach(line IN LISTS license_lines)
    if(line MATCHES "^Copyright \\(c\\) (.*)$")
        set(GOTERR_COPYRIGHT "${CMAKE_MATCH_1}")
    elseif(NOT line MATCHES "^MIT License" AND NOT line STREQUAL "")
        string(APPEND GOTERR_LICENSE " ${line}\n")
    endif()
endforeach()
configure_file(${package_source}/copyright.in ${package_build}/copyright @ONLY)
configure_file(${package_source}/changelog.in ${package_build}/changelog @ONLY)
set(CPACK_GOTERR_DOCS ${package_build})
set(CPACK_PRE_BUILD_SCRIPTS ${package_source}/debian_docs.cmake)
set(CPACK_INSTALL_DEFAULT_DIRECTORY_PERMISSIONS OWNER_READ OWNER_WRITE OWNER_EXECUTE GROUP_READ GROUP_EXECUTE
                                                WORLD_READ WORLD_EXECUTE)
include(CPack)
