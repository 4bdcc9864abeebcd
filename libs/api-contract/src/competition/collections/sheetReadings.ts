import { defineCollection } from '../../defineCollection';
import { reference, text, textarea } from '../../fields/kinds';
import { contestTenants } from '../contestTenants.data';
import { sheetLimits } from '../sheetSchema';
import { byEvent } from '../../dated.data';

const ofStage = [{ field: 'stage', readable: true }] as const;
/** Written by the action alone. */
const given = { serverOwned: true } as const;

/**
 * An admin from outside the panel reads the sheets of a stage, and why. It lets this admin read them, and its panel and the office see
 * that it happened.
 */
export const sheetReadings = defineCollection({
  name: 'sheetReadings',
  path: 'competition/sheet_readings',
  model: 'competition.SheetReading',
  label: { one: 'Reading of sheets', many: 'Readings of sheets' },
  tenants: contestTenants,
  fields: {
    // The name of the admin, whose record is for staff alone.
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
    reader: reference({ label: 'Read by', to: 'users', required: true, ...given, readableBy: ['staff'] }),
    reason: textarea({
      label: 'Why',
      required: true,
      max: sheetLimits.reason,
      ...given,
      column: 'shown',
    }),
  },
  title: ['name'],
  subtitle: 'stage',
  avatar: { icon: 'checklist', shape: 'square' },
  page: '/sheet-readings/{hashcode}',
  access: { read: { staff: 'all', judge: ofStage }, create: {}, update: {}, remove: {} },
  never: ['create', 'update', 'remove'],
  partOf: 'stage',
  opensOn: { season: 'event' },
  ordering: '-created',
});
