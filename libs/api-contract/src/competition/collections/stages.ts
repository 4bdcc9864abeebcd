import { defineCollection } from '../../defineCollection';
import { boolean, datetime, document, integer, reference, select, text, textarea } from '../../fields/kinds';
import {
  basketballRules,
  leagueDrawSchema,
  leagueKinds,
  leagueLimits,
  leagueRulesSchema,
} from '../leagueSchema';
import { contestTenants, judgedTenants, leagueTenants } from '../contestTenants.data';

/** The stages on whose panel the reader sits. */
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
      },
    ],
  },
] as const;
/** Judges act on the stages that they judge; the record is the office's. */
const ofOffice = { writableBy: ['staff'] } as const;
/** Of the night: read on its own page, and no list is made by it. */
const ofNight = { serverOwned: true, filter: false, sort: false, column: 'never' } as const;
const ofCeremony = { ...ofNight, readableBy: ['staff'] } as const;
const ofVote = { ...ofNight, readableBy: ['staff', 'judge'] } as const;
/** What the results of judges are made by has no meaning where teams play each other. */
const isJudged = { field: 'kind', in: ['heat', 'final', 'submission', 'second_chance'] } as const;
const byJudges = { when: isJudged, neededWhen: isJudged } as const;
const released = [{ field: 'event', readable: true, and: { field: 'status', in: ['released'] } }] as const;

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
    event: reference({ ...ofOffice, label: 'Event', to: 'events', required: true, column: 'shown' }),
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
      description: 'How the totals of the judges become one. It is chosen before the judging begins.',
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
      description: 'Totals that are the same with so many decimals are a tie',
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
      label: 'Of one school at most',
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
        'Only who has played so many games of the season for their team can play in this stage. Empty: everyone can.',
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
    // The ceremony: null where it is not open.
    ceremony_step: integer({ label: 'Step of the ceremony', ...ofCeremony, min: 0, max: 1_000 }),
    ceremony_frozen: boolean({ label: 'Ceremony frozen', ...ofCeremony }),
    ceremony_releases: boolean({ label: 'Released with the last step', ...ofCeremony }),
    ceremony_driver: reference({ label: 'Runs the ceremony', to: 'users', ...ofCeremony }),
    // The vote of the audience: null where there is none.
    vote_opened_at: datetime({ label: 'Vote opened', ...ofVote }),
    vote_closes_at: datetime({ label: 'Vote closes', ...ofVote }),
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
        confirm: 'The rubric and the way of the result stay as they are from then on.',
      },
      close_judging: {
        label: 'Close judging',
        from: ['judging'],
        to: 'closed',
        roles: ['staff'],
        confirm: 'Judges cannot score any more.',
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
        // A judge who falls ill: the office decides to count with fewer.
        min_judges: ['planned', 'judging', 'closed'],
        next: ['planned', 'judging', 'closed'],
        next_count: ['planned', 'judging', 'closed'],
        next_per_school: ['planned', 'judging', 'closed'],
        notes: ['planned', 'judging', 'closed', 'released'],
      },
    },
  },
  ordering: '-created',
});
