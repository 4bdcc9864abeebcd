/** Votes of an audience that came from one kind of device in one network. */
export interface VoteSource {
  network: string;
  device: string;
  /** When each was cast, in milliseconds, and for which act. */
  ballots: readonly { at: number; entry: string }[];
  /** The device names itself a browser, as every phone does. */
  isBrowser: boolean;
}

/** Reasons to check the votes of a source: no browser, an even pace, too fast for a hall, and nearly all for one act. */
export type VoteDoubt = 'noBrowser' | 'evenPace' | 'fast' | 'oneAct';

/** Fewer votes are a family, or a class with the phones of its school. */
const fewest = 20;
/** Spread of the pauses between votes, by their mean: people who come by chance have about 1, a program with a clock near 0. */
const evenSpread = 0.5;
/** Of so many votes half of the pauses are shorter, in milliseconds: two thousand phones in one network do not send so fast. */
const [manyVotes, shortPause] = [100, 30];
/** Share of one act that a crowd does not reach, and the share that it has among all others at most. */
const [nearlyAll, elsewhere] = [0.95, 0.6];

/**
 * Reasons to doubt the votes of a source, none for a hall that votes by itself. A mark accuses no one: behind one address a whole hall votes,
 * so that the office checks, and decides.
 */
export function voteDoubts(source: VoteSource, all: readonly VoteSource[]): VoteDoubt[] {
  const { ballots, isBrowser } = source;
  if (ballots.length < fewest) return [];
  const pauses = pausesOf(ballots.map(({ at }) => at));
  const mean = pauses.reduce((sum, pause) => sum + pause, 0) / pauses.length;
  const spread = Math.sqrt(pauses.reduce((sum, pause) => sum + (pause - mean) ** 2, 0) / pauses.length);
  const median = pauses.toSorted((a, b) => a - b)[Math.floor(pauses.length / 2)] ?? 0;
  const doubts: [VoteDoubt, boolean][] = [
    ['noBrowser', !isBrowser],
    ['evenPace', mean > 0 && spread / mean < evenSpread],
    ['fast', ballots.length >= manyVotes && median < shortPause],
    ['oneAct', isForOneAct(source, all)],
  ];
  return doubts.flatMap(([doubt, holds]) => (holds ? doubt : []));
}

function pausesOf(times: readonly number[]): number[] {
  const sorted = times.toSorted((a, b) => a - b);
  return sorted.slice(1).map((at, index) => at - (sorted[index] ?? at));
}

function isForOneAct(source: VoteSource, all: readonly VoteSource[]): boolean {
  const counts = new Map<string, number>();
  for (const { entry } of source.ballots) counts.set(entry, (counts.get(entry) ?? 0) + 1);
  const [entry, most] = [...counts].toSorted(([, a], [, b]) => b - a)[0] ?? ['', 0];
  const others = all.filter((each) => each !== source).flatMap(({ ballots }) => ballots);
  const same = others.filter((ballot) => ballot.entry === entry).length;
  return (
    most / source.ballots.length >= nearlyAll && others.length >= fewest && same / others.length <= elsewhere
  );
}
