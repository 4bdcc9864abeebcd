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
  next: null,
  next_count: null,
  next_per_school: null,
  wentOn: null,
  ...given,
});
const final = stage('final', 'National final', { acts: 3 });
const one = stage('one', 'Heat one', { next: 'final', next_count: 3, status: 'released', wentOn: 2 });
const two = stage('two', 'Heat two', { next: 'final', next_count: 4, next_per_school: 1 });

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
    // What went on where it is released, and what is to go on where it is not.
    expect(texts).toEqual(expect.arrayContaining(['2', '4']));
    expect(texts).not.toContain('3');
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
      'Heat twoSeason · 12 acts · Planned · 4 acts go on to National final · of one school at most 1',
      'National finalSeason · 3 acts · Planned',
    ]);
    expect(list.getByRole('link', { name: 'Heat two' }).getAttribute('href')).toBe('/stages/two');
    expect(list.queryByRole('link', { name: 'National final' })).toBeNull();
  });

  it('has whole names in the list where the picture shortens them', async () => {
    const long = 'Wellington regional final of the primary schools';
    show([stage('long', long, { next: 'final', next_count: 1 }), final]);
    const picture = await screen.findByRole('img', { name: 'How acts go on' });
    expect(picture.textContent).toContain('Wellington regio…');
    expect(screen.getByRole('link', { name: long })).toBeTruthy();
  });

  it('tells what to set where a stage stands alone', async () => {
    show([final]);
    await screen.findByText('No stage leads here, and this one leads nowhere');
    expect(screen.queryByRole('img', { name: 'How acts go on' })).toBeNull();
  });
});
