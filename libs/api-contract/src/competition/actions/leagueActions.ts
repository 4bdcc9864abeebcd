import * as v from 'valibot';
import { drawnTeams, drawTerms, gameStepSchema, leagueLimits } from '../leagueSchema';
import { textInput } from '../../schemas/textInput';
import { defineAction, noInput, noOutput } from '../../defineAction';
import { reasonInput } from '../../inputs';
import { timeOf, type Corrected } from '../../madeTime';

const scored = {
  on: { record: 'gameResults' },
  output: noOutput,
  hasEffects: true,
  roles: ['staff', 'judge'],
  problems: ['missing', 'invalid', 'conflict'],
  clause: '7.42',
  // The winner goes on to a further game.
  alsoWrites: ['timeSlots', 'gameResults'],
} as const;
const noted = v.strictObject({
  steps: v.pipe(v.array(gameStepSchema), v.minLength(1), v.maxLength(leagueLimits.sent)),
});
const reason = v.optional(textInput(leagueLimits.reason, 'lines'), '');

/** The actions of leagues and knock-outs. */
export const leagueActions = {
  /** Draws the games of a stage: all of them, or the next round of a Swiss draw. Undo takes the draw back while none is played. */
  drawLeague: defineAction({
    name: 'draw_league',
    summary: 'Draws the games of a stage',
    on: { record: 'stages' },
    /** The teams as the one who draws saw them: refused where others take part by now. Without a seed in this order. */
    input: v.strictObject({ teams: drawnTeams, ...drawTerms }),
    output: noOutput,
    roles: ['staff'],
    problems: ['missing', 'invalid', 'conflict'],
    clause: '7.42',
    alsoWrites: ['timeSlots', 'gameResults'],
  }),

  /** Step of a game, with a name of its own: sent again it counts once, and one of the steps undoes another. */
  recordScore: defineAction({
    ...scored,
    name: 'record_score',
    summary: 'Notes points, fouls or the score of a period of a game',
    input: noted,
    // Each step has its name and the time of its making: it is sent as it was.
    offline: {
      after: (input: unknown) => input,
      order: {
        times: (input: unknown, corrected: Corrected) => ({
          steps: v.parse(noted, input).steps.map((step) => ({ ...step, ...corrected(timeOf(step)) })),
        }),
      },
    },
  }),

  /** Its score counts, and stays as it is. */
  finishGame: defineAction({
    ...scored,
    name: 'finish_game',
    summary: 'Makes the score of a game final',
    input: noInput,
    offline: { after: (input: unknown) => input, order: 'lane' },
  }),

  forfeitGame: defineAction({
    ...scored,
    name: 'forfeit_game',
    summary: 'A team of a game did not play, or neither did',
    input: v.strictObject({ by: v.picklist(['home', 'away', 'both']), reason }),
  }),

  postponeGame: defineAction({
    ...scored,
    name: 'postpone_game',
    summary: 'A game is played at another time',
    input: v.strictObject({ reason: reasonInput(leagueLimits.reason) }),
  }),

  abandonGame: defineAction({
    ...scored,
    name: 'abandon_game',
    summary: 'A game was broken off',
    input: v.strictObject({ reason: reasonInput(leagueLimits.reason) }),
  }),
};
