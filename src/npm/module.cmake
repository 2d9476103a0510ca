# The WebAssembly modules: goterr.wasm with the net of quick effort, and boards.wasm without records,
# renderers and nets. What nets they have not lie beside them, each in its file.
set(module_results
    malloc free goterr_abi_version goterr_version goterr_estimate_board goterr_result_free goterr_free goterr_width
    goterr_height goterr_board goterr_owner goterr_dead goterr_ownership goterr_lead goterr_low goterr_high
    goterr_win_chance goterr_sampled_game)

# A standalone module exports C functions and imports the host's TextDecoder and the clock. Memory begins so large that no
# estimate of a board makes it grow: what callers have put there stays in its place.
function(goterr_wasm name)
    list(TRANSFORM ARGN PREPEND _ OUTPUT_VARIABLE exports)
    list(JOIN exports , exports)
    file(WRITE ${PROJECT_BINARY_DIR}/generated/${name}.cpp "")
    add_executable(goterr_${name}_wasm ${PROJECT_BINARY_DIR}/generated/${name}.cpp)
    target_link_libraries(goterr_${name}_wasm PRIVATE goterr_abi)
    target_link_options(goterr_${name}_wasm PRIVATE
                        -O3 -flto -sSTANDALONE_WASM --no-entry -sEXPORTED_FUNCTIONS=${exports} -sREVERSE_DEPS=none
                        -sMALLOC=emmalloc -sALLOW_MEMORY_GROWTH=1
                        -sINITIAL_MEMORY=33554432 -sMAXIMUM_MEMORY=1073741824 -sABORTING_MALLOC=0
                        -sERROR_ON_UNDEFINED_SYMBOLS=0 -sWARN_ON_UNDEFINED_SYMBOLS=0)
    set_target_properties(goterr_${name}_wasm PROPERTIES OUTPUT_NAME ${name} SUFFIX .wasm
                          RUNTIME_OUTPUT_DIRECTORY ${PROJECT_BINARY_DIR}/npm)
endfunction()

goterr_wasm(goterr ${module_results} goterr_estimate goterr_render goterr_game goterr_explain
            goterr_record_read goterr_record_free goterr_record_moves goterr_record_game goterr_record_estimate)
target_sources(goterr_goterr_wasm PRIVATE ${PROJECT_SOURCE_DIR}/src/estimate/quick_net.cpp)
target_include_directories(goterr_goterr_wasm PRIVATE ${PROJECT_SOURCE_DIR}/src/estimate ${PROJECT_SOURCE_DIR}/data)
goterr_wasm(boards ${module_results})

# The npm package: make_package.cjs says what is in it.
find_program(GOTERR_NODE node REQUIRED)
file(GLOB package_files CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/src/npm/*.*)
foreach(net quick normal)
    set(net_file ${PROJECT_BINARY_DIR}/npm/${net}.net)
    file(GLOB net_tables CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/data/net_${net}_*.inc)
    add_custom_command(
        OUTPUT ${net_file}
        COMMAND ${GOTERR_NODE} ${PROJECT_SOURCE_DIR}/src/npm/net.cjs ${PROJECT_SOURCE_DIR}/data ${net} ${net_file}
        DEPENDS ${PROJECT_SOURCE_DIR}/src/npm/net.cjs ${net_tables}
        VERBATIM)
    list(APPEND net_files ${net_file})
endforeach()
add_custom_command(
    OUTPUT ${PROJECT_BINARY_DIR}/npm/index.cjs
    COMMAND ${GOTERR_NODE} ${PROJECT_SOURCE_DIR}/src/npm/make_package.cjs ${PROJECT_SOURCE_DIR}/src/npm
            ${PROJECT_BINARY_DIR}/npm ${PROJECT_SOURCE_DIR} ${PROJECT_VERSION}
    DEPENDS ${package_files} ${net_files} goterr_goterr_wasm goterr_boards_wasm ${PROJECT_SOURCE_DIR}/LICENSE
            ${PROJECT_SOURCE_DIR}/data/package/CHANGELOG.md
    COMMENT "Writing the npm package"
    VERBATIM)
add_custom_target(goterr_npm ALL DEPENDS ${PROJECT_BINARY_DIR}/npm/index.cjs)

# The page: one file with everything but the net of normal effort, which lies beside it. Python comes with
# emscripten.
find_package(Python3 REQUIRED COMPONENTS Interpreter)
add_executable(goterr_unlzma_wasm ${PROJECT_SOURCE_DIR}/src/web/unlzma.cpp)
target_compile_options(goterr_unlzma_wasm PRIVATE -Os -fno-exceptions)
target_link_options(goterr_unlzma_wasm PRIVATE -Os -sSTANDALONE_WASM --no-entry -sEXPORTED_FUNCTIONS=_start,_unpack -sMALLOC=none
                    -sALLOW_MEMORY_GROWTH=1 -sINITIAL_MEMORY=131072 -sTOTAL_STACK=4096)
set_target_properties(goterr_unlzma_wasm PROPERTIES OUTPUT_NAME unlzma SUFFIX .wasm)
set(page_folder ${PROJECT_BINARY_DIR}/generated/page)
add_custom_command(
    OUTPUT ${PROJECT_BINARY_DIR}/goterr.html ${PROJECT_BINARY_DIR}/goterr-net.js
    COMMAND Python3::Interpreter ${PROJECT_SOURCE_DIR}/src/web/make_page.py ${page_folder} $<TARGET_FILE:goterr_unlzma_wasm>
            $<TARGET_FILE:goterr_goterr_wasm> ${PROJECT_BINARY_DIR}/npm/normal.net
            ${PROJECT_SOURCE_DIR}/data/games/9x9-japanese.sgf ${PROJECT_BINARY_DIR}
    DEPENDS ${PROJECT_SOURCE_DIR}/src/web/make_page.py ${page_folder}/html ${page_folder}/style ${page_folder}/script
            ${page_folder}/worker ${page_folder}/boot goterr_goterr_wasm goterr_unlzma_wasm ${PROJECT_BINARY_DIR}/npm/normal.net
    COMMENT "Writing the page"
    VERBATIM)
add_custom_target(goterr_page ALL DEPENDS ${PROJECT_BINARY_DIR}/goterr.html)
