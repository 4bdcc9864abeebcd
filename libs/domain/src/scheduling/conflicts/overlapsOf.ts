import { grouped } from '../../lists/grouped';

/** Use of one thing for some time: in milliseconds since 1970, or in wall times of one zone, which are in the order of their text. */
export interface Use<Time extends number | string = number> {
  /** The space or the person that is used. */
  thing: string;
  from: Time;
  to: Time;
}

/**
 * The pairs of uses that need one thing at the same time, the earlier first, thing by thing and in order of time. A use can begin as
 * another one ends.
 */
export function overlapsOf<Time extends number | string, Own extends Use<Time>>(
  uses: readonly Own[],
): (readonly [Own, Own])[] {
  return [...grouped(uses, ({ thing }) => thing).values()].flatMap((own) => {
    let open: Own[] = [];
    return own.toSorted(byTime).flatMap((use) => {
      open = open.filter(({ to }) => use.from < to);
      const pairs = open.map((earlier) => [earlier, use] as const);
      if (use.from < use.to) open.push(use);
      return use.from < use.to ? pairs : [];
    });
  });
}

function byTime<Time extends number | string>(one: Use<Time>, other: Use<Time>): number {
  if (one.from === other.from) return 0;
  return one.from < other.from ? -1 : 1;
}
