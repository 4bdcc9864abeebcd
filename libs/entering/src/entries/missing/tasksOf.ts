import type { DashboardOf, OwnEntry, OwnPart, OwnTask } from '@callboard/api-contract/dashboards';
import type { MissingFacts } from '@callboard/api-contract/entries';
import type { Missing } from '@callboard/domain/competition';

/** Something that the user has to do: what an entry of theirs lacks, their own part in one, or a task from the organisers. */
export type Task =
  | { of: 'entry'; entry: OwnEntry; missing: Missing }
  | { of: 'part'; part: OwnPart }
  | { of: 'task'; task: OwnTask };

type Own = Pick<DashboardOf<'participant'>, 'entries' | 'parts' | 'tasks'>;

/**
 * What is missing in the user's entries and parts, and their tasks from the organisers: earliest deadline first, those without one
 * last. A task that is done once for an event appears once, however many entries it is missing in.
 */
export function tasksOf(
  { entries, parts, tasks }: Own,
  missingOf: (facts: MissingFacts) => readonly Missing[],
): Task[] {
  const ofEntries = entries.flatMap((entry) => missingOf(entry).map((missing) => ofEntry(entry, missing)));
  // The entries have the tasks of their events; what is left concerns the user as a participant.
  const withEntries = new Set(entries.map(({ event }) => event.hashcode));
  const withParts = new Set(parts.map(({ event }) => event.hashcode));
  const own = tasks.filter(
    ({ event: { hashcode } }) => !withEntries.has(hashcode) || withParts.has(hashcode),
  );
  const all: Task[] = [
    ...ofEntries,
    ...parts.filter(({ status }) => status === 'invited').map((part): Task => ({ of: 'part', part })),
    ...own.map((task): Task => ({ of: 'task', task })),
  ];
  const named = new Map(all.map((task) => [keyOfTask(task), task]));
  const perEntry = new Set(
    ofEntries.flatMap((task) => (task.of === 'entry' ? (task.missing.task?.hashcode ?? []) : [])),
  );
  return [...named.values()]
    .filter((task) => task.of !== 'task' || !perEntry.has(task.task.hashcode))
    .sort(
      (one, other) =>
        (dueOf(one) ?? '9').localeCompare(dueOf(other) ?? '9') || titleOf(one).localeCompare(titleOf(other)),
    );
}

/** Distinguishes what is to do. */
export function keyOfTask(task: Task): string {
  if (task.of === 'part') return `part ${task.part.hashcode}`;
  if (task.of === 'task') return `task ${task.task.hashcode}`;
  return `${task.entry.hashcode} ${task.missing.kind} ${task.missing.task?.hashcode ?? ''}`;
}

function ofEntry(entry: OwnEntry, missing: Missing): Task {
  const { task } = missing;
  return task && !task.per_entry
    ? { of: 'task', task: { ...task, event: entry.event } }
    : { of: 'entry', entry, missing };
}

function dueOf(task: Task): string | null {
  if (task.of === 'part') return null;
  return task.of === 'task' ? task.task.due_on : task.missing.due;
}

function titleOf(task: Task): string {
  if (task.of === 'part') return task.part.entry?.title ?? task.part.title;
  return task.of === 'task' ? task.task.title : task.entry.title;
}
