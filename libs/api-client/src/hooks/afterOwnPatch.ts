import type { Outcome } from './outcome';

interface Versioned {
  version?: number | undefined;
}

const underWay = new Map<string, { base: number | undefined; done: Promise<Outcome<Versioned>> }>();

/**
 * Sends a patch once our own earlier one of the same record has its answer, based on the version that it made: two quick edits
 * from one view are not a clash with somebody else.
 */
export function afterOwnPatch<T extends Versioned>(
  record: string,
  version: number | undefined,
  send: (version: number | undefined) => Promise<Outcome<T>>,
): Promise<Outcome<T>> {
  const earlier = underWay.get(record);
  const done = earlier && earlier.base === version ? sendAfter(earlier.done, version, send) : send(version);
  const mine = { base: version, done };
  underWay.set(record, mine);
  void done.finally(() => {
    if (underWay.get(record) === mine) underWay.delete(record);
  });
  return done;
}

async function sendAfter<T>(
  earlier: Promise<Outcome<Versioned>>,
  version: number | undefined,
  send: (version: number | undefined) => Promise<Outcome<T>>,
): Promise<Outcome<T>> {
  const outcome = await earlier;
  return send(outcome.ok ? outcome.data.version : version);
}
