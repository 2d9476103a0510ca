#include "goterr/system/terminal.hpp"

#include <fcntl.h>
#include <io.h>
#include <windows.h>

#include "goterr/system/environment.hpp"

namespace goterr {

namespace {

HANDLE handle_of(Stream stream) {
    return ::GetStdHandle(stream == Stream::input    ? STD_INPUT_HANDLE
                          : stream == Stream::output ? STD_OUTPUT_HANDLE
                                                     : STD_ERROR_HANDLE);
}

}  // namespace

bool is_terminal(Stream stream) {
    DWORD mode = 0;
    return ::GetConsoleMode(handle_of(stream), &mode) != 0;
}

int terminal_columns(Stream stream) {
    CONSOLE_SCREEN_BUFFER_INFO info{};
    return ::GetConsoleScreenBufferInfo(handle_of(stream), &info) != 0
               ? info.srWindow.Right - info.srWindow.Left + 1
               : 0;
}

void prepare_standard_streams() {
    for (const int stream : {0, 1, 2}) ::_setmode(stream, _O_BINARY);
    ::SetConsoleOutputCP(CP_UTF8);
}

std::string machine_name() { return variable("PROCESSOR_IDENTIFIER").value_or("unknown machine"); }

}  // namespace goterr
