/// The four numbers of a shape by search, nothing remembered.
#pragma once

#include "local_search.hpp"

namespace goterr::detail {

ShapeValue read_shape(const EyeShape& shape, SearchTable& table);

}  // namespace goterr::detail
