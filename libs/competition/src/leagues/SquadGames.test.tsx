import { json, stubApi } from '@callboard/api-client/testing';
import type { SquadGames as Squad } from '@callboard/api-contract/competition';
import { renderScreen } from '@callboard/records/testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { SquadGames } from './SquadGames';
import { id } from './testing/aLeague';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const player = (nth: number, name: string, played: number, isCleared = false) => ({
  hashcode: id(nth),
  name,
  singlet: nth,
  played,
  isCleared,
  canPlay: played >= 5 || isCleared,
});

function open(stages: Squad['stages']) {
  const api = stubApi();
  api.on(`GET entries/${id(1)}/games`, json({ success: true, data: { stages } }));
  renderScreen(<SquadGames entry={id(1)} />, { at: '/', path: '/', roles: ['participant'] });
  return api;
}

describe('[7.42] the squad of a team', () => {
  it('names who cannot play in a stage, with the games that each has and needs', async () => {
    const players = [player(4, 'Ari Moana', 3), player(5, 'Bo Tane', 5), player(6, 'Cy Reid', 0, true)];
    open([{ hashcode: id(90), name: 'Finals', needed: 5, players }]);
    const card = within(await screen.findByRole('region', { name: 'Games needed for Finals' }));
    expect(card.getByText('1 player has fewer than 5 games of the season and cannot play.')).toBeTruthy();
    expect(card.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      '4 Ari Moana3 of 5 games',
      '6 Cy ReidCan play with a dispensation0 of 5 games',
    ]);
    expect(card.getByRole('link', { name: '4 Ari Moana' }).getAttribute('href')).toBe(
      `/participants/${id(4)}`,
    );
  });

  it('has all that it needs', async () => {
    open([{ hashcode: id(90), name: 'Finals', needed: 1, players: [player(5, 'Bo Tane', 5)] }]);
    expect(await screen.findByText('All players have the 1 game that they need.')).toBeTruthy();
    expect(screen.queryByRole('listitem')).toBeNull();
  });

  it('has no card where no stage has the rule', async () => {
    const api = open([]);
    await waitFor(() => expect(api.callsOf(`GET entries/${id(1)}/games`)).toHaveLength(1));
    await waitFor(() => expect(screen.queryByRole('region', { name: /^Games needed/ })).toBeNull());
  });
});
