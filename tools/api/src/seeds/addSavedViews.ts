import type { SeedAccount, SeedTables } from './seedRows';

/** The saved views of the office: one of the staff keeps them for all. */
export function addSavedViews(tables: SeedTables, accounts: readonly SeedAccount[]): void {
  const owner = accounts.find(({ role }) => role === 'staff')?.user ?? null;
  const add = (name: string, collection: string, state: string, roles = ['staff']): void => {
    tables.add('savedViews', { name, collection, owner, shared_with: roles, is_default: false, state });
  };
  add('Waiting for a decision, oldest first', 'entries', 'status=submitted&ordering=submitted_at');
  add('Venues by region', 'venues', 'group=region', ['staff', 'judge']);
}
