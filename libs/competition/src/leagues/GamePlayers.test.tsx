import { json } from '@callboard/api-client/testing';
import type { ScoredGame } from '@callboard/api-contract/competition';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { id, openScorer } from './testing/aLeague';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const can = { played: 0, canPlay: true };
const players = [
  { hashcode: id(11), name: 'Ari Moana', singlet: 7, team: id(1), ...can },
  { hashcode: id(12), name: 'Bo Tane', singlet: null, team: id(1), ...can },
  { hashcode: id(21), name: 'Cy Reid', singlet: null, team: id(2), ...can },
];
const step = { madeAt: '2026-05-07T05:00:00Z', period: 1 };

const steps: ScoredGame['steps'] = [
  { ...step, id: id(1_001), kind: 'points', side: 'home', points: 3, player: id(11) },
  { ...step, id: id(1_002), kind: 'points', side: 'home', points: 2 },
  { ...step, id: id(1_003), kind: 'foul', side: 'away', player: id(21) },
];

function open(given: Partial<ScoredGame> = {}) {
  const { api, user, sent } = openScorer({ players, steps, ...given });
  const pdf = { name: 'Score sheet Hawks – Kea.pdf', pdf: 'JVBERi0=' };
  api.on(`GET games/${id(101)}/sheet`, json({ success: true, data: pdf }));
  return { api, user, sent: () => sent().map((body) => Object(body).data.steps[0]) };
}

const rowsOf = (name: string) =>
  within(screen.getByRole('table', { name }))
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.children].map(({ textContent }) => textContent));

describe('[7.42] the players of a game', () => {
  it('have their points and fouls on the page, with what is of no player', async () => {
    open();
    await screen.findByRole('table', { name: 'Hawks' });
    expect(rowsOf('Hawks')).toEqual([
      ['7 Ari Moana', 'Yes', '3', '0'],
      ['Bo Tane', 'Takes part', '0', '0'],
      ['Without a player', '', '2', ''],
    ]);
    expect(rowsOf('Kea')).toEqual([['Cy Reid', 'Yes', '0', '1']]);
  });

  it('have them once the result is final too', async () => {
    open({ status: 'final', outcome: 'played' });
    await screen.findByText('The result is final.');
    expect(rowsOf('Hawks').slice(0, 2)).toEqual([
      ['7 Ari Moana', 'Yes', '3', '0'],
      ['Bo Tane', '', '0', '0'],
    ]);
  });

  it('take part without a point or a foul', async () => {
    const { user, sent } = open();
    await user.click(await screen.findByRole('button', { name: 'Bo Tane takes part' }));
    await waitFor(() => expect(sent()).toHaveLength(1));
    expect(sent()[0]).toMatchObject({ kind: 'appearance', side: 'home', player: id(12) });
    await waitFor(() => expect(rowsOf('Hawks')[1]).toEqual(['Bo Tane', 'Yes', '0', '0']));
  });

  it('cannot play with too few games of the season: the page gives the number, and no way to note anything', async () => {
    const [ari, ...others] = players;
    if (!ari) throw new Error('The team has a player.');
    open({ needed: 5, players: [{ ...ari, played: 3, canPlay: false }, ...others], steps: [] });
    await screen.findByRole('table', { name: 'Hawks' });
    expect(rowsOf('Hawks')[0]?.slice(0, 2)).toEqual(['7 Ari MoanaCannot play here: 3 of 5 games needed', '']);
    expect(screen.getByRole('link', { name: '7 Ari Moana' }).getAttribute('href')).toBe(
      `/participants/${id(11)}`,
    );
    const select = screen.getByRole('combobox', { name: 'Player of Hawks' });
    expect(within(select).queryByRole('option', { name: '7 Ari Moana' })).toBeNull();
    expect(within(select).getByRole('option', { name: 'Bo Tane' })).toBeTruthy();
  });

  it('get what is noted for them, and the next step is of the team again', async () => {
    const { user, sent } = open();
    const side = within(await screen.findByRole('region', { name: 'Hawks' }));
    const select = side.getByRole<HTMLSelectElement>('combobox', { name: 'Player of Hawks' });
    await user.selectOptions(select, 'Bo Tane');
    await user.click(side.getByRole('button', { name: '2 points for Hawks' }));
    expect(select.value).toBe('');
    await user.click(side.getByRole('button', { name: 'Foul of Hawks' }));
    await waitFor(() => expect(sent()).toHaveLength(2));
    expect(sent()[0]).toMatchObject({ kind: 'points', points: 2, side: 'home', player: id(12) });
    expect(sent()[1]).not.toHaveProperty('player');
  });

  it('are not there for one who reads no names', async () => {
    open({ players: [] });
    await screen.findByRole('region', { name: 'Hawks' });
    expect(screen.queryByRole('table')).toBeNull();
    expect(screen.queryByRole('combobox')).toBeNull();
  });
});

it('[7.42] saves the score sheet of a game as a PDF', async () => {
  const saved = vi.fn<(name: string) => void>();
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function save(this: HTMLAnchorElement) {
    saved(this.download);
  });
  vi.stubGlobal(
    'URL',
    Object.assign(URL, { createObjectURL: () => 'blob:sheet', revokeObjectURL: () => {} }),
  );
  const { api, user } = open();
  await user.click(await screen.findByRole('button', { name: 'Score sheet (PDF)' }));
  await waitFor(() => expect(saved).toHaveBeenCalledWith('Score sheet Hawks – Kea.pdf'));
  expect(api.callsOf(`GET games/${id(101)}/sheet`)).toHaveLength(1);
});
