import { apiSettings, newUuid } from '@callboard/api-client';
import { createRecord, type CreatedRecord } from '@callboard/api-client/collections';
import type { Problem } from '@callboard/api-contract';
import type { AppThunk } from '@callboard/app-state';
import type { Creation } from '../entries/OutboxEntry';
import { outboxState } from '../entries/outboxState';
import { currentOutbox } from './currentOutbox';

/** How long a user waits for an answer before the creation goes on in the background. */
const patienceMs = 10_000;

/** What became of a creation. A refusal has been reported. */
export type CreateOutcome =
  | { status: 'created'; record: CreatedRecord }
  | { status: 'waiting' }
  | { status: 'refused'; problem: Problem };

/**
 * Creates a record; without a network it is queued and sent later, once. What the server refuses is not queued. Behind others of its lane
 * it waits for them, so that messages stay in order.
 *
 * @param key The idempotency key of an earlier attempt of the same creation.
 * @example
 * const outcome = await dispatch(createOrQueue({ collection: 'messages', draft, lane, text: draft.body, page }));
 */
export function createOrQueue(creation: Creation, key: string = newUuid()): AppThunk<Promise<CreateOutcome>> {
  return async (dispatch) => {
    const isBehind = outboxState.get().some(({ lane }) => lane === creation.lane);
    if ((isBehind || !navigator.onLine) && (await isQueued(creation, key, false)))
      return { status: 'waiting' };
    const signal = AbortSignal.timeout(patienceMs);
    const { collection, draft } = creation;
    const outcome = await dispatch(createRecord({ collection, draft, idempotencyKey: key, signal }));
    if (outcome.ok) return { status: 'created', record: outcome.data };
    const { problem } = outcome;
    if (isAway(problem, signal) && (await isQueued(creation, key, true))) return { status: 'waiting' };
    if (problem.kind !== 'canceled' && problem.kind !== 'unauthorized') apiSettings().onProblem(problem);
    return { status: 'refused', problem };
  };
}

/** Whether there was no answer. It is unknown then whether the server has it, so the next attempt has the same key. */
function isAway({ kind }: Problem, signal: AbortSignal): boolean {
  return kind === 'network' || kind === 'timeout' || (kind === 'canceled' && signal.aborted);
}

/** Resolves to whether it is stored, so that it cannot be lost. */
async function isQueued(creation: Creation, key: string, isTried: boolean): Promise<boolean> {
  const outbox = currentOutbox();
  if (!outbox) return false;
  try {
    await outbox.add(creation, key, isTried);
  } catch {
    // A full disk, or a database that a sign-out has deleted.
    return false;
  }
  outbox.start();
  return true;
}
