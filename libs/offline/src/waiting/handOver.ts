import { clockOffset, newUuid } from '@callboard/api-client';
import { correctedInput } from '@callboard/api-client/actions';
import type { InputOf } from '@callboard/api-contract/actions';
import type { Call, OutboxEntry } from '../entries/OutboxEntry';
import { outboxState } from '../entries/outboxState';
import { currentOutbox, removeEntry } from '../sending/currentOutbox';
import { handOverMessages as words } from './handOverMessages';

type CallEntry = Extract<OutboxEntry, { action: unknown }>;
type HandedOverCall = InputOf<'handOverWork'>['calls'][number];

/** The calls of a lane whose first the server refused, where they can be handed over; empty where not. */
export function refusedCalls(entries: readonly OutboxEntry[]): readonly CallEntry[] {
  const calls = entries.filter(isCall);
  const [first] = calls;
  return first && first.problem !== null && calls.length === entries.length ? calls : [];
}

/** A message is its author's alone; and what is handed over already is sent again instead. */
function isCall(entry: OutboxEntry): entry is CallEntry {
  return 'action' in entry && entry.action !== 'handOverWork';
}

/**
 * Hands over a lane that the server no longer takes from its maker: to the head judge, or to the office. It is stored as a call of its own
 * before the lane is emptied, so that it is sent later where there is no network, and nothing is lost in between.
 *
 * @returns how many changes are handed over: none where they could not be stored
 * @example
 * const count = await handOverLane(entry.lane);
 */
export async function handOverLane(lane: string): Promise<number> {
  const outbox = currentOutbox();
  const entries = refusedCalls(outboxState.get().filter((entry) => entry.lane === lane));
  const [head] = entries;
  if (!outbox || !head) return 0;
  // Loaded when it is needed: every page has the outbox.
  const { handedOverLimits: limits } = await import('@callboard/api-contract/competition');
  const refusal = (head.problem?.trim() || words.noReason).slice(0, limits.refusal);
  const calls = await Promise.all(entries.map((entry) => handedOver(entry, limits.text)));
  for (const part of inParts(calls, limits))
    await outbox.add(callOf(head, { calls: part, refusal }), newUuid(), false);
  // The last first, so that none is sent without those before it.
  for (const entry of entries.toReversed()) await removeEntry(entry);
  return entries.length;
}

function callOf({ lane, page }: CallEntry, input: InputOf<'handOverWork'>): Call {
  return {
    action: 'handOverWork',
    input,
    lane: `handed-over/${lane}`,
    text: words.handedOver(input.calls.length),
    page,
  };
}

/** A call with its times corrected, as far as the clock of the device was measured. */
async function handedOver(
  { action, target, input, key, text, addedAt }: CallEntry,
  longest: number,
): Promise<HandedOverCall> {
  const offset = clockOffset();
  return {
    action,
    ...(target !== undefined && { target }),
    input: offset === null ? input : await correctedInput(action, input, offset),
    key,
    text: text.slice(0, longest),
    madeAt: new Date(addedAt + (offset ?? 0)).toISOString(),
    ...(offset !== null && { offset }),
  };
}

interface PartLimits {
  calls: number;
  bytes: number;
}

/** Calls in as many parts as the server takes at a time, in their order. */
function inParts(calls: readonly HandedOverCall[], { calls: most, bytes }: PartLimits): HandedOverCall[][] {
  const parts: HandedOverCall[][] = [];
  let size = 0;
  for (const call of calls) {
    const length = JSON.stringify(call).length + 1;
    const last = parts.at(-1);
    if (last && last.length < most && size + length < bytes) {
      last.push(call);
      size += length;
    } else {
      parts.push([call]);
      size = length;
    }
  }
  return parts;
}
