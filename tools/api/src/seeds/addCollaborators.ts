import { seasons } from '@callboard/all-tenants';
import type { TenantCode } from '@callboard/api-contract';
import type { SeedAccount, SeedTables } from './seedRows';

/** Invites the collaborator who has an account to the first accepted entries of the events that are still open. */
export function addCollaborators(
  tables: SeedTables,
  tenant: TenantCode,
  accounts: readonly SeedAccount[],
): void {
  const guest = accounts.find(({ role }) => role === 'collaborator');
  if (!guest) throw new Error('No collaborator among the accounts.');
  const open = new Set(
    tables
      .rowsOf('events')
      .filter(({ status }) => status === 'open')
      .map(({ hashcode }) => hashcode),
  );
  const accepted = tables
    .rowsOf('entries')
    .filter(({ event, status }) => status === 'accepted' && open.has(String(event)));
  seasons[tenant].guestParts.forEach((part, index) => {
    const entry = accepted[index];
    if (!entry) throw new Error(`${tenant} has too few accepted entries to invite somebody to.`);
    tables.add('collaborators', {
      name: guest.name,
      user: guest.user,
      email: guest.email,
      right: 'see',
      entry: entry.hashcode,
      helps_with: part,
    });
  });
}
