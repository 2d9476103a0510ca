#include "goterr/commands/explain_command.hpp"

#include "advised.hpp"
#include "delivery.hpp"
#include "goterr/render/explanation.hpp"
#include "goterr/render/trace.hpp"

namespace goterr {

int run(const ExplainCommand& command, std::istream& in, std::ostream& out, std::ostream& err) {
    return deliver(
        {command.input, command.output, in, out, err, command.request.charset},
        [&](const std::string& bytes) {
            const auto engine = started_engine(command.engine);
            const Prepared prepared = prepare(bytes, advised(command.request, engine.get()), command.input);
            warn(prepared.from.file, prepared.from.warnings, err);
            const Study study(prepared.position, prepared.options);
            const Why answer = why(study, command.point);
            if (command.json) return render_explanation_json(answer, prepared.from);
            const std::string text = render_explanation_text(answer, prepared.from, command.width);
            return command.trace ? text + render_traces_text(readings_about(study, command.point)) : text;
        });
}

}  // namespace goterr
