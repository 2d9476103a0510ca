#include "output_options.hpp"

#include <algorithm>

#include <fmt/format.h>

#include "goterr/core/joined.hpp"
#include "goterr/system/terminal.hpp"

namespace goterr::cli {

namespace {

void refuse_extension(const std::string& extension, const std::vector<std::string>& extensions) {
    if (extension.empty() || std::find(extensions.begin(), extensions.end(), extension) != extensions.end())
        return;
    throw CLI::ValidationError(fmt::format("--output: .{} is not written here; the extensions are .{}",
                                           extension, joined(extensions, ", .")));
}

}  // namespace

void check_output(const WrittenTo& written, const std::vector<std::string>& extensions) {
    if (!written.by_name) refuse_extension(extension_of(written.output), extensions);
    const bool to_stream = written.output.empty() || written.output == "-";
    if (written.format == "png" && to_stream && is_terminal(Stream::output))
        throw CLI::ValidationError(
            "png is no text and would spoil the terminal; name a file with -o FILE.png");
}

void add_output_file(CLI::App& command, std::string& output) {
    command.add_option("-o,--output", output, "Where to write (default: standard output)")->type_name("FILE");
}

}  // namespace goterr::cli
