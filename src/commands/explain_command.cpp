#include "goterr/commands/explain_command.hpp"

#include "delivery.hpp"
#include "goterr/render/explanation.hpp"

namespace goterr {

int run(const ExplainCommand& command, std::istream& in, std::ostream& out, std::ostream& err) {
    return deliver({command.input, command.output, in, out, err}, [&](const std::string& bytes) {
        const Prepared prepared = prepare(bytes, command.request, command.input);
        const Why answer = why({prepared.position, prepared.options}, command.point);
        return command.json ? render_explanation_json(answer, prepared.from)
                            : render_explanation_text(answer, prepared.from, command.width);
    });
}

}  // namespace goterr
