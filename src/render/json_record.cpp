#include "json_record.hpp"

#include "goterr/core/printable.hpp"
#include "goterr/core/utf8.hpp"

namespace goterr {

void add_file(JsonObject& record, const std::string& name, const std::string& file) {
    const bool escaped = !is_utf8(file);
    record.add(name, escaped ? printable_name(file) : file);
    if (escaped) record.add(name + "_escaped", true);
}

JsonObject begun_record(const Provenance& from) {
    JsonObject record;
    record.add("schema", 1);
    add_file(record, "file", from.file);
    return record;
}

JsonObject begun_record(const Provenance& from, const Position& position) {
    return begun_record(from)
        .add("game", from.game)
        .add("move", from.move)
        .add("width", position.board.size().width)
        .add("height", position.board.size().height)
        .add("to_move", position.to_move);
}

}  // namespace goterr
