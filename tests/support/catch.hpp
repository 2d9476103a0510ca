/// Catch2, version 2.13 or 3, under one include.
#pragma once

#if defined(GOTERR_CATCH2_V3)
#include <catch2/catch_all.hpp>
#else
#include <catch2/catch.hpp>
namespace Catch {
using Detail::Approx;
}
#endif
