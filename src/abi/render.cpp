#include "goterr/render/formats.hpp"
#include "goterr/render/report_position.hpp"

#include "result.hpp"

namespace {

using namespace goterr;

const Format& format_of(const char* name) {
    if (const Format* format = format_named(name == nullptr ? "" : name)) return *format;
    std::string known;
    for (const Format& format : formats()) known += (known.empty() ? "" : ", ") + std::string(format.name);
    throw Error("'" + std::string(name == nullptr ? "" : name) + "' is no format; there are " + known);
}

/// The options of the estimate, and over them those of the call.
RenderOptions render_options(const goterr_result& result, const char* options) {
    return abi::options_over(result.options, options).render;
}

/// "page" is not among the formats that users choose from: it follows what the pages need.
std::string rendered(const goterr_result& result, const char* format, const char* options) {
    if (format != nullptr && std::string_view(format) == "page")
        return render_report_position(result.estimate, result.from);
    return format_of(format).render(result.estimate, result.from, render_options(result, options));
}

}  // namespace

char* goterr_render(const goterr_result* result, const char* format, const char* options, size_t* size,
                    char** error) {
    return abi::guarded(error, [&] {
        if (result == nullptr) throw Error("there is no result to render");
        const std::string text = rendered(*result, format, options);
        if (size != nullptr) *size = text.size();
        return abi::copy_of(text);
    });
}
