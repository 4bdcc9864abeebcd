import type { Problem } from '@callboard/api-contract';
import { useCallback, useRef } from 'react';
import type { Outcome } from './collections/CollectionHooks';
import { newUuid } from './request/newUuid';

/** After these problems it is unknown whether the server has applied the write. */
const uncertain: readonly Problem['kind'][] = ['network', 'timeout', 'canceled', 'busy', 'server'];

/** Whether a write that failed so can have been applied. */
export function isUncertain({ kind }: Problem): boolean {
  return uncertain.includes(kind);
}

/**
 * Returns a function that runs a write with an idempotency key. A user who presses Save again after a response was lost means the same
 * write: the same body is sent with the same key until the server has responded.
 */
export function useIdempotencyKey() {
  const open = useRef<{ body: string; key: string } | null>(null);
  return useCallback(
    async <O extends Outcome<unknown>>(body: unknown, send: (key: string) => Promise<O>): Promise<O> => {
      const text = JSON.stringify(body);
      const key = open.current?.body === text ? open.current.key : newUuid();
      open.current = { body: text, key };
      const outcome = await send(key);
      const isAnswered = outcome.ok || !isUncertain(outcome.problem);
      if (isAnswered && open.current?.key === key) open.current = null;
      return outcome;
    },
    [],
  );
}
