import { defineCollection } from '../../defineCollection';
import { document, integer, reference, select, text, textarea } from '../../fields/kinds';
import type { Status } from '../../lifecycle';
import { gameContentSchema, leagueLimits, type GameStatus } from '../leagueSchema';
import { judgedStage } from '../../reliance';
import { contestTenants } from '../contestTenants.data';
import { byEvent } from '../../dated.data';

const ofStage = [{ field: 'stage', readable: true }] as const;
/** Both teams of a game read it. */
const ofGame = [{ field: 'game', readable: true }] as const;
const given = { serverOwned: true } as const;
/** Written with every step of the game. */
const counted = { ...given, derived: true } as const;

/**
 * Course and result of a game of a stage. The game itself, its teams, its court and its time, is an item of a running order; this has its
 * place in the draw, its course and its score.
 */
export const gameResults = defineCollection({
  name: 'gameResults',
  path: 'competition/game_results',
  model: 'competition.GameResult',
  label: { one: 'Game of a stage', many: 'Games of stages' },
  tenants: contestTenants,
  fields: {
    // Both teams, as the item of the running order has them.
    name: text({
      label: 'Name',
      required: true,
      max: 160,
      ...given,
      search: true,
      sort: true,
      column: 'shown',
    }),
    event: reference({ label: 'Event', ...byEvent, required: true, ...given }),
    stage: reference({
      label: 'Stage',
      to: 'stages',
      required: true,
      within: 'event',
      ...given,
      column: 'shown',
    }),
    game: reference({ label: 'Game', to: 'timeSlots', required: true, within: 'event', ...given }),
    round: integer({
      label: 'Round',
      required: true,
      min: 1,
      max: 500,
      ...given,
      sort: true,
      column: 'shown',
    }),
    number: integer({ label: 'Number', required: true, min: 1, max: 500, ...given }),
    pool: integer({ label: 'Pool', min: 1, max: leagueLimits.pools, ...given }),
    content: document({
      label: 'Course',
      schema: gameContentSchema,
      example: { steps: [] },
      required: true,
      ...counted,
      readableBy: ['staff', 'judge'],
    }),
    home_points: integer({ label: 'Home', min: 0, max: 10_000, ...counted, column: 'shown' }),
    away_points: integer({ label: 'Away', min: 0, max: 10_000, ...counted, column: 'shown' }),
    outcome: select({
      label: 'Outcome',
      ...counted,
      column: 'shown',
      options: [
        { value: 'played', label: 'Played', tone: 'green' },
        { value: 'forfeit_home', label: 'Forfeit by the home team', tone: 'red' },
        { value: 'forfeit_away', label: 'Forfeit by the away team', tone: 'red' },
        { value: 'forfeit_both', label: 'Forfeit by both teams', tone: 'red' },
        { value: 'postponed', label: 'Postponed', tone: 'yellow' },
        { value: 'abandoned', label: 'Abandoned', tone: 'yellow' },
      ],
    }),
    reason: textarea({ label: 'Reason', max: leagueLimits.reason, ...counted, column: 'never' }),
  },
  lifecycle: {
    initial: 'scheduled',
    statuses: {
      scheduled: { label: 'To be played', tone: 'neutral' },
      live: { label: 'On', tone: 'purple' },
      final: { label: 'Final', tone: 'green' },
    } satisfies Record<GameStatus, Status>,
    transitions: {
      reopen_game: {
        label: 'Open the result again',
        from: ['final'],
        to: 'live',
        roles: ['staff'],
        confirm: 'The game does not count in the ladder until it is final again.',
        next: [],
      },
    },
  },
  title: ['name'],
  subtitle: 'stage',
  avatar: { icon: 'basketball', shape: 'square' },
  page: '/game-results/{hashcode}',
  access: {
    read: { staff: 'all', judge: ofStage, participant: ofGame, collaborator: ofGame },
    create: {},
    update: { staff: 'all', judge: ofStage },
    remove: { staff: 'all' },
  },
  never: ['create'],
  distinct: [{ fields: ['stage', 'round', 'number'] }, { fields: ['game'] }],
  partOf: 'stage',
  reliedOnBy: [{ ...judgedStage, same: { hashcode: 'stage' } }],
  opensOn: { season: 'event' },
  ordering: 'round',
});
