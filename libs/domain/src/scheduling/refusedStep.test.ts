import { describe, expect, it } from 'vitest';
import { refusedStep } from './refusedStep';
import type { ShowStep } from './runOfShow';

const minute = 60_000;
const plan = ['a', 'b', 'c'].map((hashcode, nth) => {
  return { hashcode, from: nth * 10 * minute, to: (nth + 1) * 10 * minute };
});
const step = (kind: ShowStep['step'], item: string | null, at: number, other?: string): ShowStep => {
  return { hashcode: `${kind} ${item} ${at}`, step: kind, item, at: at * minute, other };
};
/** `a` is over, `b` is on stage, `c` is to come. */
const log = [step('start', 'a', 0), step('start', 'b', 10)];
const now = 15 * minute;

describe('[2.18] a step of a show that cannot be', () => {
  it.each([
    ['start', 'a', 'over'],
    ['start', 'b', 'begun'],
    ['start', 'c', undefined],
    ['end', 'a', 'over'],
    ['end', 'b', undefined],
    ['end', 'c', 'notOn'],
    ['ready', 'b', 'begun'],
    ['skip', 'a', 'over'],
    ['no_show', 'c', undefined],
    ['length', 'a', 'over'],
    ['length', 'b', undefined],
    ['hold', null, undefined],
    ['here', 'a', undefined],
  ] as const)('%s %s: %s', (kind, item, problem) => {
    expect(refusedStep(plan, log, step(kind, item, 15), now)?.problem).toBe(problem);
  });

  it('names which of two acts cannot exchange its place', () => {
    expect(refusedStep(plan, log, step('swap', 'c', 15, 'b'), now)).toMatchObject({
      problem: 'begun',
      item: { hashcode: 'b' },
    });
  });

  it('refuses nothing that was made without a network, or in the moment in which another made it', () => {
    expect(refusedStep(plan, log, step('start', 'a', 14), now)).toBeNull();
    const both = [...log, { ...step('start', 'c', 15), at: now - 2_000 }];
    expect(refusedStep(plan, both, step('start', 'c', 15), now)).toBeNull();
  });

  it('counts a step that was undone as not made', () => {
    const undone = { ...step('undo', null, 11), undoes: log[1]?.hashcode };
    expect(refusedStep(plan, [...log, undone], step('start', 'b', 15), now)).toBeNull();
  });
});
