import { useCallback } from 'react';
import { writes } from '../endpoints/writes';
import { newUuid } from '../request/newUuid';
import { toOutcome, type Outcome } from './outcome';

/** Takes a write back, by the change set that it answered with. */
export function useUndo(): (changeSet: string) => Promise<Outcome<null>> {
  const [trigger] = writes.useUndoMutation();
  return useCallback(
    async (changeSet: string) => toOutcome(await trigger({ changeSet, idempotencyKey: newUuid() })),
    [trigger],
  );
}
