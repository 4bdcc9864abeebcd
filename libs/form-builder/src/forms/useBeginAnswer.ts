import { collections, type Outcome } from '@callboard/api-client/collections';
import type { RecordOf } from '@callboard/api-contract';
import { useActor } from '@callboard/records';

/** Target of answers: a definition, and the task or entry that they are for. */
export interface AnsweredFor {
  definition: string;
  task?: string | undefined;
  entry?: string | undefined;
}

/** Result of it: a new record, or the one that another tab or another user has begun meanwhile. */
type Begun = Outcome<RecordOf<'formInstances'>> | { ok: false; found: RecordOf<'formInstances'> };

/** Stores the first answers. A task has one answer for each entry, or for each user: an existing one is found, for a merge. */
export function useBeginAnswer(): (
  of: AnsweredFor,
  answers: Readonly<Record<string, unknown>>,
) => Promise<Begun> {
  const [create] = collections.formInstances.useCreate();
  const fetchAll = collections.formInstances.useFetchAll();
  const { individual } = useActor();

  async function findBegun(
    task: string,
    entry: string | undefined,
  ): Promise<RecordOf<'formInstances'> | undefined> {
    const query = { filters: [{ field: 'task', operator: 'eq', value: task }] } as const;
    const { signal } = new AbortController();
    const all = await fetchAll(query, { onProgress: () => undefined, signal });
    if (all.status !== 'done') return undefined;
    return all.records.find((record) =>
      entry === undefined ? record.individual?.hashcode === individual : record.entry?.hashcode === entry,
    );
  }

  return async ({ definition, task, entry }, answers) => {
    // The entry is no field that a client writes otherwise.
    const outcome = await create({
      definition,
      answers: { ...answers },
      ...(task !== undefined && { task }),
      ...(entry !== undefined && { entry }),
    });
    if (outcome.ok || outcome.problem.kind !== 'conflict' || task === undefined) return outcome;
    const found = await findBegun(task, entry);
    return found ? { ok: false, found } : outcome;
  };
}
