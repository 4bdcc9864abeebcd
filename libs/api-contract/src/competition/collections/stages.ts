import { defineCollection } from '../../defineCollection';
import { datetime, document, integer, reference, select, text, textarea } from '../../fields/kinds';
import { placeLeftOptions } from '../actStates.data';
import {
  basketballRules,
  leagueDrawSchema,
  leagueKinds,
  leagueLimits,
  leagueRulesSchema,
} from '../leagueSchema';
import { contestTenants, judgedLongAgo, judgedTenants, leagueTenants } from '../contestTenants.data';
import { judgedStage } from '../../reliance';
import { byEvent } from '../../dated.data';

/** The stages on whose panel the reader sits, of this season. */
const judged = [
  {
    field: 'hashcode',
    linkedBy: [
      {
        collection: 'panelJudges',
        own: 'judge',
        actor: 'user',
        field: 'stage',
        unless: { field: 'status', in: ['stood_down'] },
        part: { field: 'event', collection: 'events', unless: judgedLongAgo },
      },
    ],
  },
] as const;
/** Judges act on the stages that they judge; the record is the office's. */
const ofOffice = { writableBy: ['staff'] } as const;
/** Of the night: read on its own page, and no list is made by it. */
const ofNight = { serverOwned: true, filter: false, sort: false, column: 'never' } as const;
const ofVote = { ...ofNight, readableBy: ['staff', 'judge'] } as const;
/** Results of judges have no meaning where teams play each other. */
const isJudged = { field: 'kind', in: ['heat', 'final', 'submission', 'second_chance'] } as const;
const byJudges = { when: isJudged, neededWhen: isJudged } as const;
const released = [{ field: 'event', readable: true, and: { field: 'status', in: ['released'] } }] as const;

/** Fields that decide a result. A judge who falls ill is counted without by the head judge, who gives a reason. */
export const rulesOfResult = [
  'rubric',
  'method',
  'tie_break',
  'decimals',
  'min_judges',
  'place_left',
  'next_count',
  'next_per_school',
] as const;

