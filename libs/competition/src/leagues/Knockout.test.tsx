import { json } from '@callboard/api-client/testing';
import { aRecordOf } from '@callboard/records/testing';
import { collectionNamed } from '@callboard/api-contract/collections';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { aGame, aLeague, id, line, openLeague, played, stage, teams } from './testing/aLeague';

afterEach(cleanup);

const draw = { teams: teams.map(({ hashcode }) => hashcode), seed: null, legs: 1, pools: 1 } as const;
const pools = id(91);
const row = (team: number, place: number) => ({ ...line, team: id(team), place, above: null });

describe('[7.42] a knock-out with a game for third place', () => {
  it('is drawn with one where the office selects it', async () => {
    const { user, sent } = openLeague(aLeague({ draw: null, games: [] }, 'knockout'));
    await user.click(await screen.findByRole('button', { name: 'Draw' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('checkbox', { name: 'Game for third place' }));
    await user.click(dialog.getByRole('button', { name: 'Draw' }));
    await waitFor(() => expect(sent()).toMatchObject([{ data: { thirdPlace: true } }]));
  });

  it('offers none where only one team loses before the final, or where no one is knocked out', async () => {
    for (const league of [
      aLeague({ draw: null, games: [], teams: teams.slice(0, 3) }, 'knockout'),
      aLeague({ draw: null, games: [] }),
    ]) {
      const { user } = openLeague(league);
      await user.click(await screen.findByRole('button', { name: 'Draw' }));
      await screen.findByRole('dialog');
      expect(screen.queryByRole('checkbox', { name: 'Game for third place' })).toBeNull();
      cleanup();
    }
  });

  it('has it below the final, and in the list under its own heading', async () => {
    const games = [aGame(1, 1, 4, played), aGame(2, 2, 3)];
    const { user } = openLeague(aLeague({ draw: { ...draw, thirdPlace: true }, games }, 'knockout'));
    const tree = await screen.findByRole('img', { name: 'The tree of Premier league' });
    expect(tree.querySelectorAll('rect')).toHaveLength(4);
    expect(tree.textContent).toContain('Game for third place');
    // Two lines lead to the final, and none to the other game.
    expect(tree.querySelectorAll('path')).toHaveLength(2);
    await user.click(screen.getByRole('radio', { name: 'List' }));
    screen.getByRole('heading', { name: 'Game for third place' });
    screen.getByText('Tigers v Loser of game 2 in round 1');
    screen.getByText('Hawks v Winner of game 2 in round 1');
  });
});

describe('[7.42] a knock-out that is seeded from ladders', () => {
  const aStage = (hashcode: string, name: string, kind: string) => ({
    ...aRecordOf(collectionNamed('stages')),
    hashcode,
    name,
    kind,
  });

  function openDraw(ladders: readonly (readonly number[])[]) {
    return openLeague(aLeague({ draw: null, games: [] }, 'knockout'), ['staff'], (api) => {
      const results = [aStage(stage, 'Finals', 'knockout'), aStage(pools, 'Pool games', 'pool')];
      api.on('GET competition/stages', json({ count: 2, next: null, previous: null, results }));
      const before = aLeague({}, 'pool');
      const data = {
        ...before,
        stage: { ...before.stage, hashcode: pools },
        ladders: ladders.map((ladder, nth) => ({
          pool: nth + 1,
          lines: ladder.map((team, at) => row(team, at + 1)),
        })),
      };
      api.on(`GET stages/${pools}/league`, json({ success: true, data }));
    });
  }

  it('takes the first of all pools, then the second, from a stage of the same event', async () => {
    const { user, sent } = openDraw([
      [3, 1],
      [2, 4],
    ]);
    await user.click(await screen.findByRole('button', { name: 'Draw' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('radio', { name: 'As listed' }));
    const select = await dialog.findByRole('combobox', { name: /^Order of another stage/ });
    expect(within(select).queryByRole('option', { name: 'Finals' })).toBeNull();
    await user.selectOptions(select, 'Pool games');
    const use = dialog.getByRole<HTMLButtonElement>('button', { name: 'Use this order' });
    await waitFor(() => expect(use.disabled).toBe(false));
    await user.click(use);
    await user.click(dialog.getByRole('button', { name: 'Draw' }));
    await waitFor(() =>
      expect(sent()).toMatchObject([{ data: { seed: null, teams: [id(3), id(2), id(1), id(4)] } }]),
    );
  });

  it('waits where that stage has no ladder yet', async () => {
    const { user } = openDraw([]);
    await user.click(await screen.findByRole('button', { name: 'Draw' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('radio', { name: 'As listed' }));
    await user.selectOptions(
      await dialog.findByRole('combobox', { name: /^Order of another/ }),
      'Pool games',
    );
    await dialog.findByText('This stage has no ladder yet.');
    expect(dialog.getByRole<HTMLButtonElement>('button', { name: 'Use this order' }).disabled).toBe(true);
  });
});
