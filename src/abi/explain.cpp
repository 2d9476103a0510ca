#include "goterr/estimate/why.hpp"
#include "goterr/render/explanation.hpp"

#include "result.hpp"

namespace {

using namespace goterr;

std::string sentences_about(const goterr_result& result, const char* name) {
    const Point point = point_in(name == nullptr ? "" : name);
    std::string text;
    const Why found = why({result.estimate.position, result.estimate.options}, point);
    for (const std::string& sentence : explanation_sentences(found)) text += sentence + '\n';
    return text;
}

}  // namespace

char* goterr_explain(const goterr_result* result, const char* point, char** error) {
    return abi::guarded(error, [&] {
        if (result == nullptr) throw Error("there is no result to explain");
        return abi::copy_of(sentences_about(*result, point));
    });
}
