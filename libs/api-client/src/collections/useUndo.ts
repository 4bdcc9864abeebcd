import { callPaths } from '@callboard/api-contract';
import { useCallback } from 'react';
import { api } from '../api';
import { newUuid } from '../request/newUuid';
import type { Outcome } from './CollectionHooks';
import { problemOf } from './problemOf';
import { allTags } from './tags';

const undos = api.injectEndpoints({
  endpoints: (build) => ({
    undo: build.mutation<null, { changeSet: string; idempotencyKey: string }>({
      query: ({ changeSet, idempotencyKey }) => ({
        method: 'POST',
        path: callPaths.changeActions,
        body: { action: 'undo', target: changeSet },
        idempotencyKey,
      }),
      transformResponse: () => null,
      // A change set may hold anything, an import of thousands of rows among it.
      invalidatesTags: allTags,
    }),
  }),
});

/** Undoes a write, by the change set that it answered with. */
export function useUndo(): (changeSet: string) => Promise<Outcome<null>> {
  const [trigger] = undos.useUndoMutation();
  return useCallback(
    async (changeSet: string) => {
      const { error } = await trigger({ changeSet, idempotencyKey: newUuid() });
      return error ? { ok: false, problem: problemOf(error) } : { ok: true, data: null, changeSet: null };
    },
    [trigger],
  );
}
