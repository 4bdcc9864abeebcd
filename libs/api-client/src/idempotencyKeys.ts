import type { Problem } from '@callboard/api-contract';
import { newUuid } from './request/newUuid';

/** After these problems it is unknown whether the server has applied the write. */
const uncertain: readonly Problem['kind'][] = ['network', 'timeout', 'canceled', 'busy', 'server'];

type Sent = { ok: true } | { ok: false; problem: Problem };

/**
 * Returns a function that runs a write with an idempotency key. A user who presses Save again after a response was lost means the same
 * write: the same body is sent with the same key until the server has responded.
 */
export function createIdempotencyKeys() {
  let open: { body: string; key: string } | null = null;
  return async <O extends Sent>(body: unknown, send: (key: string) => Promise<O>): Promise<O> => {
    const text = JSON.stringify(body);
    const key = open?.body === text ? open.key : newUuid();
    open = { body: text, key };
    const outcome = await send(key);
    const isAnswered = outcome.ok || !uncertain.includes(outcome.problem.kind);
    if (isAnswered && open?.key === key) open = null;
    return outcome;
  };
}
