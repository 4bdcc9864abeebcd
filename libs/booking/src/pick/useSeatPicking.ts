import { useState } from 'react';
import { isSelectable, type Offer } from './seatStates';

interface SeatPicking {
  offer: Offer;
  selection: ReadonlySet<string>;
  onChange: (selection: ReadonlySet<string>) => void;
  limit: number;
}

/** Selects and removes seats, by the picture and the list alike; beyond the limit nothing changes and it is announced. */
export function useSeatPicking({ offer, selection, onChange, limit }: SeatPicking) {
  const [isRefused, setRefused] = useState(false);

  function toggle(id: string) {
    const next = new Set(selection);
    const isRemoved = next.delete(id);
    const seat = offer.get(id);
    if (!isRemoved && (!seat || !isSelectable(seat))) return;
    const isOver = !isRemoved && next.size >= limit;
    setRefused(isOver);
    if (isOver) return;
    if (!isRemoved) next.add(id);
    onChange(next);
  }

  return { toggle, isOverLimit: isRefused && selection.size >= limit };
}