/** One round of a contest: acts are judged against each other, as in a heat or a final, or teams play each other, as in a league. */
export const stages = defineCollection({
  name: 'stages',
  path: 'competition/stages',
  model: 'competition.Stage',
  label: { one: 'Stage', many: 'Stages' },
  tenants: contestTenants,
  fields: {
    name: text({
      ...ofOffice,
      label: 'Name',
      required: true,
      max: 160,
      search: true,
      sort: true,
      column: 'shown',
    }),
    event: reference({ ...ofOffice, label: 'Event', ...byEvent, required: true, column: 'shown' }),
    kind: select({
      ...ofOffice,
      label: 'Kind',
      required: true,
      column: 'shown',
      options: [
        { value: 'heat', label: 'Heat', tenants: judgedTenants },
        { value: 'final', label: 'Final', tenants: judgedTenants },
        { value: 'submission', label: 'Video submission', tenants: judgedTenants },
        { value: 'second_chance', label: 'Second chance', tenants: judgedTenants },
        { value: 'league', label: 'League', tenants: leagueTenants },
        { value: 'pool', label: 'Pools', tenants: leagueTenants },
        { value: 'knockout', label: 'Knock-out', tenants: leagueTenants },
        { value: 'swiss', label: 'Swiss draw', tenants: leagueTenants },
      ],
    }),
    rubric: reference({
      ...ofOffice,
      label: 'Rubric',
      to: 'rubrics',
      when: isJudged,
      readableBy: ['staff', 'judge'],
      column: 'shown',
    }),
    tryout: text({
      ...ofOffice,
      label: 'Try-out',
      description: 'What all judges score before the evening, to compare how they judge. It never counts.',
      max: 200,
      when: isJudged,
      readableBy: ['staff', 'judge'],
      filter: false,
      sort: false,
      column: 'never',
    }),
    method: select({
      ...ofOffice,
      label: 'Result',
      description: 'How the totals of the judges are combined. It is chosen before judging starts.',
      ...byJudges,
      readableBy: ['staff', 'judge'],
      options: [
        { value: 'mean', label: 'Average' },
        { value: 'trimmed', label: 'Average without the highest and the lowest' },
        { value: 'median', label: 'Median' },
        { value: 'zscore', label: 'Average of standard scores' },
        { value: 'ranks', label: 'Sum of ranks' },
      ],
    }),
    tie_break: select({
      ...ofOffice,
      label: 'Ties',
      ...byJudges,
      readableBy: ['staff', 'judge'],
      options: [
        { value: 'criteria', label: 'The heaviest criterion decides, then the next' },
        { value: 'trimmed', label: 'Without the highest and the lowest' },
        { value: 'highest', label: 'The highest single total' },
        { value: 'shared', label: 'Share the place' },
      ],
    }),
    decimals: integer({
      ...ofOffice,
      label: 'Decimals',
      description: 'Totals that are the same to this many decimals are a tie',
      ...byJudges,
      min: 0,
      max: 3,
      readableBy: ['staff', 'judge'],
      filter: false,
      sort: false,
    }),
    min_judges: integer({
      ...ofOffice,
      label: 'Judges needed',
      description: 'An act with fewer signed sheets has no place',
      ...byJudges,
      min: 1,
      max: 20,
      readableBy: ['staff', 'judge'],
      filter: false,
      sort: false,
    }),
    place_left: select({
      ...ofOffice,
      label: 'Place of an act that is out',
      description: 'When the head judge takes an act out. Empty: the others move up.',
      when: isJudged,
      readableBy: ['staff', 'judge'],
      filter: false,
      sort: false,
      options: placeLeftOptions,
    }),
    // The first rule of progression by place, for clients that know one rule: what is written here is written there, and the other way round.
    next: reference({ ...ofOffice, label: 'Goes on to', to: 'stages', readableBy: ['staff', 'judge'] }),
    next_count: integer({
      ...ofOffice,
      label: 'Acts that go on',
      min: 1,
      max: 500,
      readableBy: ['staff', 'judge'],
      filter: false,
      sort: false,
    }),
    next_per_school: integer({
      ...ofOffice,
      label: 'At most from one school',
      min: 1,
      max: 500,
      readableBy: ['staff', 'judge'],
      filter: false,
      sort: false,
    }),
    rules: document({
      ...ofOffice,
      label: 'Rules of the ladder',
      schema: leagueRulesSchema,
      example: basketballRules,
      maxBytes: 2_000,
      when: { field: 'kind', in: leagueKinds },
    }),
    games_needed: integer({
      ...ofOffice,
      label: 'Games needed to play',
      description:
        'Only players who have played this many games of the season for their team can play in this stage. Empty: everyone can.',
      min: 1,
      max: leagueLimits.games,
      when: { field: 'kind', in: leagueKinds },
      readableBy: ['staff', 'judge'],
      filter: false,
      sort: false,
    }),
    draw: document({
      label: 'Draw',
      schema: leagueDrawSchema,
      example: {
        teams: ['00000000-0000-4000-8000-000000000001', '00000000-0000-4000-8000-000000000002'],
        seed: null,
        legs: 1,
        pools: 1,
      },
      maxBytes: 5_000,
      serverOwned: true,
      derived: true,
    }),
    release_at: datetime({
      label: 'Release planned',
      serverOwned: true,
      readableBy: ['staff', 'judge'],
      filter: false,
    }),
    // The vote of the audience: null where there is none.
    vote_opened_at: datetime({ label: 'Vote opened', ...ofVote }),
    vote_closes_at: datetime({ label: 'Vote closes', ...ofVote }),
    vote_by: select({
      label: 'Voters',
      ...ofVote,
      options: [
        { value: 'hall', label: 'Each phone in the hall' },
        { value: 'ticket', label: 'Each ticket' },
        { value: 'card', label: 'Each printed card' },
      ],
    }),
    vote_code: text({ label: 'Code of the hall', max: 10, ...ofNight, readableBy: ['staff'] }),
    released_at: datetime({ label: 'Results released', serverOwned: true, sort: true }),
    notes: textarea({ ...ofOffice, label: 'Notes', readableBy: ['staff'], column: 'never' }),
  },
  lifecycle: {
    initial: 'planned',
    statuses: {
      planned: { label: 'Planned', tone: 'neutral' },
      judging: { label: 'Judging', tone: 'purple' },
      closed: { label: 'Judging closed', tone: 'yellow' },
      released: { label: 'Results released', tone: 'green' },
    },
    transitions: {
      start_judging: {
        label: 'Start judging',
        from: ['planned'],
        to: 'judging',
        where: isJudged,
        roles: ['staff'],
        confirm: 'The rubric and the method for results cannot be changed after that.',
      },
      close_judging: {
        label: 'Close judging',
        from: ['judging'],
        to: 'closed',
        roles: ['staff'],
        confirm: 'Judges cannot score any more.',
        event: 'stage.closed',
        next: [],
      },
      open_judging_again: {
        label: 'Open judging again',
        from: ['closed'],
        to: 'judging',
        roles: ['staff'],
        next: [],
      },
    },
  },
  title: ['name'],
  subtitle: 'event',
  avatar: { icon: 'star', shape: 'square' },
  page: '/stages/{hashcode}',
  access: {
    read: { staff: 'all', judge: judged, participant: released, collaborator: released },
    create: { staff: 'all' },
    update: { staff: 'all', judge: judged },
    remove: { staff: 'all' },
  },
  changeable: {
    staff: {
      in: ['planned'],
      fields: {
        // Until the first score.
        min_judges: ['planned', 'judging'],
        next: ['planned', 'judging', 'closed'],
        next_count: ['planned', 'judging'],
        next_per_school: ['planned', 'judging'],
        notes: ['planned', 'judging', 'closed', 'released'],
      },
    },
  },
  reliedOnBy: [
    // From the first score on.
    { collection: 'scoreSheets', same: { stage: 'hashcode' }, fixes: rulesOfResult },
    { ...judgedStage, same: { hashcode: 'hashcode' }, fixes: rulesOfResult },
  ],
  opensOn: { season: 'event' },
  ordering: '-created',
});
