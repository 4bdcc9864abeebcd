import type { TenantCode } from '@callboard/api-contract';
import { randomUUID } from 'node:crypto';
import type { ApiUser } from './api';
import { wordsOf } from './tenants';

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
  const path = `${wordsOf(tenant).entryPath}?event=${event.hashcode}&page_size=1`;
  const { count } = await user.get<Page<unknown>>(path);
  return count;
}

/** A pricing template without a fee and, as someone decided, without tax. */
export async function untaxedPlan(user: ApiUser): Promise<string> {
  const { hashcode } = await user.create<Stored>('booking/price_plans', {
    name: uniqueName('Untaxed'),
    currency: 'NZD',
    no_tax: 'not_registered',
    is_fee_inside: false,
  });
  return hashcode;
}

/**
 * An event of the test's own, at a venue with a space of its own. The seeds have rules for entries of 2027; those of a later year are
 * submitted as they are.
 */
export async function makeEvent(user: ApiUser, day = '2027-05-05') {
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
    starts_on: day,
    ends_on: day,
  });
  return { event, venue, space };
}

export async function makeEntry(
  user: ApiUser,
  tenant: TenantCode,
  event: Stored,
  fields: Partial<Record<'name' | 'organisation' | 'contact' | 'members_count', string | number>> = {},
): Promise<StoredEntry> {
  const { entryPath, category, categoryValue } = wordsOf(tenant);
  return user.create(entryPath, {
    name: uniqueName('Tides'),
    event: event.hashcode,
    [category]: categoryValue,
    // It can be submitted only with someone in it.
    members_count: 1,
    ...fields,
  });
}

/** The event of the season, not yet over, that has most of both entries and performances. */
export async function liveliestEvent(user: ApiUser, tenant: TenantCode): Promise<StoredEvent> {
  const countIn = async (path: string) => {
    const counts = await listOf<{ value: string; count: number }>(user, `${path}/counts?by=event`);
    return new Map(counts.map(({ value, count }) => [value, count]));
  };
  const [entries, performances] = [
    await countIn(wordsOf(tenant).entryPath),
    await countIn('callboard/performances'),
  ];
  const lifeIn = ({ hashcode }: Stored) => (entries.get(hashcode) ?? 0) * (performances.get(hashcode) ?? 0);
  const events = await listOf<StoredEvent>(user, 'callboard/events?page_size=200&ordering=name');
  const [liveliest] = events
    .filter(({ status }) => status !== 'complete')
    .sort((a, b) => lifeIn(b) - lifeIn(a));
  if (!liveliest) throw new Error(`The season of ${tenant} is over.`);
  return liveliest;
}
