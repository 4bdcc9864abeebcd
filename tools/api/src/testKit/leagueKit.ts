import type { GameStep, StageLeague } from '@callboard/api-contract/competition';
import { randomUUID } from 'node:crypto';
import type { MadeRecord, RecordMaker } from './makeRecords';
import type { TestApi, TestClient } from './startTestApi';

export interface TestLeague {
  event: MadeRecord;
  stage: MadeRecord;
  teams: readonly MadeRecord[];
}

interface LeagueParts {
  maker: RecordMaker;
  teams?: number;
  /** How it is played: the office of other tenants would not choose it. */
  kind?: 'league' | 'pool' | 'knockout' | 'swiss';
  rules?: object | null;
}

/** A stage of teams that is not drawn yet. */
export async function makeLeague(
  api: TestApi,
  { maker, teams = 4, kind = 'league', rules = null }: LeagueParts,
): Promise<TestLeague> {
  const event = await maker.make('events', {});
  const stage = await maker.make('stages', {
    event: event.hashcode,
    kind,
    rules,
    next: null,
    next_count: null,
    games_needed: null,
  });
  const made: MadeRecord[] = [];
  for (let nth = 0; nth < teams; nth += 1) {
    const entry = await maker.make('entries', { event: event.hashcode, performance: null });
    await api.asOwner(`UPDATE entries SET status = 'accepted' WHERE hashcode = $1`, [entry.hashcode]);
    const place = { event: event.hashcode, stage: stage.hashcode, entry: entry.hashcode, because: null };
    await maker.make('stageEntries', place);
    made.push(entry);
  }
  return { event, stage, teams: made };
}

/** Input with which the office draws a league. */
export const drawOf = ({ teams }: TestLeague, more: object = {}) => ({
  teams: teams.map(({ hashcode }) => hashcode),
  seed: null,
  legs: 1,
  pools: 1,
  ...more,
});

/** Calls an action on a stage or on a game. */
export function callOn(
  client: TestClient,
  on: 'stages' | 'game_results',
  action: string,
  target: string,
  data: object | null = null,
  headers: Readonly<Record<string, string>> = {},
) {
  const body = { action, target, ...(data && { data }) };
  return client.call('POST', `competition/${on}/actions`, body, headers);
}

/** A stage as its league page has it. */
export async function leagueOf(client: TestClient, { stage }: TestLeague): Promise<StageLeague> {
  const { status, body } = await client.call('GET', `stages/${stage.hashcode}/league`);
  if (status !== 200) throw new Error(JSON.stringify(body));
  // An answer of the contract, checked against it by every test.
  return (body as { data: StageLeague }).data;
}

/** A step as a device makes it. */
export const pointsOf = (side: 'home' | 'away', points: number, more: object = {}): GameStep => ({
  id: randomUUID(),
  madeAt: new Date().toISOString(),
  kind: 'points',
  side,
  points,
  period: 1,
  ...more,
});

/** Sets the score of a period. */
export const periodOf = (period: number, home: number, away: number): GameStep => ({
  id: randomUUID(),
  madeAt: new Date().toISOString(),
  kind: 'period',
  period,
  home,
  away,
});

/** Plays a game to its end, and throws where that is refused. */
export async function playGame(client: TestClient, game: string, home: number, away: number): Promise<void> {
  for (const [action, data] of [
    ['record_score', { steps: [periodOf(1, home, away)] }],
    ['finish_game', null],
  ] as const) {
    const { status, body } = await callOn(client, 'game_results', action, game, data);
    if (status !== 200) throw new Error(`${action}: ${JSON.stringify(body)}`);
  }
}
