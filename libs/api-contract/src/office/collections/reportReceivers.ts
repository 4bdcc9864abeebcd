import type { RowCondition } from '../../accessRules';
import { defineCollection } from '../../defineCollection';
import { boolean, date, reference, text } from '../../fields/kinds';

const ofOwner: readonly RowCondition[] = [{ field: 'owner', actor: 'user' }];

/** A user who gets a report by mail each week, by their own rights. Its owner adds and removes them; each can stop their own mails. */
export const reportReceivers = defineCollection({
  name: 'reportReceivers',
  path: 'core/report_receivers',
  model: 'core.ReportReceiver',
  label: { one: 'Receiver of a report', many: 'Receivers of reports' },
  fields: {
    // Next to the user, so that a title is a column of the row.
    name: text({
      label: 'Name',
      required: true,
      max: 160,
      serverOwned: true,
      search: true,
      sort: true,
      column: 'shown',
    }),
    report: reference({
      label: 'Report',
      to: 'reports',
      required: true,
      immutable: true,
      column: 'shown',
    }),
    user: reference({ label: 'User', to: 'users', required: true, immutable: true, column: 'shown' }),
    // The owner of the report, so that the rule of a row is a column of it.
    owner: reference({ label: 'Owner', to: 'users', serverOwned: true, column: 'never' }),
    stopped: boolean({ label: 'Stopped', column: 'shown' }),
    // The Monday of the last mail: a job that runs again finds it.
    mailed_on: date({
      label: 'Last emailed',
      serverOwned: true,
      unlogged: true,
      filter: false,
      sort: false,
      column: 'never',
    }),
  },
  title: ['name'],
  subtitle: 'report',
  avatar: { icon: 'mail', shape: 'square' },
  page: '/report-receivers/{hashcode}',
  access: {
    read: { staff: [...ofOwner, { field: 'user', actor: 'user' }, { field: 'report', readable: true }] },
    create: { staff: ofOwner },
    update: { staff: [...ofOwner, { field: 'user', actor: 'user' }] },
    remove: { staff: ofOwner },
  },
  distinct: [{ fields: ['report', 'user'] }],
  ordering: 'name',
});
