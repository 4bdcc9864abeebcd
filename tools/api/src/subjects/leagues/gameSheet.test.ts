import { collectionNamed, collectionNames } from '@callboard/api-contract/collections';
import type { ScoredGame } from '@callboard/api-contract/competition';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callOn, drawOf, leagueOf, makeLeague, pointsOf } from '../../testKit/leagueKit';
import { createRecordMaker, type RecordMaker } from '../../testKit/makeRecords';
import { startTestApi, type TestApi, type TestClient } from '../../testKit/startTestApi';
import { textsOf } from '../../testKit/textsOf';
import { gameSheetDocument, type SheetGame } from './gameSheetPdf';

let api: TestApi;
let staff: TestClient;
let maker: RecordMaker;

beforeAll(async () => {
  api = await startTestApi();
  staff = await api.loginAs('basketball', 'staff');
  maker = createRecordMaker(api, staff, collectionNames.map(collectionNamed));
});
afterAll(() => api.close());

/** A game in which a player of the home side scored. */
async function played() {
  const league = await makeLeague(api, { maker });
  await callOn(staff, 'stages', 'draw_league', league.stage.hashcode, drawOf(league));
  const [game] = (await leagueOf(staff, league)).games;
  if (!game) throw new Error('A league of four teams has no game.');
  const place = { event: league.event.hashcode, entry: game.home };
  const player = await maker.make('participants', place);
  const steps = [pointsOf('home', 3, { player: player.hashcode }), pointsOf('away', 2)];
  const { status, body } = await callOn(staff, 'game_results', 'record_score', game.hashcode, { steps });
  if (status !== 200) throw new Error(JSON.stringify(body));
  return { league, game, player };
}
const scoredOf = async (client: TestClient, game: string) =>
  // The answers are checked against their schemas by every test.
  ((await client.call('GET', `games/${game}`)).body as { data: ScoredGame }).data;

describe('[7.42] the players of a game', () => {
  it('are those of its two teams, without those who withdrew', async () => {
    const { game, player } = await played();
    const { players } = await scoredOf(staff, game.hashcode);
    expect(players.map(({ hashcode, team }) => [hashcode, team])).toEqual([[player.hashcode, game.home]]);
    await api.asOwner(`UPDATE participants SET status = 'withdrawn' WHERE hashcode = $1`, [player.hashcode]);
    expect((await scoredOf(staff, game.hashcode)).players).toEqual([]);
  });
});

describe('[7.42] the score sheet of a game', () => {
  it('is a PDF for the office and those of the panel, and for no others', async () => {
    const { league, game } = await played();
    const path = `games/${game.hashcode}/sheet`;
    const { status, body } = await staff.call('GET', `${path}?language=mi`);
    expect(status).toBe(200);
    const { name, pdf } = Object(body).data;
    expect(name).toMatch(/^Puka kaute .+\.pdf$/);
    expect(Buffer.from(pdf, 'base64').subarray(0, 5).toString()).toBe('%PDF-');
    const judge = await api.loginAs('basketball', 'judge');
    expect((await judge.call('GET', path)).status).toBe(404);
    const { event, stage } = league;
    await maker.make('panelJudges', { event: event.hashcode, stage: stage.hashcode, judge: judge.user });
    expect((await judge.call('GET', path)).status).toBe(200);
    const participant = await api.loginAs('basketball', 'participant');
    expect((await participant.call('GET', path)).status).toBe(403);
  });

  it('has the score by period, the players with what they have, and lines to sign', () => {
    const game: SheetGame = {
      hashcode: 'game',
      status: 'final',
      outcome: 'played',
      stage: { hashcode: 'stage', title: 'Premier' },
      event: 'Term 4',
      starts_at: '2026-05-07T05:00:00Z',
      zone: 'Pacific/Auckland',
      round: 2,
      canDraw: false,
      needed: 0,
      home: { hashcode: 'hawks', name: 'Hawks', school: null },
      away: { hashcode: 'kea', name: 'Kea', school: null },
      players: [{ hashcode: 'ari', name: 'Ari Moana', singlet: 7, team: 'hawks', played: 0, canPlay: true }],
      steps: [
        { ...pointsOf('home', 3, { player: 'ari' }), id: '1' },
        { ...pointsOf('home', 2, { period: 2 }), id: '2' },
        { ...pointsOf('away', 1, { period: 2 }), id: '3' },
      ],
    };
    const texts = textsOf(gameSheetDocument('Callboard', game, 'en').content);
    expect(texts).toContain('Hawks 5 : 1 Kea');
    expect(texts.find((text) => text.includes('Premier'))).toBe(
      'Term 4 · Premier · Round 2 · Thursday, 7 May 2026 at 5:00 pm',
    );
    expect(texts.join('|')).toContain('Hawks: Points|3|2|5');
    expect(texts.join('|')).toContain('Kea: Points|0|1|1');
    expect(texts.join('|')).toContain('7 Ari Moana|3|0|Without a player|2');
    expect(texts.slice(-2)).toEqual(['Scorer', 'Referee']);
  });
});
