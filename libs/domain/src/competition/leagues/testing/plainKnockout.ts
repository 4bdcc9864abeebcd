/** How two teams of a knock-out parted; null: neither goes on. */
export interface PlainResult {
  teams: readonly [string, string];
  winner: string | null;
  isThird: boolean;
}

/** A place: a team, none for good, or not known yet. */
type Place = { team: string } | 'none' | 'open';
type Node = string | null | readonly [Node, Node];

interface PlainState {
  open: { home: string; away: string }[];
  winner: string | null;
  /** Of the game for third place. */
  third: string | null;
}

/** A knock-out by a second, slow implementation: pairs within pairs, and a list of who beat whom. */
export function plainKnockout(
  seeds: readonly string[],
  results: readonly PlainResult[],
  thirdPlace: boolean,
): PlainState {
  const open: PlainState['open'] = [];

  function meet(one: Place, other: Place, isThird: boolean): Place {
    if (one === 'open' || other === 'open') return 'open';
    if (one === 'none') return other;
    if (other === 'none') return one;
    const found = results.find(
      ({ teams, ...result }) =>
        result.isThird === isThird && teams.includes(one.team) && teams.includes(other.team),
    );
    if (found) return found.winner === null ? 'none' : { team: found.winner };
    open.push({ home: one.team, away: other.team });
    return 'open';
  }

  function play(node: Node): Place {
    if (node === null) return 'none';
    return typeof node === 'string' ? { team: node } : meet(play(node[0]), play(node[1]), false);
  }

  function loserOf(node: Node): Place {
    if (node === null || typeof node === 'string') return 'none';
    const [one, other] = [play(node[0]), play(node[1])];
    if (one === 'none' || other === 'none') return 'none';
    const won = play(node);
    if (one === 'open' || other === 'open' || won === 'open') return 'open';
    if (won === 'none') return 'none';
    return won.team === one.team ? other : one;
  }

  const root = bracketOf(seeds);
  const won = play(root);
  // Reading the losers finds the same games again.
  const found = [...open];
  open.length = 0;
  const hasThird = thirdPlace && root !== null && typeof root !== 'string' && seeds.length > 2;
  const [one, other] = hasThird ? [loserOf(root[0]), loserOf(root[1])] : ['none' as const, 'none' as const];
  open.length = 0;
  const third = meet(one, other, true);
  return { open: [...found, ...open], winner: teamOf(won), third: teamOf(third) };
}

const teamOf = (place: Place): string | null => (typeof place === 'object' ? place.team : null);

/** The best against the last, then the pairs in the same way, until one is left. */
function bracketOf(seeds: readonly string[]): Node {
  let nodes: Node[] = [...seeds];
  while (Math.log2(nodes.length) % 1 !== 0) nodes.push(null);
  while (nodes.length > 1)
    nodes = nodes
      .slice(0, nodes.length / 2)
      .map((node, index): Node => [node, nodes[nodes.length - 1 - index] ?? null]);
  return nodes[0] ?? null;
}
