import { expect, it } from 'vitest';
import { pathOfCreative, type OfferedAchievement, type OwnAchievement } from './pathOfCreative';

const offer = (hashcode: string, type: string | null = 'Badge', isOffered = true): OfferedAchievement => {
  return { hashcode, title: `The ${hashcode}`, type, isOffered };
};
const has = (
  template: string,
  status: OwnAchievement['status'],
  reachedOn: string | null = null,
): OwnAchievement => ({
  hashcode: `own ${template}`,
  template,
  title: `Own ${template}`,
  status,
  reachedOn,
  evidence: null,
});
const shape = (parts: ReturnType<typeof pathOfCreative>) =>
  parts.map(({ type, steps, reached }) => [
    type,
    reached,
    steps.map(({ template, state }) => `${template} ${state}`),
  ]);

it('[7.41] the path of a creative has what is reached by its day, what is under way and what is on offer, by type', () => {
  const offered = [offer('draft'), offer('show', 'Showing'), offer('edit'), offer('pitch'), offer('score')];
  const own = [
    has('edit', 'reached', '2026-05-02'),
    has('score', 'reached', '2026-03-01'),
    has('draft', 'proposed'),
  ];
  expect(shape(pathOfCreative(offered, own))).toEqual([
    ['Badge', 2, ['score reached', 'edit reached', 'draft proposed', 'pitch offered']],
    ['Showing', 0, ['show offered']],
  ]);
});

it('[7.41] what was withdrawn is on offer again, and what is retired stays with those who have it', () => {
  const offered = [offer('draft'), offer('old', 'Badge', false), offer('gone', 'Badge', false)];
  expect(shape(pathOfCreative(offered, [has('draft', 'withdrawn'), has('old', 'working')]))).toEqual([
    ['Badge', 0, ['old working', 'draft offered']],
  ]);
});

it('[7.41] an achievement whose type cannot be read stands last, under its own title', () => {
  const parts = pathOfCreative([offer('draft')], [has('secret', 'reached', '2026-01-01')]);
  expect(parts.map(({ type }) => type)).toEqual(['Badge', null]);
  expect(parts[1]?.steps[0]?.title).toBe('Own secret');
});
