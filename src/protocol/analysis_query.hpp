/// Queries of the analysis protocol, from JSON to tasks.
#pragma once

#include <nlohmann/json.hpp>

#include "goterr/core/error.hpp"
#include "goterr/protocol/analysis.hpp"

namespace goterr {

/// A field that cannot be used; `what()` says why.
class FieldError : public Error {
public:
    FieldError(std::string field, const std::string& sentence) : Error(sentence), field_(std::move(field)) {}
    const std::string& field() const { return field_; }

private:
    std::string field_;
};

/// The integer that a field is. Throws `FieldError`.
int whole_number(const nlohmann::json& value, const std::string& field, int least, int most);

/// The positions a query asks for. Throws `FieldError`.
std::vector<AnalysisTask> tasks_of(const nlohmann::json& query, const std::string& id,
                                   const AnalysisProtocolOptions& options);

/// Whether a chain of its initial stones has no liberties. Throws `FieldError`.
bool sets_up_breathless(const nlohmann::json& query);

/// The fields of a query that mean nothing here.
std::vector<std::string> unused_fields(const nlohmann::json& query);

/// The names in its `overrideSettings` that KataGo does not know either.
std::vector<std::string> unknown_settings(const nlohmann::json& query);

}  // namespace goterr
