import { defineCollection } from '../../defineCollection';
import { datetime, document, reference, text, textarea } from '../../fields/kinds';
import type { Status } from '../../lifecycle';
import { sealLimit, sheetContentSchema, sheetLimits, type SheetStatus } from '../sheetSchema';
import { contestTenants, judgedLongAgo } from '../contestTenants.data';
import { byEvent } from '../../dated.data';

/** Its judge, and who leads the panel. */
const byJudge = [
  { field: 'judge', actor: 'user' },
  {
    field: 'stage',
    linkedBy: [
      {
        collection: 'panelJudges',
        own: 'judge',
        actor: 'user',
        field: 'stage',
        unless: { field: 'status', in: ['judging', 'stood_down'] },
        part: { field: 'event', collection: 'events', unless: judgedLongAgo },
      },
    ],
  },
] as const;
/** An admin reads them by a named act alone, which gives a reason. */
const byReading = [
  {
    field: 'stage',
    linkedBy: [{ collection: 'sheetReadings', own: 'reader', actor: 'user', field: 'stage' }],
  },
] as const;
const given = { serverOwned: true } as const;

/**
 * The scores of one judge for one act in a stage. Only the judge and the head judge read it, before the release and after, and an admin who gave
 * a reason: those who entered have the feedback.
 */
export const scoreSheets = defineCollection({
  name: 'scoreSheets',
  path: 'competition/score_sheets',
  model: 'competition.ScoreSheet',
  label: { one: 'Score sheet', many: 'Score sheets' },
  tenants: contestTenants,
  fields: {
    // The title of the entry.
    name: text({
      label: 'Name',
      required: true,
      max: 200,
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
    entry: reference({ label: 'Entry', to: 'entries', required: true, ...given }),
    judge: reference({ label: 'Judge', to: 'users', required: true, ...given, readableBy: [] }),
    content: document({
      label: 'Scores',
      schema: sheetContentSchema,
      example: { marks: [], penalties: [] },
      required: true,
      ...given,
    }),
    comment: textarea({ label: 'To those who entered', max: sheetLimits.comment, ...given, column: 'never' }),
    reason: textarea({
      label: 'Reason',
      description: 'Why the judge stepped aside, or why it was opened again',
      max: sheetLimits.reason,
      ...given,
      column: 'never',
    }),
    signed_at: datetime({ label: 'Signed', ...given, sort: true, column: 'shown' }),
    // Of this sheet and the one that the judge signed before it: a chain in which nothing can be exchanged unnoticed.
    seal: text({ label: 'Seal', max: sealLimit, ...given, filter: false }),
    seal_before: text({ label: 'Seal before', max: sealLimit, ...given, filter: false }),
    // Of the rules and the rubric, as they were when it began.
    rules_digest: text({ label: 'Digest of the rules', max: 64, ...given, filter: false, column: 'never' }),
  },
  lifecycle: {
    initial: 'open',
    statuses: {
      open: { label: 'Open', tone: 'yellow' },
      signed: { label: 'Signed', tone: 'green' },
      recused: { label: 'Stepped aside', tone: 'neutral' },
    } satisfies Record<SheetStatus, Status>,
    transitions: {},
  },
  title: ['name'],
  subtitle: 'stage',
  avatar: { icon: 'checklist', shape: 'square' },
  page: '/score-sheets/{hashcode}',
  access: { read: { judge: byJudge, admin: byReading }, create: {}, update: {}, remove: {} },
  never: ['create', 'update', 'remove'],
  distinct: [{ fields: ['stage', 'entry', 'judge'] }],
  partOf: 'stage',
  opensOn: { season: 'event' },
  ordering: '-modified',
});
