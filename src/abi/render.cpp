#include <array>

#include "goterr/core/joined.hpp"
#include "goterr/estimate/endgame.hpp"
#include "goterr/estimate/suggestion.hpp"
#include "goterr/record/result.hpp"
#include "goterr/render/endgame.hpp"
#include "goterr/render/formats.hpp"
#include "goterr/render/json_value.hpp"
#include "goterr/render/report_position.hpp"
#include "goterr/render/sgf_annotation.hpp"

#include "result.hpp"

namespace {

using namespace goterr;

const Format& format_of(const char* name) {
    if (const Format* format = format_named(name == nullptr ? "" : name)) return *format;
    throw Error("'" + std::string(name == nullptr ? "" : name) + "' is no format; there are " +
                joined(formats(), ", ", &Format::name));
}

/// The options of the estimate, and over them those of the call.
CallOptions call_options(const goterr_result& result, const char* options) {
    return abi::options_over(result.options, options);
}

std::string page_of(const goterr_result& result, const CallOptions&) {
    return render_report_position(result.estimate, result.from);
}

std::string endgame_of(const goterr_result& result, const CallOptions& given) {
    const Analysis analysis = judged(result.estimate.position, result.estimate.options).analysis;
    return render_endgame_json(
        {result.estimate, read_endgame(analysis, result.estimate.options), result.from}, given.render);
}

/// The move that might be best, and the result that is expected behind it; `{}` where none may be played.
std::string best_of(const goterr_result& result, const CallOptions&) {
    const auto best = suggest(result.estimate);
    JsonObject json;
    if (best) json.add("point", best->point).add("lead", best->lead).add("result", result_text(best->lead));
    return json.json().text;
}

std::string record_of(const goterr_result& result, const CallOptions& given) {
    if (given.add.empty()) throw Error("there is no node to add");
    return render_sgf_with(result.from, given.add);
}

/// What is not among the formats that users choose from: it follows what the pages need.
struct OwnFormat {
    std::string_view name;
    std::string (*render)(const goterr_result&, const CallOptions&);
};
constexpr std::array own_formats{OwnFormat{"page", page_of}, OwnFormat{"endgame", endgame_of},
                                 OwnFormat{"best", best_of}, OwnFormat{"record", record_of}};

std::string rendered(const goterr_result& result, const char* format, const char* options) {
    const CallOptions given = call_options(result, options);
    const std::string_view name = format == nullptr ? "" : format;
    for (const OwnFormat& own : own_formats)
        if (own.name == name) return own.render(result, given);
    return format_of(format).render(result.estimate, result.from, given.render);
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
