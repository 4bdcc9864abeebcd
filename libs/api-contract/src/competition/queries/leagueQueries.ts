import * as v from 'valibot';
import {
  gameOutcomes,
  gameStatuses,
  gameStepSchema,
  ladderTieBreaks,
  leagueDrawSchema,
  leagueKinds,
  leagueRulesSchema,
} from '../leagueSchema';
import { languageCodes } from '../../languages';
import { isHashcode } from '../../schemas/formats';
import { defineQuery, noQuery } from '../../defineQuery';
import { publicNames } from '../../schemas/publicNames';

const text = v.string();
const count = v.pipe(v.number(), v.integer());
const hashcode = v.pipe(v.string(), v.check(isHashcode));

const player = { hashcode: text, name: text, singlet: v.optional(v.nullable(v.number()), null) };
const team = v.object({ hashcode: text, name: text, school: v.nullable(text) });

/** A line of a ladder, with why it is above the next. */
const ladderLine = v.object({
  team: text,
  /** Null: the team does not take part any more. */
  place: v.nullable(count),
  played: count,
  won: count,
  drawn: count,
  lost: count,
  forfeited: count,
  scored: count,
  conceded: count,
  points: count,
  /** Rounds of a Swiss draw in which it rested. */
  byes: v.optional(count, 0),
  above: v.nullable(
    v.object({
      by: v.nullable(v.picklist(['points', ...ladderTieBreaks])),
      /** Of the team itself, and of the one below it; null: no defeat in points to divide by. */
      own: v.nullable(v.number()),
      other: v.nullable(v.number()),
      among: v.array(text),
    }),
  ),
});
export type LadderLine = v.InferOutput<typeof ladderLine>;

const game = v.object({
  hashcode: text,
  /** The item of the running order. */
  slot: text,
  status: v.picklist(gameStatuses),
  outcome: v.nullable(v.picklist(gameOutcomes)),
  round: count,
  number: count,
  pool: v.nullable(count),
  /** By hashcode of the team. */
  home: text,
  away: text,
  home_points: v.nullable(count),
  away_points: v.nullable(count),
  reason: v.nullable(text),
  starts_at: v.nullable(text),
  /** The time zone of its venue. */
  zone: text,
  venue: v.nullable(text),
  court: v.nullable(text),
});
export type LeagueGame = v.InferOutput<typeof game>;

/** A stage of teams: its draw, its games and its ladders. */
export const stageLeagueSchema = v.object({
  stage: v.object({
    hashcode: text,
    name: text,
    kind: v.picklist(leagueKinds),
    event: v.object({ hashcode: text, title: text }),
  }),
  /** The reader draws games, and notes scores. */
  canDraw: v.boolean(),
  canScore: v.boolean(),
  rules: leagueRulesSchema,
  /** Null: not drawn yet. */
  draw: v.nullable(leagueDrawSchema),
  /** Teams that take part or have played, by name. */
  teams: v.array(v.object({ ...team.entries, takesPart: v.optional(v.boolean(), true) })),
  games: v.array(game),
  ladders: v.array(
    v.object({
      pool: v.nullable(count),
      /** Every game is played: until then no lot is drawn. */
      isFinished: v.optional(v.boolean(), true),
      lines: v.array(ladderLine),
    }),
  ),
});
export type StageLeague = v.InferOutput<typeof stageLeagueSchema>;

/** A game with its course and its players, for the one who notes its score. */
export const scoredGameSchema = v.object({
  hashcode: text,
  status: v.picklist(gameStatuses),
  outcome: v.nullable(v.picklist(gameOutcomes)),
  stage: v.object({ hashcode: text, title: text }),
  round: count,
  canDraw: v.boolean(),
  home: team,
  away: team,
  steps: v.array(gameStepSchema),
  /** Games of the season that a player needs to play in it. */
  needed: v.optional(count, 0),
  /** Players of both teams whom the reader can read. */
  players: v.optional(
    v.array(
      v.object({
        ...player,
        team: text,
        /** The games of the season so far, and whether they suffice. */
        played: v.optional(count, 0),
        canPlay: v.optional(v.boolean(), true),
      }),
    ),
    [],
  ),
});
export type ScoredGame = v.InferOutput<typeof scoredGameSchema>;

/** The stages of a team in which not all of it can play, with the games of each player. */
export const squadGamesSchema = v.object({
  stages: v.array(
    v.object({
      hashcode: text,
      name: text,
      needed: count,
      players: v.array(v.object({ ...player, played: count, canPlay: v.boolean(), isCleared: v.boolean() })),
    }),
  ),
});
export type SquadGames = v.InferOutput<typeof squadGamesSchema>;

/** The ladders of public events: teams and schools, and no person. */
export const publicLaddersSchema = v.object({
  stages: v.array(
    v.object({
      hashcode: text,
      name: text,
      event: text,
      ladders: v.array(
        v.object({
          pool: v.nullable(count),
          lines: v.array(
            v.object({
              ...publicNames,
              place: v.nullable(count),
              played: count,
              won: count,
              lost: count,
              scored: count,
              conceded: count,
              points: count,
            }),
          ),
        }),
      ),
    }),
  ),
});
export type PublicLadders = v.InferOutput<typeof publicLaddersSchema>;

/** Queries of leagues and knock-outs. */
export const leagueQueries = {
  stageLeague: defineQuery({
    group: 'Competition',
    summary:
      'A league, pools or a knock-out: its draw, its games, and its ladder with a reason for each place',
    path: 'stages/{stage}/league',
    input: v.object({ stage: hashcode }),
    output: stageLeagueSchema,
    envelope: 'data',
    roles: ['staff', 'judge'],
    problems: ['missing'],
    clause: '7.42',
  }),

  scoredGame: defineQuery({
    group: 'Competition',
    summary: 'A game with its course so far',
    path: 'games/{game}',
    input: v.object({ game: hashcode }),
    output: scoredGameSchema,
    envelope: 'data',
    roles: ['staff', 'judge'],
    problems: ['missing'],
    clause: '7.42',
  }),

  squadGames: defineQuery({
    group: 'Competition',
    summary: 'Who of a team has played enough games of the season for the stages that need some',
    path: 'entries/{entry}/games',
    input: v.object({ entry: hashcode }),
    output: squadGamesSchema,
    envelope: 'data',
    roles: ['staff', 'judge', 'participant', 'collaborator'],
    problems: ['missing'],
    clause: '7.42',
  }),

  gameSheet: defineQuery({
    group: 'Competition',
    summary: 'The score sheet of a game as a PDF: its periods, fouls and players so far, with lines to sign',
    path: 'games/{game}/sheet',
    input: v.object({ game: hashcode, language: v.optional(v.picklist(languageCodes), 'en') }),
    output: v.object({ name: text, pdf: text }),
    envelope: 'data',
    roles: ['staff', 'judge'],
    problems: ['missing'],
    clause: '7.42',
  }),

  publicLadders: defineQuery({
    group: 'Season',
    summary: 'The ladders of the leagues of public events: teams and schools alone',
    path: 'season/ladders',
    input: noQuery,
    output: publicLaddersSchema,
    envelope: 'data',
    roles: 'public',
    rateClass: 'notice',
    isCached: true,
    clause: '7.42',
  }),
};
