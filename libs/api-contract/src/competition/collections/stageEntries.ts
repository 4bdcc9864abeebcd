import { defineCollection } from '../../defineCollection';
import { boolean, datetime, document, integer, reference, select, text, textarea } from '../../fields/kinds';
import { actStateOptions } from '../actStates.data';
import { feedbackSchema, placeDecisionSchema, sheetLimits } from '../sheetSchema';
import { contestTenants } from '../contestTenants.data';
import { judgedStage } from '../../reliance';
import { byEvent } from '../../dated.data';

const ofStage = [{ field: 'stage', readable: true }] as const;
const ofEntry = [{ field: 'entry', readable: true }] as const;
const found = { serverOwned: true, derived: true } as const;

/** An act that takes part in a stage. Its state, place, total and feedback are written when the results are released, and nowhere before. */
export const stageEntries = defineCollection({
  name: 'stageEntries',
  path: 'competition/stage_entries',
  model: 'competition.StageEntry',
  label: { one: 'Act in a stage', many: 'Acts in stages' },
  tenants: contestTenants,
  fields: {
    // The title of the entry, when it was put in.
    name: text({
      label: 'Name',
      required: true,
      max: 200,
      serverOwned: true,
      search: true,
      sort: true,
      column: 'shown',
    }),
    event: reference({ label: 'Event', ...byEvent, required: true, immutable: true }),
    stage: reference({
      label: 'Stage',
      to: 'stages',
      required: true,
      immutable: true,
      within: 'event',
      column: 'shown',
    }),
    entry: reference({ label: 'Entry', to: 'entries', required: true, immutable: true }),
    came_from: reference({ label: 'Came from', to: 'stages', serverOwned: true, column: 'shown' }),
    came_place: integer({ label: 'Place there', min: 1, max: 1_000, serverOwned: true, filter: false }),
    came_decided: boolean({
      label: 'Place decided by the head judge',
      serverOwned: true,
      derived: true,
      filter: false,
      readableBy: ['staff', 'judge'],
      column: 'never',
    }),
    because: text({
      label: 'Why it is here',
      max: 300,
      description: 'If no place in another stage explains it, such as a wild card',
      readableBy: ['staff', 'judge'],
    }),
    substitute_for: reference({
      label: 'In place of',
      description: 'The act that gave up this place after the results were released',
      to: 'entries',
      serverOwned: true,
      filter: false,
      sort: false,
      readableBy: ['staff', 'judge'],
      column: 'never',
    }),
    went_on: boolean({
      label: 'Went on',
      description: 'It went on to the next stage when the results were released',
      ...found,
      filter: false,
      readableBy: ['staff', 'judge'],
      column: 'never',
    }),
    went_by: reference({
      label: 'Went on by',
      description: 'The rule of progression that moved it when the results were released',
      to: 'progressionRules',
      ...found,
      filter: false,
      sort: false,
      readableBy: ['staff', 'judge'],
      column: 'never',
    }),
    // Read on the judging desk alone: before the release it is as secret as the sheets.
    decision: document({
      label: 'Decision of the head judge',
      schema: placeDecisionSchema,
      example: {
        to: 'out',
        state: 'did_not_finish',
        reason: 'The sound failed',
        by: 'user',
        at: '2027-05-07T09:00:00.000Z',
      },
      ...found,
      neverRead: true,
    }),
    // State at the release of the results; before, `actStates` reads it from the night.
    state: select({ label: 'State', options: actStateOptions, ...found, column: 'shown' }),
    place: integer({ label: 'Place', min: 1, max: 1_000, ...found, sort: true, column: 'shown' }),
    // As it is read: with the decimals of the stage.
    total: text({ label: 'Total', max: 12, ...found, filter: false, column: 'shown' }),
    at_line: textarea({
      label: 'Why it goes on or not',
      description: 'It shared the place at the line, and the head judge decided',
      max: sheetLimits.decision,
      ...found,
      filter: false,
      sort: false,
      column: 'never',
    }),
    corrected_at: datetime({
      label: 'Corrected',
      description: 'When its line was changed by a corrected release; its certificate names the day',
      ...found,
      filter: false,
      column: 'never',
    }),
    votes: integer({
      label: 'Votes of the audience',
      min: 0,
      max: 1_000_000,
      ...found,
      filter: false,
      readableBy: ['staff', 'judge'],
    }),
    feedback: document({
      label: 'Feedback',
      schema: feedbackSchema,
      example: { judges: [], penalties: [] },
      ...found,
      readableBy: ['staff', 'participant'],
    }),
  },
  title: ['name'],
  subtitle: 'stage',
  avatar: { icon: 'star', shape: 'square' },
  page: '/stage-entries/{hashcode}',
  isForReaders: true,
  access: {
    read: { staff: 'all', judge: ofStage, participant: ofEntry, collaborator: ofEntry },
    create: { staff: 'all' },
    update: { staff: 'all' },
    remove: { staff: 'all' },
  },
  reliedOnBy: [
    {
      collection: 'scoreSheets',
      same: { stage: 'stage', entry: 'entry' },
      meets: { field: 'status', in: ['signed'] },
    },
    { ...judgedStage, same: { hashcode: 'stage' } },
  ],
  distinct: [{ fields: ['stage', 'entry'] }],
  opensOn: { season: 'event' },
  ordering: 'name',
});
