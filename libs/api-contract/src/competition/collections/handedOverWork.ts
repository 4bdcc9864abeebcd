import { defineCollection } from '../../defineCollection';
import { datetime, document, integer, reference, text, textarea } from '../../fields/kinds';
import { contestTenants } from '../contestTenants.data';
import { handedOverContentSchema, handedOverLimits } from '../handedOverSchema';
import { byEvent } from '../../dated.data';

/** Written by its actions alone. */
const given = { serverOwned: true } as const;
/** Marks that are under the embargo can stand in it: a query of its own decides who reads it. */
const sealed = { ...given, neverRead: true, filter: false, column: 'never' } as const;

const own = { field: 'made_by', actor: 'user' } as const;
/** The head judge of its stage. */
const led = {
  field: 'stage',
  linkedBy: [
    {
      collection: 'panelJudges',
      own: 'judge',
      actor: 'user',
      field: 'stage',
      unless: { field: 'status', in: ['judging', 'stood_down'] },
    },
  ],
} as const;

/**
 * Work on a device that the server no longer takes from its user, such as scores of a judge who stood down: the head judge, or the
 * office, takes it over or dismisses it. It is never deleted.
 */
export const handedOverWork = defineCollection({
  name: 'handedOverWork',
  path: 'competition/handed_over_work',
  model: 'competition.HandedOverWork',
  label: { one: 'Handed-over work', many: 'Handed-over work' },
  tenants: contestTenants,
  fields: {
    // The name of its maker, whose record is for staff alone.
    name: text({
      label: 'Name',
      required: true,
      max: 160,
      ...given,
      search: true,
      sort: true,
      column: 'shown',
    }),
    event: reference({ label: 'Event', ...byEvent, ...given, column: 'shown' }),
    stage: reference({ label: 'Stage', to: 'stages', within: 'event', ...given, column: 'shown' }),
    entry: reference({ label: 'Entry', to: 'entries', ...given, column: 'shown' }),
    performance: reference({ label: 'Performance', to: 'performances', within: 'event', ...given }),
    made_by: reference({ label: 'Made by', to: 'users', required: true, ...given, readableBy: ['staff'] }),
    count: integer({
      label: 'Changes',
      min: 1,
      max: handedOverLimits.calls,
      required: true,
      ...given,
      column: 'shown',
    }),
    made_at: datetime({ label: 'Made', required: true, ...given, sort: true, column: 'shown' }),
    device_at: datetime({
      label: 'Made, by the clock of the device',
      required: true,
      ...given,
      filter: false,
      column: 'never',
    }),
    // The key of its first call: handed over again, it is the same.
    key: text({
      label: 'Key',
      max: 36,
      required: true,
      ...given,
      filter: false,
      column: 'never',
      neverRead: true,
    }),
    refusal: textarea({
      label: 'Why it was refused',
      max: handedOverLimits.refusal,
      required: true,
      ...sealed,
    }),
    content: document({
      label: 'What was done',
      schema: handedOverContentSchema,
      example: { calls: [] },
      maxBytes: 2 * handedOverLimits.bytes,
      required: true,
      ...sealed,
    }),
    decided_by: reference({ label: 'Decided by', to: 'users', ...given, readableBy: ['staff'] }),
    decided_at: datetime({ label: 'Decided', ...given, column: 'shown' }),
    reason: textarea({ label: 'Why dismissed', max: handedOverLimits.reason, ...given, column: 'never' }),
  },
  lifecycle: {
    initial: 'waiting',
    statuses: {
      waiting: { label: 'Waiting', tone: 'yellow' },
      taken: { label: 'Taken over', tone: 'green' },
      dismissed: { label: 'Dismissed', tone: 'neutral' },
    },
    transitions: {},
  },
  title: ['name'],
  subtitle: 'event',
  avatar: { icon: 'list', shape: 'square' },
  page: '/handed-over-work/{hashcode}',
  access: {
    read: { staff: 'all', judge: [own, led], participant: [own], collaborator: [own] },
    create: {},
    update: {},
    remove: {},
  },
  never: ['create', 'update', 'remove'],
  distinct: [{ fields: ['made_by', 'key'] }],
  opensOn: { season: 'event' },
  ordering: '-created',
});
