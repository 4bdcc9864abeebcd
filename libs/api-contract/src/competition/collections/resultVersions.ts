import { defineCollection } from '../../defineCollection';
import { datetime, document, integer, reference, text, textarea } from '../../fields/kinds';
import { contestTenants } from '../contestTenants.data';
import { resultVersionSchema, sheetLimits } from '../sheetSchema';
import { byEvent } from '../../dated.data';

/** Written by the release and by corrections alone. */
const given = { serverOwned: true } as const;

/**
 * The results of a stage as they were released: one version, and another for each correction. A correction is open while it is prepared,
 * and until its release the version before stays what everyone reads.
 */
export const resultVersions = defineCollection({
  name: 'resultVersions',
  path: 'competition/result_versions',
  model: 'competition.ResultVersion',
  label: { one: 'Version of results', many: 'Versions of results' },
  tenants: contestTenants,
  fields: {
    // The name of the stage, when it was released.
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
    number: integer({ label: 'Version', min: 1, max: 1_000, required: true, ...given, column: 'shown' }),
    reason: textarea({
      label: 'Why it was corrected',
      max: sheetLimits.reason,
      ...given,
      column: 'shown',
    }),
    content: document({
      label: 'Released lines',
      description: 'Its lines, and what is different from the previous version; empty until it is released',
      schema: resultVersionSchema,
      example: { lines: [], differences: [], next: null },
      maxBytes: 400_000,
      required: true,
      ...given,
    }),
    made_by: reference({ label: 'Released by', to: 'users', ...given, filter: false, sort: false }),
    released_at: datetime({ label: 'Released', ...given, sort: true, column: 'shown' }),
  },
  lifecycle: {
    initial: 'open',
    statuses: {
      open: { label: 'Being prepared', tone: 'yellow' },
      released: { label: 'Released', tone: 'green' },
      replaced: { label: 'Replaced by a correction', tone: 'neutral' },
      dropped: { label: 'Dropped', tone: 'neutral' },
    },
    transitions: {},
  },
  title: ['name'],
  subtitle: 'stage',
  avatar: { icon: 'star', shape: 'square' },
  page: '/result-versions/{hashcode}',
  access: { read: { staff: 'all' }, create: {}, update: {}, remove: {} },
  never: ['create', 'update', 'remove'],
  distinct: [{ fields: ['stage', 'number'] }],
  partOf: 'stage',
  opensOn: { season: 'event' },
  ordering: '-number',
});
