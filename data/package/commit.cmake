# The commit of this tree for `--version`, as it is when CMake runs; empty where there is no history or no git.
set(commit "")
find_package(Git QUIET)
if(GIT_FOUND)
    execute_process(COMMAND ${GIT_EXECUTABLE} -C ${PROJECT_SOURCE_DIR} rev-parse --show-toplevel
                    OUTPUT_VARIABLE top OUTPUT_STRIP_TRAILING_WHITESPACE ERROR_QUIET)
    if(top STREQUAL PROJECT_SOURCE_DIR)
        execute_process(COMMAND ${GIT_EXECUTABLE} -C ${PROJECT_SOURCE_DIR} describe --always --dirty --abbrev=10
                        OUTPUT_VARIABLE commit OUTPUT_STRIP_TRAILING_WHITESPACE ERROR_QUIET)
    endif()
endif()
file(CONFIGURE OUTPUT ${PROJECT_BINARY_DIR}/generated/commit.inc
     CONTENT "// Made by CMake.\nconstexpr std::string_view commit = \"@commit@\";\n" @ONLY)
