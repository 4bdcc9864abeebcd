import type { Problem } from '@callboard/api-contract';
import { useCallback, useRef } from 'react';
import { newUuid } from '../request/newUuid';
import type { Outcome } from './outcome';

/** After these nobody knows whether the server did it. */
const unsettled: readonly Problem['kind'][] = ['network', 'timeout', 'canceled', 'busy', 'server'];

/**
 * Runs a write with the idempotency key of its intent. Somebody who presses Save again after an answer was lost means the same
 * thing once more: the same body goes with the same key until the server has settled it.
 */
export function useIntentKey() {
  const open = useRef<{ body: string; key: string } | null>(null);
  return useCallback(
    async <T>(body: unknown, send: (key: string) => Promise<Outcome<T>>): Promise<Outcome<T>> => {
      const text = JSON.stringify(body);
      const key = open.current?.body === text ? open.current.key : newUuid();
      open.current = { body: text, key };
      const outcome = await send(key);
      const isSettled = outcome.ok || !unsettled.includes(outcome.problem.kind);
      if (isSettled && open.current?.key === key) open.current = null;
      return outcome;
    },
    [],
  );
}
