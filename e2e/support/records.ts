import type { TenantCode } from '@callboard/api-contract';
import { randomUUID } from 'node:crypto';
import type { ApiUser } from './api';
import { words } from './tenants';

interface Reference {
  hashcode: string;
  title: string;
}

export interface Stored {
  hashcode: string;
  version: number;
  name: string;
}

export interface StoredEvent extends Stored {
  status: string;
  venue: Reference | null;
}

export interface StoredEntry extends Stored {
  members_count: number | null;
  notes: string | null;
  organisation: Reference | null;
}

interface Page<T> {
  count: number;
  results: T[];
}

/** A name that no other test has. */
export function uniqueName(start: string): string {
  return `${start} ${randomUUID().slice(0, 8)}`;
}

export async function listOf<T = Stored>(user: ApiUser, path: string): Promise<T[]> {
  const { results } = await user.get<Page<T>>(path);
  return results;
}

/** How many entries an event has. */
export async function countEntries(user: ApiUser, tenant: TenantCode, event: Stored): Promise<number> {
  const path = `${words[tenant].entryPath}?event=${event.hashcode}&page_size=1`;
  const { count } = await user.get<Page<unknown>>(path);
  return count;
}

/** An event of the test's own, at a venue with a space of its own. */
export async function makeEvent(user: ApiUser) {
  const venue = await user.create<Stored>('callboard/venues', {
    name: uniqueName('Harbour Theatre'),
    time_zone: 'Pacific/Auckland',
  });
  const space = await user.create<Stored>('callboard/spaces', {
    name: uniqueName('Hall'),
    venue: venue.hashcode,
    kind: 'stage',
  });
  const event = await user.create<StoredEvent>('callboard/events', {
    name: uniqueName('Harbour Heat'),
    kind: 'heat',
    venue: venue.hashcode,
    starts_on: '2027-05-05',
    ends_on: '2027-05-05',
  });
  return { event, venue, space };
}

export async function makeEntry(
  user: ApiUser,
  tenant: TenantCode,
  event: Stored,
  fields: Partial<Record<'name' | 'organisation' | 'members_count', string | number>> = {},
): Promise<StoredEntry> {
  const { entryPath, category, choice } = words[tenant];
  return user.create(entryPath, {
    name: uniqueName('Tides'),
    event: event.hashcode,
    [category]: choice,
    ...fields,
  });
}

/** An event of the season that is full of life: entries, time slots, numbers. */
export async function busiestEvent(user: ApiUser, tenant: TenantCode): Promise<StoredEvent> {
  const events = await listOf<StoredEvent>(user, 'callboard/events?page_size=200');
  const path = `${words[tenant].entryPath}/counts?by=event`;
  const counts = await listOf<{ value: string; count: number }>(user, path);
  const ranked = [...counts].sort((a, b) => b.count - a.count);
  const [busiest] = ranked.flatMap(({ value }) =>
    events.filter(({ hashcode, status }) => hashcode === value && status !== 'complete'),
  );
  if (!busiest) throw new Error(`No event of ${tenant} has entries.`);
  return busiest;
}
