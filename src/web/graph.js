// The score along a game: 300 by 120 units, black's lead upwards. `graph` has points with move, lead, low and high, the
// range of both axes, their ticks, and turns as indices of points.
const plot = { left: 26, top: 6, right: 292, bottom: 106 };

const graphX = (graph, move) =>
    plot.left + (move - graph.range.first) / (graph.range.last - graph.range.first || 1) * (plot.right - plot.left);
const graphY = (graph, lead) => plot.bottom - (Math.min(graph.range.high, Math.max(graph.range.low, lead)) - graph.range.low) /
    (graph.range.high - graph.range.low) * (plot.bottom - plot.top);

function drawAxes(svg, graph) {
    const wide = plot.right - plot.left, zero = graphY(graph, 0);
    shape('rect', { x: plot.left, y: plot.top, width: wide, height: zero - plot.top, fill: 'var(--black-side)' }, svg);
    shape('rect', { x: plot.left, y: zero, width: wide, height: plot.bottom - zero, fill: 'var(--white-side)' }, svg);
    for (const [value, name] of graph.leadTicks) {
        const y = graphY(graph, value);
        shape('line', { x1: plot.left, x2: plot.right, y1: y, y2: y, stroke: 'var(--rule)', 'stroke-width': value ? 0.3 : 0.8 }, svg);
        text(svg, plot.left - 2, y + 2, name, { 'font-size': 6, fill: 'var(--faint)', 'text-anchor': 'end' });
    }
    for (const move of graph.moveTicks) text(svg, graphX(graph, move), 114, move, { 'font-size': 6, fill: 'var(--faint)' });
}

function drawCurve(svg, graph) {
    const place = (p, lead) => graphX(graph, p.move) + ',' + graphY(graph, lead), points = graph.points;
    const band = points.map(p => place(p, p.high)).concat(points.map(p => place(p, p.low)).reverse());
    shape('polygon', { points: band.join(' '), fill: 'var(--band)', 'fill-opacity': 0.3 }, svg);
    shape('polyline', { points: points.map(p => place(p, p.lead)).join(' '), fill: 'none', stroke: 'var(--curve)', 'stroke-width': 1 }, svg);
    for (const turn of graph.turns)
        shape('circle', { cx: graphX(graph, points[turn.index].move), cy: graphY(graph, points[turn.index].lead), r: 2, fill: 'var(--mark)' }, svg);
}

function drawGraph(graph) {
    const svg = shape('svg', { viewBox: '0 0 300 120' });
    drawAxes(svg, graph);
    drawCurve(svg, graph);
    shape('line', { id: 'here', y1: plot.top, y2: plot.bottom, stroke: 'var(--mark)', 'stroke-width': 0.8 }, svg);
    byId('graph').replaceChildren(svg);
    return svg;
}

function moveHere(graph, move) {
    byId('here').setAttribute('x1', graphX(graph, move));
    byId('here').setAttribute('x2', graphX(graph, move));
}

// The point of the graph nearest to the pointer.
function graphPointAt(svg, graph, event) {
    const box = svg.getBoundingClientRect(), x = (event.clientX - box.left) / box.width * 300;
    const away = p => Math.abs(graphX(graph, p.move) - x);
    return graph.points.reduce((best, p, i) => (away(p) < away(graph.points[best]) ? i : best), 0);
}
