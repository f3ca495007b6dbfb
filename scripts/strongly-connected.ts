type Graph = ReadonlyMap<string, readonly string[]>;

/**
 * Groups of nodes that can all reach each other (Tarjan's algorithm), sorted. A group of a single
 * node is listed only if the node points to itself.
 */
export function stronglyConnected(graph: Graph): readonly (readonly string[])[] {
  const groups: string[][] = [];
  const order = new Map<string, number>();
  const stack: string[] = [];

  const visit = (node: string): number => {
    const index = order.size;
    order.set(node, index);
    stack.push(node);
    let low = index;
    for (const next of graph.get(node) ?? []) {
      if (!order.has(next)) low = Math.min(low, visit(next));
      else if (stack.includes(next)) low = Math.min(low, order.get(next) ?? low);
    }
    if (low === index) {
      const group = stack.splice(stack.indexOf(node));
      if (group.length > 1 || graph.get(node)?.includes(node)) groups.push(group.sort());
    }
    return low;
  };

  for (const node of graph.keys()) if (!order.has(node)) visit(node);
  return groups;
}

/**
 * The shortest ring through a node of such a group. It begins with the node whose name sorts first.
 */
export function shortestRing(graph: Graph, start: string): readonly string[] {
  const seen = new Set<string>();
  let chains: readonly (readonly string[])[] = [[start]];
  while (chains.length > 0) {
    const longer: string[][] = [];
    for (const chain of chains) {
      for (const next of graph.get(chain.at(-1) ?? start) ?? []) {
        if (next === start) return rotated(chain);
        if (seen.has(next)) continue;
        seen.add(next);
        longer.push([...chain, next]);
      }
    }
    chains = longer;
  }
  return [start];
}

function rotated(chain: readonly string[]): readonly string[] {
  const first = chain.indexOf([...chain].sort()[0] ?? "");
  return [...chain.slice(first), ...chain.slice(0, first)];
}
