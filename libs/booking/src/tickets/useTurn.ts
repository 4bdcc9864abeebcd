import type { SaleOffer } from '@callboard/api-contract/booking';
import { useEffect, useEffectEvent, useState } from 'react';
import { queueStore } from './queueStore';
import { useHold } from './useHold';
import { useQueue } from './useQueue';

/**
 * Whether it is the buyer's turn to select seats of a performance, with their hold on it. Who has seats already is not sent to the queue.
 *
 * @param onChanged The offer is not as it was: read it again
 */
export function useTurn({ performance }: SaleOffer, onChanged: () => void) {
  const { hashcode, has_queue: isQueued = false, sale } = performance;
  const [places] = useState(() => queueStore(hashcode));
  const holding = useHold(hashcode, () => places.read()?.token);
  const hasSeats = holding.hold !== null;
  const queue = useQueue(hashcode, places, { isQueued, isJoining: !hasSeats, isComing: sale === 'coming' });
  const { status } = queue.state;
  const isTurn = status === 'admitted' || status === 'open';

  // Synchronises with the API: prices and tickets can be on sale now that were not when the buyer came.
  const read = useEffectEvent(onChanged);
  useEffect(() => {
    if (isQueued && isTurn) read();
  }, [isQueued, isTurn]);

  // Synchronises with the API: seats are refused when the turn is over, or when a queue was switched on meanwhile.
  const isRefused = holding.problem?.kind === 'conflict' && holding.refused.length === 0;
  const { refresh } = queue;
  useEffect(() => {
    if (!isRefused) return;
    read();
    refresh();
  }, [isRefused, refresh]);

  return { holding, queue, isWaiting: isQueued && !hasSeats && !isTurn };
}
