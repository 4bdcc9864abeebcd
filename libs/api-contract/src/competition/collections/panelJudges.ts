import { defineCollection } from '../../defineCollection';
import { boolean, reference, text } from '../../fields/kinds';
import { sheetLimits } from '../sheetSchema';
import { contestTenants } from '../contestTenants.data';
import { judgedStage } from '../../reliance';
import { byEvent } from '../../dated.data';

const own = [{ field: 'judge', actor: 'user' }] as const;
/** Of the head judge, who writes them by an action. */
const given = { serverOwned: true, filter: false, sort: false, column: 'never' } as const;

/** It takes a reason; once judging has begun who leads is changed by an admin alone, who has to give it. */
const ofLead = { asksReason: [] } as const;

/** A judge on the panel of a stage. Who leads it, the head judge, sees all sheets. */
export const panelJudges = defineCollection({
  name: 'panelJudges',
  path: 'competition/panel_judges',
  model: 'competition.PanelJudge',
  label: { one: 'Judge of a stage', many: 'Panels' },
  tenants: contestTenants,
  fields: {
    // The name of the user, whose record is for staff alone.
    name: text({
      label: 'Name',
      required: true,
      max: 160,
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
    judge: reference({
      label: 'Judge',
      to: 'users',
      required: true,
      immutable: true,
      readableBy: ['staff'],
    }),
    stands_in_for: reference({
      label: 'Stands in for',
      description: 'The judge who was replaced. What that judge signed stays signed.',
      to: 'panelJudges',
      ...given,
    }),
    is_without: boolean({
      label: 'Counted without',
      description: 'Acts need no sheet of this judge',
      ...given,
    }),
    reason: text({ label: 'Why stood down', max: sheetLimits.reason, ...given }),
  },
  lifecycle: {
    initial: 'judging',
    statuses: {
      judging: { label: 'Judge', tone: 'blue' },
      leading: { label: 'Head judge', tone: 'green' },
      stood_down: { label: 'Stood down', tone: 'neutral' },
    },
    transitions: {
      lead: {
        label: 'Make head judge',
        from: ['judging'],
        to: 'leading',
        roles: ['staff'],
        confirm: 'The head judge sees the sheets of all judges, and releases the results.',
        ...ofLead,
        next: [],
      },
      judge_only: {
        label: 'Judge only',
        from: ['leading'],
        to: 'judging',
        roles: ['staff'],
        ...ofLead,
        next: [],
      },
      stand_down: {
        label: 'Stand down',
        from: ['judging', 'leading'],
        to: 'stood_down',
        roles: ['staff'],
        confirm: 'Sheets that this judge did not sign do not count.',
        ...ofLead,
        next: [],
      },
      judge_again: { label: 'Judge again', from: ['stood_down'], to: 'judging', roles: ['staff'], next: [] },
    },
  },
  title: ['name'],
  subtitle: 'stage',
  avatar: { icon: 'user', shape: 'circle' },
  page: '/panel-judges/{hashcode}',
  access: {
    read: { staff: 'all', judge: own },
    create: { staff: 'all' },
    update: { staff: 'all' },
    remove: { staff: 'all' },
  },
  reliedOnBy: [
    {
      collection: 'scoreSheets',
      same: { stage: 'stage', judge: 'judge' },
      meets: { field: 'status', in: ['signed'] },
    },
    { ...judgedStage, same: { hashcode: 'stage' } },
  ],
  distinct: [{ fields: ['stage', 'judge'] }],
  opensOn: { season: 'event' },
  ordering: 'name',
});
