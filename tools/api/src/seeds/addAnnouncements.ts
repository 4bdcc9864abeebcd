import { seasons } from '@callboard/all-tenants';
import type { TenantCode } from '@callboard/api-contract';
import { toRichText } from '@callboard/api-contract/text';
import type { SeedAnnouncement } from '@callboard/api-contract/tenant';
import { DateTime } from 'luxon';
import { seedDay } from './planEvents';
import type { SeedAccount, SeedFields, SeedRow, SeedTables } from './seedRows';

const roleOf = { entrants: null, everyone: 'everyone', judges: 'judge' } as const;
const nameOf = { everyone: 'Everyone with an account', judges: 'Judges' } as const;

/** Announcements of the organisers: as their targets reached them then, and as far as they have read them. */
export function addAnnouncements(
  tables: SeedTables,
  tenant: TenantCode,
  accounts: readonly SeedAccount[],
): void {
  const today = DateTime.fromISO(seedDay, { zone: 'Pacific/Auckland' }).set({ hour: 9 });
  const event = eventOfParticipant(tables, tenant, accounts);
  for (const given of seasons[tenant].announcements) {
    const { title, body, to, isPublic, daysBefore, inDays, readBy } = given;
    const published = daysBefore === null ? null : today.minus({ days: daysBefore });
    const receivers = published ? receiversOf(tables, tenant, accounts, to, event) : [];
    const readers = receivers.filter(({ role }) => readBy.some((reader) => reader === role));
    const announcement = tables.add('announcements', {
      title,
      body: toRichText(body),
      is_public: isPublic ?? null,
      publish_at: inDays === undefined ? null : (today.plus({ days: inDays }).toUTC().toISO() ?? null),
      published_at: published?.toUTC().toISO() ?? null,
      receivers_count: published ? receivers.length : null,
      read_count: published ? readers.length : null,
      reminded_at: null,
      status: statusOf(given),
      created: (published ?? today).minus({ hours: 2 }).toUTC().toISO(),
    });
    tables.add('announcementTargets', { announcement: announcement.hashcode, ...targetOf(to, event) });
    for (const receiver of receivers) {
      tables.add('announcementReceivers', {
        name: receiver.name,
        announcement: announcement.hashcode,
        user: receiver.user,
        read_at: readers.includes(receiver) ? (published?.plus({ hours: 5 }).toUTC().toISO() ?? null) : null,
      });
    }
  }
}

function statusOf({ daysBefore, inDays, isRevoked }: SeedAnnouncement): string {
  if (daysBefore === null) return inDays === undefined ? 'draft' : 'scheduled';
  return isRevoked ? 'revoked' : 'published';
}

/** Columns of a target, except those of the record that it belongs to. */
export function targetOf(to: SeedAnnouncement['to'], event: SeedRow): SeedFields {
  const isOfEvent = to === 'entrants';
  return {
    name: isOfEvent ? String(event['name']) : nameOf[to],
    role: roleOf[to],
    event: isOfEvent ? event.hashcode : null,
    region: null,
    entry_status: null,
    category: null,
    entries_filter: null,
    user: null,
  };
}

/** An event whose entries are open, or which is ahead, and in which the participant who has an account has an entry. */
export function eventOfParticipant(
  tables: SeedTables,
  tenant: TenantCode,
  accounts: readonly SeedAccount[],
): SeedRow {
  const person = individualOf(tables, accounts, 'participant');
  const entered = new Set(
    standing(tables)
      .filter(({ contact }) => contact === person)
      .map(({ event }) => event),
  );
  const events = tables.rowsOf('events').filter(({ hashcode }) => entered.has(hashcode));
  const event = events.find(({ status }) => status === 'open') ?? events.at(-1);
  if (!event) throw new Error(`The participant of ${tenant} is in no event.`);
  return event;
}

/** Users with an account whom a target reaches. */
function receiversOf(
  tables: SeedTables,
  tenant: TenantCode,
  accounts: readonly SeedAccount[],
  to: SeedAnnouncement['to'],
  event: SeedRow,
): readonly SeedAccount[] {
  if (to === 'everyone') return accounts;
  if (to === 'judges') return accounts.filter(({ role }) => role === 'judge');
  const entries = standing(tables).filter((entry) => entry['event'] === event.hashcode);
  const ids = new Set(entries.map(({ hashcode }) => hashcode));
  const guests = tables.rowsOf('collaborators').filter(({ entry }) => ids.has(String(entry)));
  return accounts.filter(
    ({ role, user }) =>
      role === 'participant' || role === 'teacher' || guests.some((guest) => guest['user'] === user),
  );
}

function standing(tables: SeedTables): SeedRow[] {
  const ended = ['declined', 'withdrawn'];
  return tables.rowsOf('entries').filter(({ status }) => !ended.includes(String(status)));
}

function individualOf(tables: SeedTables, accounts: readonly SeedAccount[], role: string): unknown {
  const account = accounts.find((each) => each.role === role);
  return tables.rowsOf('users').find(({ hashcode }) => hashcode === account?.user)?.['individual'];
}
