/**
 * The circles of a graph: groups of nodes that all reach each other (Tarjan's strongly connected components).
 *
 * @param {import('./importGraph.js').Graph} graph
 * @returns {string[][]} each circle sorted, the circles by their first node
 */
export function findCircles(graph) {
  /** @type {Map<string, { index: number, low: number, open: boolean }>} */
  const visits = new Map();
  /** @type {string[]} */
  const stack = [];
  /** @type {string[][]} */
  const circles = [];

  /** @param {string} node */
  function visit(node) {
    const own = { index: visits.size, low: visits.size, open: true };
    visits.set(node, own);
    stack.push(node);
    for (const target of graph.get(node) ?? []) {
      const other = visits.get(target) ?? visit(target);
      if (other.open) own.low = Math.min(own.low, other.low);
    }
    if (own.low === own.index) closeCircle(node);
    return own;
  }

  /** @param {string} first */
  function closeCircle(first) {
    const members = stack.splice(stack.indexOf(first));
    for (const member of members) {
      const visited = visits.get(member);
      if (visited) visited.open = false;
    }
    if (members.length > 1) circles.push(members.sort());
  }

  for (const node of graph.keys()) if (!visits.has(node)) visit(node);
  return circles.sort(([one = ''], [other = '']) => one.localeCompare(other));
}
