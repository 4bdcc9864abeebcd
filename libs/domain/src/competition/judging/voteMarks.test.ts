import { createDraw } from '../testing/drawEntry';
import { describe, expect, it } from 'vitest';
import { voteDoubts, type VoteSource } from './voteMarks';

const acts = ['a', 'b', 'c', 'd'];

/** A source whose votes come after pauses, each for an act. */
function sourceOf(pauses: readonly number[], act: (nth: number) => string, isBrowser = true): VoteSource {
  let at = 0;
  const ballots = pauses.map((pause, nth) => ({ at: (at += pause), entry: act(nth) }));
  return { network: '203.0.113.1', device: 'phone', ballots, isBrowser };
}

/** Pauses of people who come by chance, in milliseconds. */
function byChance(count: number, mean: number, random: () => number): number[] {
  return Array.from({ length: count }, () => -Math.log(1 - random()) * mean);
}

describe('[3.24] marks of votes', () => {
  it('are none for a hall of people, however many share a network and a model of phone', () => {
    for (let seed = 1; seed <= 200; seed += 1) {
      const random = createDraw(seed);
      const hall = [130, 400, 70].map((mean) =>
        sourceOf(
          byChance(20 + Math.floor(random() * 400), mean, random),
          () => acts[Math.floor(random() ** 2 * 4)] ?? 'a',
        ),
      );
      for (const source of hall) expect(voteDoubts(source, hall), `hall ${seed}`).toEqual([]);
    }
  });

  it('name a program by its pace, its speed, what it is, and by whom alone it votes for', () => {
    const random = createDraw(7);
    const hall = [sourceOf(byChance(300, 400, random), () => acts[Math.floor(random() * 4)] ?? 'a')];
    const doubtsOf = (source: VoteSource) => voteDoubts(source, [...hall, source]);
    const steady = Array.from({ length: 700 }, () => 900 + random() * 200);
    const anyAct = (nth: number) => acts[nth % 4] ?? 'a';
    expect(doubtsOf(sourceOf(steady, anyAct))).toEqual(['evenPace']);
    expect(doubtsOf(sourceOf(byChance(700, 12, random), anyAct))).toEqual(['fast']);
    expect(doubtsOf(sourceOf(byChance(700, 900, random), anyAct, false))).toEqual(['noBrowser']);
    expect(doubtsOf(sourceOf(byChance(700, 900, random), () => 'd'))).toEqual(['oneAct']);
    expect(doubtsOf(sourceOf(steady.slice(0, 19), () => 'd', false))).toEqual([]);
  });
});
