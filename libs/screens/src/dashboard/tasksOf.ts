import {
  runningStatuses,
  type DashboardOf,
  type OwnEntry,
  type OwnPart,
  type OwnTask,
} from '@callboard/api-contract';

/** Something that the user should do, and a link to it. */
export interface Task {
  kind: 'submit' | 'late' | 'count' | 'confirm' | 'fromOrganisers';
  /** The entry, the part in one, or the task from the organisers. */
  of: 'entry' | 'part' | 'task';
  hashcode: string;
  title: string;
  event: string;
  /** The deadline, if there is one: an instant, or a day for a task from the organisers. */
  due: string | null;
}

type Own = Pick<DashboardOf<'participant'>, 'entries' | 'parts' | 'tasks'>;

/**
 * What is missing in the user's entries and parts, and their tasks from the organisers: earliest deadline first, those without one
 * last.
 */
export function tasksOf({ entries, parts, tasks }: Own, now: string): Task[] {
  const all = [
    ...entries.flatMap((entry) => ofEntry(entry, now)),
    ...parts.flatMap(ofPart),
    ...tasks.map(fromOrganisers),
  ];
  return all.sort(
    (one, other) => (one.due ?? '9').localeCompare(other.due ?? '9') || one.title.localeCompare(other.title),
  );
}

function fromOrganisers({ hashcode, title, due_on, event }: OwnTask): Task {
  return { kind: 'fromOrganisers', of: 'task', hashcode, title, event: event.title, due: due_on };
}

function ofEntry(entry: OwnEntry, now: string): Task[] {
  const { hashcode, title, status, event, members_count } = entry;
  const task = { of: 'entry', hashcode, title, event: event.title, due: event.entries_close } as const;
  if (['complete', 'cancelled'].includes(event.status)) return [];
  const isClosed = event.status !== 'open' || isPast(event.entries_close, now);
  if (status === 'draft') return [{ ...task, kind: isClosed ? 'late' : 'submit' }];
  const isRunning = runningStatuses.some((running) => running === status);
  return isRunning && members_count === null ? [{ ...task, kind: 'count', due: null }] : [];
}

function ofPart({ hashcode, title, status, event }: OwnPart): Task[] {
  const task = { of: 'part', hashcode, title, event: event.title, due: null } as const;
  return status === 'invited' ? [{ ...task, kind: 'confirm' }] : [];
}

function isPast(instant: string | null, now: string): boolean {
  return instant !== null && Date.parse(instant) < Date.parse(now);
}
