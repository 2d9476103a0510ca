# libgoterr.so, or goterr.dll: the C interface and nothing else is shown. It needs no library but those of the language; of a lean build
# only the C library, and goes into wheels for Python.

# Stays at 0 while functions of goterr.h are only added; a change of GOTERR_ABI_VERSION makes it the next number.
set(GOTERR_SOVERSION 0)
get_property(modules GLOBAL PROPERTY GOTERR_MODULES)
list(REMOVE_ITEM modules protocol commands)
# What the libraries for C are made of: PNG pictures without libpng, too.
set(c_objects)
foreach(module IN LISTS modules)
    get_target_property(kind goterr_${module} TYPE)
    if(kind STREQUAL STATIC_LIBRARY)
        list(APPEND c_objects $<FILTER:$<TARGET_OBJECTS:goterr_${module}>,EXCLUDE,/render/png\\.cpp\\.>)
    endif()
endforeach()
if(NOT GOTERR_LEAN)
    add_library(goterr_lean_png OBJECT ${PROJECT_SOURCE_DIR}/src/render/lean/png.cpp)
    target_link_libraries(goterr_lean_png PRIVATE goterr_flags)
    target_include_directories(goterr_lean_png PRIVATE ${PROJECT_SOURCE_DIR}/src/render)
    list(APPEND c_objects $<TARGET_OBJECTS:goterr_lean_png>)
endif()
if(NOT GOTERR_SHARED)
    return()
endif()
set(version_script ${PROJECT_SOURCE_DIR}/src/abi/libgoterr.map)
add_library(goterr_shared SHARED ${c_objects})
set_target_properties(goterr_shared PROPERTIES OUTPUT_NAME goterr EXPORT_NAME goterr LINKER_LANGUAGE CXX
                      VERSION ${GOTERR_SOVERSION}.${PROJECT_VERSION} SOVERSION ${GOTERR_SOVERSION}
                      LINK_DEPENDS ${version_script})
if(WIN32)  # the same names, as this linker wants them
    file(STRINGS ${version_script} shown_lines REGEX "goterr_")
    string(REGEX MATCHALL "goterr_[a-z_]+" shown "${shown_lines}")
    list(JOIN shown "\n" shown)
    file(WRITE ${PROJECT_BINARY_DIR}/generated/goterr.def "EXPORTS\n${shown}\n")
    target_sources(goterr_shared PRIVATE ${PROJECT_BINARY_DIR}/generated/goterr.def)
    set_target_properties(goterr_shared PROPERTIES PREFIX "" VERSION "" SOVERSION "")
    target_link_options(goterr_shared PRIVATE -static LINKER:--gc-sections)
else()
    target_link_options(goterr_shared PRIVATE LINKER:--version-script=${version_script} LINKER:--gc-sections LINKER:-z,defs)
endif()
target_link_libraries(goterr_shared PRIVATE goterr_flags ${GOTERR_THREADS} ${CMAKE_DL_LIBS})
if(GOTERR_LEAN)  # libgcc's own library is everywhere, and its static one wants a C library of 2022
    target_link_options(goterr_shared PRIVATE -static-libstdc++ -s)
endif()

# The wheel for Python, with the library in it: cmake --build BUILD --target goterr_wheel. $GOTERR_PLATFORM is the wheel's, where it is
# another than this machine's.
find_program(GOTERR_PYTHON python3 PATHS /usr/bin NO_DEFAULT_PATH)
if(GOTERR_PYTHON)
    add_custom_target(goterr_wheel
        COMMAND ${CMAKE_COMMAND} -E rm -rf ${PROJECT_BINARY_DIR}/python
        COMMAND ${CMAKE_COMMAND} -E copy_directory ${PROJECT_SOURCE_DIR}/src/python ${PROJECT_BINARY_DIR}/python
        COMMAND ${CMAKE_COMMAND} -E copy ${PROJECT_SOURCE_DIR}/LICENSE ${PROJECT_BINARY_DIR}/python/LICENSE
        COMMAND ${CMAKE_COMMAND} -E env GOTERR_LIBRARY=$<TARGET_FILE:goterr_shared>
                ${GOTERR_PYTHON} -m pip wheel --no-deps --no-build-isolation --no-index --wheel-dir ${PROJECT_BINARY_DIR}
                ${PROJECT_BINARY_DIR}/python
        DEPENDS goterr_shared
        VERBATIM)
endif()
