import type { Random, SeedOffice } from '@callboard/api-contract/tenant';
import { DateTime } from 'luxon';
import { enteredAt } from './enteredAt';
import { seedDay } from './planEvents';
import { createRandom } from './random';
import type { SeedRow, SeedTables } from './seedRows';

/**
 * Gives each entry the day on which it was begun, that on which it was submitted, and its place where it waits. What the office
 * decided of the first entries and has not sent yet stays at them.
 */
export function addArrivals(tables: SeedTables, random: Random, { reasons }: SeedOffice): void {
  const closing = closingDays(tables.rowsOf('events'));
  const arrived = tables.rowsOf('entries').map((row): SeedRow => {
    const closes = closing.get(row['event']) ?? seedDay;
    const created = enteredAt(row.hashcode, closes);
    const submitted_at = row['status'] === 'draft' ? null : submittedAt(row.hashcode, created, closes);
    return { ...row, created, submitted_at, ...decisionOf(random, row, reasons) };
  });
  const places = placesOf(arrived);
  tables.all.set(
    'entries',
    arrived.map((row) => ({ ...row, waiting_place: places.get(row.hashcode) ?? null })),
  );
}

/**
 * When an entry was submitted: most of them soon after they were begun, some on the last night before entries close. Never after the
 * day that the seeds call today.
 */
export function submittedAt(entry: string, created: string, closes: string): string {
  const random = createRandom(`submitted ${entry}`);
  const begun = DateTime.fromISO(created, { zone: 'utc' });
  const closing = DateTime.fromISO(closes, { zone: 'utc' });
  const today = DateTime.fromISO(seedDay, { zone: 'utc' });
  const isClosed = closing <= today;
  const end = isClosed ? closing : today;
  const lastNight = end.minus({ minutes: random.integer(1, 420) });
  if (isClosed && lastNight > begun && random.isLucky(0.12)) return lastNight.toISO() ?? closes;
  const part = random.next() ** 2 * 0.5;
  const at = begun.plus({ milliseconds: Math.floor(end.diff(begun).toMillis() * part) });
  return at.toISO() ?? closes;
}

/** When the entries of each event close: on its first day where no date is given. */
function closingDays(events: readonly SeedRow[]): ReadonlyMap<unknown, string> {
  return new Map(
    events.map((event) => [event.hashcode, String(event['entries_close'] ?? event['starts_on'])]),
  );
}

/** Places of entries that wait for an event, in the order in which they were submitted. */
function placesOf(rows: readonly SeedRow[]): ReadonlyMap<string, number> {
  const last = new Map<unknown, number>();
  const waiting = rows
    .filter(({ status }) => status === 'waitlisted')
    .toSorted((one, other) => String(one['submitted_at']).localeCompare(String(other['submitted_at'])));
  return new Map(
    waiting.map((row) => {
      const place = (last.get(row['event']) ?? 0) + 1;
      last.set(row['event'], place);
      return [row.hashcode, place];
    }),
  );
}

/** Decision of the office on a submitted entry that was not sent. */
function decisionOf(random: Random, { status }: SeedRow, { declined }: SeedOffice['reasons']) {
  const chance = random.next();
  const isDecided = status === 'submitted' && chance < 0.2;
  if (!isDecided) return { decision: null, decision_reason: null };
  if (chance > 0.04) return { decision: 'accept', decision_reason: null };
  return chance > 0.015
    ? { decision: 'waitlist', decision_reason: null }
    : { decision: 'decline', decision_reason: random.pick(declined) };
}
