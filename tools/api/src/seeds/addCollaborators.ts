import type { TenantSeason } from './season';
import type { SeedAccount, SeedTables } from './seedRows';

/** Invites the collaborator who has an account to the first accepted entries of the events that are still open. */
export function addCollaborators(
  tables: SeedTables,
  season: TenantSeason,
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
    .rowsOf(season.entries)
    .filter(({ event, status }) => status === 'accepted' && open.has(String(event)));
  season.guestParts.forEach((part, index) => {
    const entry = accepted[index];
    if (!entry) throw new Error(`${season.code} has too few accepted entries to invite somebody to.`);
    tables.add(season.collaborators, {
      name: guest.name,
      user: guest.user,
      entry: entry.hashcode,
      helps_with: part,
    });
  });
}
