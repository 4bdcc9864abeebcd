import { defineCollection } from '../../defineCollection';
import { boolean, datetime, document, integer, reference, text } from '../../fields/kinds';
import { contestTenants } from '../contestTenants.data';
import { shownResultsSchema } from '../shownResultsSchema';
import { byEvent } from '../../dated.data';

/** Written by the steps of the ceremony alone. */
const given = { serverOwned: true } as const;
/** Of the night: read on its own page, and no list is made by it. */
const ofNight = { ...given, filter: false, sort: false, column: 'never' } as const;

/** On the panel of the stage: a projector that a judge opened hears of each step. */
const ofStage = [{ field: 'stage', readable: true }] as const;

/**
 * A ceremony of a stage. When it is opened, the results are computed once and stored with it: nothing that changes meanwhile changes what
 * it shows, or what it releases with its last step. They are deleted when it is closed.
 */
export const ceremonies = defineCollection({
  name: 'ceremonies',
  path: 'competition/ceremonies',
  model: 'competition.Ceremony',
  label: { one: 'Ceremony', many: 'Ceremonies' },
  tenants: contestTenants,
  fields: {
    // The name of the stage, when it was opened.
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
    // How many acts it has shown.
    step: integer({ label: 'Step of the ceremony', min: 0, max: 1_000, required: true, ...ofNight }),
    frozen: boolean({ label: 'Ceremony frozen', ...ofNight }),
    releases: boolean({ label: 'Released with the last step', ...ofNight }),
    driver: reference({ label: 'Runs the ceremony', to: 'users', required: true, ...ofNight }),
    // As secret as the sheets: the ceremony reads it step by step.
    content: document({
      label: 'What it shows',
      schema: shownResultsSchema,
      example: { lines: [], goOn: [], tie: null },
      maxBytes: 4_000_000,
      ...given,
      derived: true,
      readableBy: [],
    }),
    closed_at: datetime({ label: 'Closed', ...given, filter: false, column: 'shown' }),
  },
  lifecycle: {
    initial: 'open',
    statuses: {
      open: { label: 'Open', tone: 'purple' },
      closed: { label: 'Closed', tone: 'neutral' },
    },
    transitions: {},
  },
  title: ['name'],
  subtitle: 'stage',
  avatar: { icon: 'star', shape: 'square' },
  page: '/ceremonies/{hashcode}',
  access: { read: { staff: 'all', judge: ofStage }, create: {}, update: {}, remove: {} },
  never: ['create', 'update', 'remove'],
  // One of a stage is open at a time.
  distinct: [{ fields: ['stage'], unless: ['closed'] }],
  partOf: 'stage',
  opensOn: { season: 'event' },
  ordering: '-created',
});
