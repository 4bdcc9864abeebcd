import type { SlotChange } from '@callboard/domain/scheduling';
import { useWaitingLane, type OutboxEntry, type WaitingLane } from '@callboard/offline';
import * as v from 'valibot';

const text = v.nullable(v.string());
const movesSchema = v.object({
  changes: v.array(
    v.object({ entry: v.string(), performance: text, slot_starts_at: text, slot_ends_at: text }),
  ),
});

/** The moves on the run sheet of an event that wait on this device for a network. */
export interface WaitingMoves extends WaitingLane {
  /** Where a move waits. */
  place: { lane: string; page: string };
  /** Changes of each move, in their order. */
  moves: readonly (readonly SlotChange[])[];
}

export function useWaitingMoves(event: string): WaitingMoves {
  const lane = `run-sheet/${event}`;
  const waiting = useWaitingLane(lane);
  return {
    ...waiting,
    place: { lane, page: `/events/${event}?tab=run` },
    moves: waiting.entries.map(changesOf),
  };
}

function changesOf(entry: OutboxEntry): readonly SlotChange[] {
  const parsed = v.safeParse(movesSchema, 'input' in entry ? entry.input : null);
  return parsed.success ? parsed.output.changes.map(({ entry: item, ...place }) => ({ item, ...place })) : [];
}
