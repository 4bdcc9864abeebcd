import { basketballRules } from '@callboard/api-contract/competition';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';

import { aGame, aLeague, id, line, openLeague, openScorer, played, stage, teams } from './testing/aLeague';

afterEach(cleanup);

describe('[7.42] the league page of a stage', () => {
  it('has the ladder, and what decided between each team and the next', async () => {
    const { user } = openLeague(
      aLeague({
        ladders: [
          {
            pool: null,
            isFinished: true,
            lines: [
              {
                ...line,
                team: id(1),
                place: 1,
                above: { by: 'headToHead', own: 2, other: 1, among: [id(1), id(2)] },
              },
              {
                ...line,
                team: id(2),
                place: 2,
                above: { by: 'points', own: 2, other: 1, among: teams.map(({ hashcode }) => hashcode) },
              },
              { ...line, team: id(3), place: 3, above: null },
            ],
          },
        ],
      }),
    );
    const table = await screen.findByRole('table');
    expect(within(table).getAllByRole('row')[1]?.textContent).toBe('1Hawks110040:312');
    await user.click(screen.getByText('Why each place'));
    screen.getByText(/Hawks is above Kea: 2 to 1 points in the games among those who are level/);
    screen.getByText(/Level before: Hawks, Kea/);
    screen.getByText('Kea is above Lions: 2 points to 1.');
  });

  it('has games by round, with time and court, and leads to where each is scored', async () => {
    openLeague(aLeague());
    await screen.findByText('40:31');
    expect(screen.getByText(/Court 2/).textContent).toContain('2026');
    const link = screen.getByRole('link', { name: 'Score Lions v Tigers' });
    expect(link.getAttribute('href')).toBe(`/games/${id(102)}`);
    screen.getByText(/with the seed “Friday”/);
    expect(screen.queryByRole('button', { name: 'Draw again' })).toBeNull();
  });

  it('shows a draw before it makes it, and offers to take it back', async () => {
    const { user, sent } = openLeague(aLeague({ draw: null, games: [] }));
    await user.click(await screen.findByRole('button', { name: 'Draw' }));
    const dialog = within(await screen.findByRole('dialog'));
    dialog.getByText('This draws 6 games in 3 rounds.');
    await user.click(dialog.getByRole('radio', { name: 'Twice' }));
    dialog.getByText('This draws 12 games in 6 rounds.');
    await user.clear(dialog.getByRole('textbox', { name: /Seed of the lot/ }));
    await user.type(dialog.getByRole('textbox', { name: /Seed of the lot/ }), 'Friday');
    await user.click(dialog.getByRole('button', { name: 'Draw' }));
    await waitFor(() =>
      expect(sent()).toMatchObject([
        { action: 'draw_league', target: stage, data: { seed: 'Friday', legs: 2, pools: 1 } },
      ]),
    );
    await screen.findByText('The games are drawn');
    expect(screen.getByRole('button', { name: 'Undo' })).toBeTruthy();
  });

  it('draws in the order of the office, where each team can move up', async () => {
    const { user, sent } = openLeague(aLeague({ draw: null, games: [] }, 'swiss'));
    await user.click(await screen.findByRole('button', { name: 'Draw' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('radio', { name: 'As listed' }));
    await user.click(dialog.getByRole('button', { name: 'Move Kea up' }));
    await user.click(dialog.getByRole('button', { name: 'Draw' }));
    await waitFor(() =>
      expect(sent()).toMatchObject([{ data: { seed: null, teams: [id(2), id(1), id(3), id(4)] } }]),
    );
  });

  it('lets those of a panel read, and not draw', async () => {
    openLeague(aLeague({ canDraw: false, draw: null, games: [] }), ['judge']);
    await screen.findByText('Not drawn yet');
    expect(screen.queryByRole('button', { name: 'Draw' })).toBeNull();
  });

  it('has a knock-out as a picture, and as a list of the same places', async () => {
    const { user } = openLeague(aLeague({}, 'knockout'));
    const tree = await screen.findByRole('img', { name: 'The tree of Premier league' });
    expect(tree.textContent).toContain('Hawks40');
    await user.click(screen.getByRole('radio', { name: 'List' }));
    screen.getByText('Hawks v Winner of game 2 in round 1');
    expect(screen.queryByRole('img', { name: 'The tree of Premier league' })).toBeNull();
  });
});

describe('[7.42] a team that leaves a league', () => {
  const gone = teams.map((team, nth) => ({ ...team, takesPart: nth !== 2 }));
  const games = [aGame(1, 1, 3), aGame(2, 3, 2), aGame(3, 3, 4, played), aGame(4, 1, 2)];

  it('asks the office what becomes of the games that it still has', async () => {
    const { user, sent } = openLeague(aLeague({ teams: gone, games }));
    await screen.findByText('Lions is not taking part any more');
    screen.getByText(/^2 games are still to be played/);
    await user.click(screen.getByRole('button', { name: 'Forfeit 2 games' }));
    await waitFor(() => expect(sent()).toHaveLength(2));
    expect(sent()).toMatchObject([
      { action: 'forfeit_game', target: id(101), data: { by: 'away' } },
      { action: 'forfeit_game', target: id(102), data: { by: 'home' } },
    ]);
  });

  it('lets neither of two win that left', async () => {
    const left = teams.map((team, nth) => ({ ...team, takesPart: nth > 1 }));
    const { user, sent } = openLeague(aLeague({ teams: left, games: [aGame(1, 1, 2)] }, 'knockout'));
    const [forfeit] = await screen.findAllByRole('button', { name: 'Forfeit 1 game' });
    if (forfeit) await user.click(forfeit);
    await waitFor(() => expect(sent()).toMatchObject([{ action: 'forfeit_game', data: { by: 'both' } }]));
  });

  it('asks nothing where the rules annul them, and no one but the office', async () => {
    const rules = { ...basketballRules, leaving: 'annul' } as const;
    openLeague(aLeague({ teams: gone, games, rules }));
    await screen.findByText('By the rules of this stage, none of its games counts.');
    expect(screen.queryByRole('button', { name: /^Forfeit/ })).toBeNull();
    cleanup();
    openLeague(aLeague({ teams: gone, games, rules }, 'knockout'));
    // Of a knock-out someone has to go on.
    await screen.findByRole('button', { name: 'Forfeit 2 games' });
    cleanup();
    openLeague(aLeague({ teams: gone, games, canDraw: false }));
    await screen.findByRole('heading', { name: 'Premier league' });
    expect(screen.queryByText('Lions is not taking part any more')).toBeNull();
    expect(screen.queryByRole('radio')).toBeNull();
  });

  it('counts its games or annuls them by a rule that the office sets', async () => {
    const { user, patched } = openLeague(aLeague({ teams: gone, games }));
    const field = within(await screen.findByRole('radiogroup', { name: 'Games of a team that leaves' }));
    expect(field.getByRole<HTMLInputElement>('radio', { name: /^Each game counts/ }).checked).toBe(true);
    await user.click(field.getByRole('radio', { name: /^None of its games counts/ }));
    await waitFor(() => expect(patched()).toEqual([{ rules: { ...basketballRules, leaving: 'annul' } }]));
    await screen.findByText('The rules are saved');
  });

  it('does not keep the next round of a Swiss draw waiting for games that do not count', async () => {
    const rules = { ...basketballRules, leaving: 'annul' } as const;
    const { draw } = aLeague();
    const drawn = draw && { ...draw, byes: [{ round: 1, team: null }] };
    const open = [aGame(1, 1, 2, played), aGame(2, 3, 4)];
    const { user, sent } = openLeague(aLeague({ teams: gone, games: open, rules, draw: drawn }, 'swiss'));
    await user.click(await screen.findByRole('button', { name: 'Draw the next round' }));
    await waitFor(() => expect(sent()).toHaveLength(1));
    expect(sent()).toMatchObject([{ action: 'draw_league', data: { teams: [id(1), id(2), id(4)] } }]);
    expect(JSON.stringify(sent())).not.toContain('byes');
  });
});

describe('[7.42] the page that a game is scored on', () => {
  it('adds points of a team in its period, at once and each time', async () => {
    const { user, sent } = openScorer();
    await user.click(await screen.findByRole('button', { name: '2 points for Kea' }));
    await user.click(screen.getByRole('button', { name: 'Next period' }));
    await user.click(screen.getByRole('button', { name: '1 point for Hawks' }));
    await waitFor(() => expect(sent()).toHaveLength(2));
    expect(sent()).toMatchObject([
      { action: 'record_score', data: { steps: [{ kind: 'points', side: 'away', points: 2, period: 1 }] } },
      { action: 'record_score', data: { steps: [{ kind: 'points', side: 'home', points: 1, period: 2 }] } },
    ]);
  });

  it('undoes the last step by its name', async () => {
    const { user, sent } = openScorer();
    await user.click(await screen.findByRole('button', { name: 'Undo the last step' }));
    await waitFor(() =>
      expect(sent()).toMatchObject([{ data: { steps: [{ kind: 'undo', undoes: id(1_000) }] } }]),
    );
  });

  it('sets the score of a period', async () => {
    const { user, sent } = openScorer();
    await user.click(await screen.findByRole('button', { name: 'Correct this period' }));
    const dialog = within(await screen.findByRole('dialog'));
    const home = dialog.getByRole('spinbutton', { name: 'Hawks' });
    await user.clear(home);
    await user.type(home, '501');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(document.activeElement).toBe(home);
    expect(dialog.getByText('Enter a whole number from 0 to 500.')).toBeTruthy();
    await user.clear(home);
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(document.activeElement).toBe(home);
    await user.type(home, '12');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(sent()).toMatchObject([{ data: { steps: [{ kind: 'period', period: 1, home: 12, away: 0 }] } }]),
    );
  });

  it('makes the score final once that is confirmed', async () => {
    const { user, sent } = openScorer();
    await user.click(await screen.findByRole('button', { name: 'Make the score final' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await user.click(dialog.getByRole('button', { name: 'Make the score final' }));
    await waitFor(() => expect(sent()).toMatchObject([{ action: 'finish_game', target: id(101) }]));
  });

  it('notes a forfeit, and a game that is postponed with a reason alone', async () => {
    const { user, sent } = openScorer();
    await user.click(await screen.findByRole('button', { name: 'It was not played to its end' }));
    const dialog = within(await screen.findByRole('dialog'));
    const save = dialog.getByRole<HTMLButtonElement>('button', { name: 'Save' });
    await user.click(dialog.getByRole('radio', { name: 'It is postponed' }));
    expect(save.disabled).toBe(true);
    await user.click(dialog.getByRole('radio', { name: 'Kea forfeits' }));
    await user.click(save);
    await waitFor(() => expect(sent()).toMatchObject([{ action: 'forfeit_game', data: { by: 'away' } }]));
  });

  it('has no buttons once the result is final, but the one that opens it again', async () => {
    const { user, sent } = openScorer({ status: 'final', outcome: 'played' });
    await screen.findByText('The result is final.');
    expect(screen.queryByRole('button', { name: '2 points for Kea' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Open the result again' }));
    await waitFor(() => expect(sent()).toMatchObject([{ action: 'reopen_game', target: id(101) }]));
  });
});
