#include "goterr/render/layer.hpp"

#include "support/catch.hpp"

using namespace goterr;
using namespace goterr::literals;

TEST_CASE("a layer of numbers has null where a point has no value") {
    Layer layer("distance", BoardSize{2, 2});
    LayerGrid grid(layer.size);
    grid["A2"_pt] = 1.5;
    grid["B1"_pt] = -10;
    layer.grids.push_back({"values", grid});
    CHECK(render_layer_json(layer) ==
          "{\"schema\":1,\"layer\":\"distance\",\"width\":2,\"height\":2,\"values\":[1.5,null,null,-10]}\n");
    CHECK(render_layer_text(layer) ==
          "     A   B\n"
          " 2 1.5   - 2\n"
          " 1   - -10 1\n"
          "     A   B\n");
}

TEST_CASE("a table lines up under its names") {
    Layer layer("chains", BoardSize{3, 3});
    layer.table = {
        "chains",
        {{{"side", layer_value(Color::black)},
          {"stones", layer_value(PointSet(layer.size, {"A1"_pt, "B1"_pt}))}},
         {{"side", layer_value(Color::white)}, {"stones", layer_value(PointSet(layer.size, {"C3"_pt}))}}}};
    CHECK(render_layer_text(layer) ==
          "side   stones\n"
          "black  A1 B1\n"
          "white  C3\n");
    CHECK(render_layer_json(layer) ==
          "{\"schema\":1,\"layer\":\"chains\",\"width\":3,\"height\":3,\"chains\":["
          "{\"side\":\"black\",\"stones\":[\"A1\",\"B1\"]},{\"side\":\"white\",\"stones\":[\"C3\"]}]}\n");
}

TEST_CASE("drawings, single values and several grids stand under their names") {
    Layer layer("escape", BoardSize{1, 2});
    layer.grids.push_back({"distance", layer_grid(Grid<int>(layer.size, 3))});
    layer.drawings.push_back({"regions", Grid<char>(layer.size, 'B')});
    layer.values.push_back({"sum", 7.0});
    CHECK(render_layer_text(layer) ==
          "distance\n   A\n 2 3 2\n 1 3 1\n   A\n\nregions\n   A\n 2 B 2\n 1 B 1\n   A\n\nsum: 7\n");
    CHECK(render_layer_json(layer).find(R"("distance":[3,3],"regions":"BB","sum":7})") != std::string::npos);
}
