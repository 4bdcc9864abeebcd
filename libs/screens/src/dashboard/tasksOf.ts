import type { DashboardOf, OwnEntry, OwnPart } from '@callboard/api-contract';

/** Something that the one who reads should do, and where. */
export interface Task {
  kind: 'submit' | 'late' | 'count' | 'confirm' | 'consent';
  /** The entry, or the part in one. */
  of: 'entry' | 'part';
  hashcode: string;
  title: string;
  event: string;
  /** By when, where anybody said so. */
  due: string | null;
}

type Own = Pick<DashboardOf<'participant'>, 'entries' | 'parts'>;

/** What is missing or due of one's entries and parts: what has a date comes first, the nearest one before all. */
export function tasksOf({ entries, parts }: Own, now: string): Task[] {
  return [...entries.flatMap((entry) => ofEntry(entry, now)), ...parts.flatMap(ofPart)].sort(
    (one, other) => (one.due ?? '9').localeCompare(other.due ?? '9') || one.title.localeCompare(other.title),
  );
}

function ofEntry(entry: OwnEntry, now: string): Task[] {
  const { hashcode, title, status, event, members_count } = entry;
  const task = { of: 'entry', hashcode, title, event: event.title, due: event.entries_close } as const;
  if (['complete', 'cancelled'].includes(event.status)) return [];
  const isClosed = event.status !== 'open' || isPast(event.entries_close, now);
  if (status === 'draft') return [{ ...task, kind: isClosed ? 'late' : 'submit' }];
  const isRunning = ['submitted', 'accepted', 'waitlisted'].includes(status);
  return isRunning && members_count === null ? [{ ...task, kind: 'count', due: null }] : [];
}

function ofPart({ hashcode, title, status, photo_consent, event }: OwnPart): Task[] {
  const task = { of: 'part', hashcode, title, event: event.title, due: null } as const;
  if (status === 'invited') return [{ ...task, kind: 'confirm' }];
  return photo_consent === null ? [{ ...task, kind: 'consent' }] : [];
}

function isPast(instant: string | null, now: string): boolean {
  return instant !== null && Date.parse(instant) < Date.parse(now);
}
