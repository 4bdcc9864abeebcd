import type { ReportQuestion } from '@callboard/api-contract/office';
import type { SeedAccount, SeedTables } from './seedRows';

/** Reports that the office reads each week, and the report that its page shows. */
export function addReports(tables: SeedTables, accounts: readonly SeedAccount[]): { accepted: string } {
  const owner = accounts.find(({ role }) => role === 'staff')?.user ?? null;
  const add = (name: string, display: string, question: Partial<ReportQuestion>): string => {
    const { hashcode } = tables.add('reports', {
      name,
      question: {
        collection: 'entries',
        by: 'region',
        second: null,
        measure: 'count',
        search: '',
        filters: [],
        ...question,
      },
      display,
      owner,
      shared_with: 'office',
      weekly_mail: false,
      mailed_on: null,
    });
    return hashcode;
  };
  const accepted = add('Accepted by region', 'bars', {
    filters: [{ field: 'status', operator: 'eq', value: 'accepted' }],
  });
  const fees = add('Fees owed by month', 'bars', { by: 'fee_due_on:month', measure: 'fee_owed:sum' });
  add('Submitted by week', 'line', { by: 'submitted_at:week' });
  const admin = accounts.find(({ role }) => role === 'admin');
  if (!admin) return { accepted };
  // An admin who has stopped it: no seeded mail is in the outbox on a Monday.
  tables.add('reportReceivers', {
    name: admin.name,
    report: fees,
    user: admin.user,
    owner,
    stopped: true,
    mailed_on: null,
  });
  return { accepted };
}
