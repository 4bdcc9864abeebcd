import { collectionNamed, collectionNames } from '@callboard/api-contract/collections';
import { basketballRules } from '@callboard/api-contract/competition';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  callOn,
  drawOf,
  leagueOf,
  makeLeague,
  periodOf,
  playGame,
  type TestLeague,
} from '../../testKit/leagueKit';
import { createRecordMaker, type RecordMaker } from '../../testKit/makeRecords';
import { startTestApi, type TestApi, type TestClient } from '../../testKit/startTestApi';

let api: TestApi;
let staff: TestClient;
let maker: RecordMaker;

beforeAll(async () => {
  api = await startTestApi();
  staff = await api.loginAs('basketball', 'staff');
  maker = createRecordMaker(api, staff, collectionNames.map(collectionNamed));
});
afterAll(() => api.close());

async function drawn(more: object, rules: object | null = null): Promise<TestLeague> {
  const league = await makeLeague(api, { maker, kind: 'knockout', rules });
  const terms = drawOf(league, more);
  const { status, body } = await callOn(staff, 'stages', 'draw_league', league.stage.hashcode, terms);
  if (status !== 200) throw new Error(JSON.stringify(body));
  return league;
}
const gamesOf = async (league: TestLeague) =>
  (await leagueOf(staff, league)).games.map(({ hashcode, round, number, home, away }) => ({
    hashcode,
    at: `${String(round)}/${String(number)}`,
    sides: [home, away],
  }));
const onGame = (action: string, game: string | undefined, data: object | null = null) =>
  callOn(staff, 'game_results', action, game ?? '', data);

describe('[7.42] the game for third place', () => {
  it('is added with the final, of those who lost before it, and changes with their results', async () => {
    const league = await drawn({ thirdPlace: true });
    expect((await leagueOf(staff, league)).draw).toMatchObject({ thirdPlace: true });
    const [one, other] = await gamesOf(league);
    await playGame(staff, one?.hashcode ?? '', 10, 8);
    await playGame(staff, other?.hashcode ?? '', 7, 9);
    const [, , final, third] = await gamesOf(league);
    expect(final).toMatchObject({ at: '2/1', sides: [one?.sides[0], other?.sides[1]] });
    expect(third).toMatchObject({ at: '2/2', sides: [one?.sides[1], other?.sides[0]] });
    await onGame('reopen_game', one?.hashcode);
    await onGame('forfeit_game', one?.hashcode, { by: 'home' });
    const changed = (await gamesOf(league)).slice(2).map(({ sides }) => sides);
    expect(changed).toEqual([
      [one?.sides[1], other?.sides[1]],
      [one?.sides[0], other?.sides[0]],
    ]);
  });

  it('is played, and then the games before it stay as they are', async () => {
    const league = await drawn({ thirdPlace: true });
    for (const { hashcode } of await gamesOf(league)) await playGame(staff, hashcode, 10, 8);
    const third = (await gamesOf(league)).find(({ at }) => at === '2/2');
    await playGame(staff, third?.hashcode ?? '', 4, 6);
    const [one] = await gamesOf(league);
    expect(await onGame('reopen_game', one?.hashcode)).toMatchObject({
      status: 409,
      body: { error: { code: 'gameNextBegun' } },
    });
  });

  it('is none in a knock-out that was drawn without it, as all were before', async () => {
    const league = await drawn({});
    for (const { hashcode } of await gamesOf(league)) await playGame(staff, hashcode, 10, 8);
    expect((await gamesOf(league)).map(({ at }) => at)).toEqual(['1/1', '1/2', '2/1']);
    await api.asOwner(`UPDATE stages SET draw = draw - 'thirdPlace' WHERE hashcode = $1`, [
      league.stage.hashcode,
    ]);
    expect((await leagueOf(staff, league)).draw).toMatchObject({ thirdPlace: false });
  });
});

it('[7.42] a game of a knock-out is not final while it is level, also by rules that have draws', async () => {
  const [game] = await gamesOf(await drawn({}, { ...basketballRules, canDraw: true }));
  await onGame('record_score', game?.hashcode, { steps: [periodOf(1, 10, 10)] });
  expect(await onGame('finish_game', game?.hashcode)).toMatchObject({
    status: 409,
    body: { error: { code: 'gameLevel' } },
  });
});
