import { json, stubApi } from '@callboard/api-client/testing';
import type { Role } from '@callboard/api-contract';
import {
  basketballRules,
  type LeagueGame,
  type ScoredGame,
  type StageLeague,
} from '@callboard/api-contract/competition';
import { renderScreen } from '@callboard/records/testing';
import { Screen as League } from '../LeagueScreen';
import { Screen as Scorer } from '../ScorerScreen';

/** A hashcode. */
export const id = (nth: number) => `00000000-0000-4000-8000-${String(nth).padStart(12, '0')}`;
/** The stage of the league. */
export const stage = id(90);
const names = ['Hawks', 'Kea', 'Lions', 'Tigers'];
/** Its teams. */
export const teams = names.map((name, index) => ({
  hashcode: id(index + 1),
  name,
  school: null,
  takesPart: true,
}));
const stagesPath = 'POST competition/stages/actions';
const gamesPath = 'POST competition/game_results/actions';

/** A game of its first round. */
export const aGame = (
  nth: number,
  home: number,
  away: number,
  given: Partial<LeagueGame> = {},
): LeagueGame => ({
  hashcode: id(100 + nth),
  slot: id(200 + nth),
  status: 'scheduled',
  outcome: null,
  round: 1,
  number: nth,
  pool: null,
  home: id(home),
  away: id(away),
  home_points: null,
  away_points: null,
  reason: null,
  starts_at: null,
  zone: 'Pacific/Auckland',
  venue: null,
  court: null,
  ...given,
});
/** Of a game that the home side won. */
export const played = { status: 'final', outcome: 'played', home_points: 40, away_points: 31 } as const;
/** Line of a team on a ladder. */
export const line = {
  played: 1,
  won: 1,
  drawn: 0,
  lost: 0,
  forfeited: 0,
  scored: 40,
  conceded: 31,
  points: 2,
  byes: 0,
};

/** A league as the office reads it. */
export function aLeague(
  given: Partial<StageLeague> = {},
  kind: StageLeague['stage']['kind'] = 'league',
): StageLeague {
  return {
    stage: { hashcode: stage, name: 'Premier league', kind, event: { hashcode: id(80), title: 'Term 4' } },
    canDraw: true,
    canScore: true,
    rules: basketballRules,
    draw: {
      teams: teams.map(({ hashcode }) => hashcode),
      seed: 'Friday',
      legs: 1,
      pools: 1,
      thirdPlace: false,
    },
    teams,
    games: [aGame(1, 1, 2, played), aGame(2, 3, 4, { starts_at: '2026-05-07T05:00:00Z', court: 'Court 2' })],
    ladders: [],
    ...given,
  };
}

type StubbedApi = ReturnType<typeof stubApi>;

/** Opens the page of a league; more of the API by `given`. */
export function openLeague(
  league: StageLeague,
  roles: readonly Role[] = ['staff'],
  given: (api: StubbedApi) => void = () => {},
) {
  const api = stubApi();
  given(api);
  api.on(`GET stages/${stage}/league`, json({ success: true, data: league }));
  const record = {
    hashcode: stage,
    version: 3,
    rules: league.rules,
    qed_model: { title: league.stage.name },
  };
  api.on(`PATCH competition/stages/${stage}`, json(record, 200, { 'change-set': id(71) }));
  api.on(stagesPath, json({ success: true, data: {} }, 200, { 'change-set': id(70) }));
  api.on(gamesPath, json({ success: true, data: {} }));
  const { user } = renderScreen(<League />, {
    at: `/stages/${stage}/league`,
    path: '/stages/:hashcode/league',
    roles,
  });
  return {
    sent: () => [...api.callsOf(stagesPath), ...api.callsOf(gamesPath)].map(({ body }) => body),
    patched: () => api.callsOf(`PATCH competition/stages/${stage}`).map(({ body }) => body),
    user,
  };
}

/** The page on which a judge scores a game of Hawks and Kea, and what it has sent. */
export function openScorer(given: Partial<ScoredGame> = {}) {
  const game: ScoredGame = {
    hashcode: id(101),
    status: 'live',
    outcome: null,
    stage: { hashcode: stage, title: 'Premier league' },
    round: 1,
    canDraw: true,
    needed: 0,
    home: { hashcode: id(1), name: 'Hawks', school: null },
    away: { hashcode: id(2), name: 'Kea', school: null },
    players: [],
    steps: [
      { id: id(1_000), madeAt: '2026-05-07T05:00:00Z', kind: 'points', side: 'home', points: 3, period: 1 },
    ],
    ...given,
  };
  const api = stubApi();
  api.on(`GET games/${id(101)}`, json({ success: true, data: game }));
  api.on(gamesPath, json({ success: true, data: {} }));
  const { user } = renderScreen(<Scorer />, {
    at: `/games/${id(101)}`,
    path: '/games/:hashcode',
    roles: ['judge'],
  });
  return { api, user, sent: () => api.callsOf(gamesPath).map(({ body }) => body) };
}
