/// What KataGo lets `overrideSettings` set. All but the perspective and the visits is about searching, which
/// is not done here: a known name changes nothing, an unknown one is a slip that the client should hear of.
///
/// Source: the parameters that KataGo's configuration files document.
#pragma once

#include <string_view>

namespace goterr {

bool is_katago_setting(std::string_view name);

}  // namespace goterr
