import * as v from 'valibot';
import { madeTime } from '../madeTime';
import { isHashcode } from '../schemas/formats';

/** How a stage of teams is played: all against all, the same in pools, winners against winners, or equals against equals. */
export const leagueKinds = ['league', 'pool', 'knockout', 'swiss'] as const;
export type LeagueKind = (typeof leagueKinds)[number];

/** Tie-breaks between teams with the same points, in the order of the rules. */
export const ladderTieBreaks = [
  'headToHead',
  'headToHeadDifference',
  'headToHeadScored',
  'difference',
  'quotient',
  'scored',
  'wins',
  'lot',
] as const;
export type LadderTieBreak = (typeof ladderTieBreaks)[number];

/** How a game ended, or why it was not played. */
export const gameOutcomes = [
  'played',
  'forfeit_home',
  'forfeit_away',
  'forfeit_both',
  'postponed',
  'abandoned',
] as const;
export type GameOutcome = (typeof gameOutcomes)[number];

/** Stages of a game: to be played, being played, with a result. */
export const gameStatuses = ['scheduled', 'live', 'final'] as const;
export type GameStatus = (typeof gameStatuses)[number];

export const leagueLimits = {
  teams: 64,
  pools: 16,
  seed: 40,
  /** Steps of one game, and those that are sent at one time. */
  steps: 2_000,
  sent: 50,
  /** With every overtime. */
  periods: 20,
  /** Of one team in one game. */
  points: 500,
  reason: 500,
  /** Games of a season that a player can need. */
  games: 100,
} as const;

const count = (least: number, most: number) =>
  v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most));
const hashcode = v.pipe(v.string(), v.check(isHashcode));

/** The rules of a ladder, as data. */
export const leagueRulesSchema = v.object({
  /** Points for a game. */
  points: v.object({
    win: count(-20, 20),
    draw: count(-20, 20),
    loss: count(-20, 20),
    forfeit: count(-20, 20),
    /** For a round of a Swiss draw in which a team rests; without it as many as for a win. */
    bye: v.exactOptional(count(-20, 20)),
  }),
  /** Score of the other team where one does not play; the one that does not has nothing. */
  forfeitScore: count(0, leagueLimits.points),
  /** Draws are possible. A knock-out has none. */
  canDraw: v.boolean(),
  /** Counts the score of a game that was broken off. */
  abandonedCounts: v.boolean(),
  /** Games of a team that leaves: each counts as the office ends it, which is also the default, or none of them does. */
  leaving: v.exactOptional(v.picklist(['count', 'annul'])),
  tieBreaks: v.pipe(
    v.array(v.picklist(ladderTieBreaks)),
    v.maxLength(ladderTieBreaks.length),
    v.check((tieBreaks) => new Set(tieBreaks).size === tieBreaks.length),
  ),
});
export type LeagueRules = v.InferOutput<typeof leagueRulesSchema>;

/** The rules of FIBA: two points for a win, one for a defeat, none for a forfeit (appendix D). */
export const basketballRules: LeagueRules = {
  points: { win: 2, draw: 1, loss: 1, forfeit: 0 },
  forfeitScore: 20,
  canDraw: false,
  abandonedCounts: false,
  tieBreaks: ['headToHead', 'headToHeadDifference', 'headToHeadScored', 'difference', 'scored', 'lot'],
};

/** How a draw is made. */
export const drawTerms = {
  /** Seed of the draw; null: the order is that of the office. */
  seed: v.nullable(v.pipe(v.string(), v.minLength(1), v.maxLength(leagueLimits.seed))),
  /** How often two teams meet. */
  legs: v.picklist([1, 2]),
  pools: count(1, leagueLimits.pools),
  /** Game for third place between the losers of the semi-finals of a knock-out. */
  thirdPlace: v.optional(v.boolean(), false),
};

/** Each team once. */
export const drawnTeams = v.pipe(
  v.array(hashcode),
  v.minLength(2),
  v.maxLength(leagueLimits.teams),
  v.check((teams) => new Set(teams).size === teams.length),
);

/** How a stage was drawn: enough to draw it again. */
export const leagueDrawSchema = v.object({
  /** In the order of the draw: of a knock-out the best first. */
  teams: drawnTeams,
  ...drawTerms,
  /** Of a Swiss draw who rests in a round; null: no team. */
  byes: v.exactOptional(
    v.array(v.object({ round: count(1, leagueLimits.teams), team: v.nullable(hashcode) })),
  ),
});
export type LeagueDraw = v.InferOutput<typeof leagueDrawSchema>;

const side = v.picklist(['home', 'away']);
const period = count(1, leagueLimits.periods);
const made = { id: hashcode, ...madeTime };

/** Event of a game as a device notes it: it names the step itself, so that it counts once however often it is sent. */
export const gameStepSchema = v.variant('kind', [
  v.strictObject({
    ...made,
    kind: v.literal('points'),
    side,
    points: count(1, 10),
    period,
    player: v.exactOptional(hashcode),
  }),
  v.strictObject({ ...made, kind: v.literal('foul'), side, period, player: v.exactOptional(hashcode) }),
  /** A player took part, also one who does not score. */
  v.strictObject({ ...made, kind: v.literal('appearance'), side, player: hashcode }),
  /** Final score of a period, which replaces all that was noted of it before. */
  v.strictObject({
    ...made,
    kind: v.literal('period'),
    period,
    home: count(0, leagueLimits.points),
    away: count(0, leagueLimits.points),
  }),
  v.strictObject({ ...made, kind: v.literal('undo'), undoes: hashcode }),
]);
export type GameStep = v.InferOutput<typeof gameStepSchema>;

/** The course of a game. */
export const gameContentSchema = v.object({
  steps: v.pipe(v.array(gameStepSchema), v.maxLength(leagueLimits.steps)),
});
