import type { StageGraph as Graph } from '@callboard/api-contract/competition';
import { json, stubApi } from '@callboard/api-client/testing';
import { renderScreen } from '@callboard/records/testing';
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { StageGraph } from './StageGraph';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

type Linked = Graph['stages'][number];

const season = { hashcode: 'season', title: 'Season' };
const stage = (hashcode: string, name: string, given: Partial<Linked> = {}): Linked => ({
  hashcode,
  name,
  event: season,
  status: 'planned',
  acts: 12,
  rules: [],
  next: null,
  next_count: null,
  next_per_school: null,
  wentOn: null,
  ...given,
});
const rule = (from: string, given: Partial<Linked['rules'][number]> = {}): Linked['rules'][number] => ({
  hashcode: `${from} ${given.by ?? 'rank'} ${given.next ?? 'final'}`,
  stage: from,
  next: 'final',
  name: 'National final',
  by: 'rank',
  count: 1,
  min_score: null,
  per_school: null,
  wentOn: null,
  ...given,
});
const final = stage('final', 'National final', { acts: 3 });
const one = stage('one', 'Heat one', {
  rules: [rule('one', { count: 3, wentOn: 2 })],
  status: 'released',
  wentOn: 2,
});
const two = stage('two', 'Heat two', { rules: [rule('two', { count: 4, per_school: 1 })] });

function show(stages: readonly Linked[], shown = 'final') {
  const api = stubApi();
  api.on(`GET stages/${shown}/graph`, json({ success: true, data: { stages } }));
  return renderScreen(<StageGraph stage={shown} />, { at: '/', path: '/' });
}

describe('[7.40] how acts go on from stage to stage', () => {
  it('is a picture of the stages as boxes, with arrows and how many go on', async () => {
    show([one, two, final]);
    const picture = await screen.findByRole('img', { name: 'How acts go on' });
    const texts = [...picture.querySelectorAll('text')].map(({ textContent }) => textContent);
    expect(texts).toEqual(
      expect.arrayContaining(['Heat one', 'Heat two', 'National final', '12 acts', '3 acts']),
    );
    // Acts that went on where it is released, and acts that are to go on where it is not.
    expect(texts).toEqual(expect.arrayContaining(['2', 'first 4']));
    expect(texts).not.toContain('first 3');
    const [first, second, last] = [...picture.querySelectorAll('rect')].map((rect) =>
      Number(rect.getAttribute('x')),
    );
    expect(first).toBe(second);
    expect(last).toBeGreaterThan(first ?? Infinity);
    expect(picture.querySelectorAll('rect[data-current]')).toHaveLength(1);
    // Two columns fit a phone.
    expect(Number(picture.getAttribute('width'))).toBeLessThan(340);
  });

  it('is a list too, whose links a keyboard reaches', async () => {
    // In the order of the picture, not in that of the answer.
    show([final, one, two]);
    const list = within(await screen.findByRole('list', { name: 'All stages in this progression' }));
    expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Heat oneSeason · 12 acts · Results released · 2 acts went on to National final',
      'Heat twoSeason · 12 acts · Planned · first 4 to National final · at most 1 from one school',
      'National finalSeason · 3 acts · Planned',
    ]);
    expect(list.getByRole('link', { name: 'Heat two' }).getAttribute('href')).toBe('/stages/two');
    expect(list.queryByRole('link', { name: 'National final' })).toBeNull();
  });

  it('has an arrow for each rule, with its words', async () => {
    const rules = [
      rule('heat', { count: 2 }),
      rule('heat', { next: 'chance', name: 'Second chance', count: 4 }),
      rule('heat', { by: 'vote' }),
    ];
    const chance = stage('chance', 'Second chance', { rules: [rule('chance')] });
    show([stage('heat', 'Heat', { rules }), chance, final]);
    const picture = await screen.findByRole('img', { name: 'How acts go on' });
    const texts = [...picture.querySelectorAll('text')].map(({ textContent }) => textContent);
    expect(texts).toEqual(expect.arrayContaining(['first 2', 'next 4', 'audience: 1', 'first 1']));
    expect(picture.querySelectorAll('path[marker-end]')).toHaveLength(4);
    const list = screen.getByRole('list', { name: 'All stages in this progression' });
    expect(list.textContent).toContain(
      'first 2 to National final · next 4 to Second chance · audience: 1 to National final',
    );
  });

  it('has whole names in the list where the picture shortens them', async () => {
    const long = 'Wellington regional final of the primary schools';
    show([stage('long', long, { rules: [rule('long')] }), final]);
    const picture = await screen.findByRole('img', { name: 'How acts go on' });
    expect(picture.textContent).toContain('Wellington regio…');
    expect(screen.getByRole('link', { name: long })).toBeTruthy();
  });

  it('tells what to set where a stage stands alone', async () => {
    show([final]);
    await screen.findByText('No other stage is linked to this one');
    expect(screen.queryByRole('img', { name: 'How acts go on' })).toBeNull();
  });
});
