import { placeSlot, plannedLength, withChanges, type Conflict } from '@callboard/domain/scheduling';
import type { Appearance } from '@callboard/api-contract/scheduling';
import { useRunSheet } from '../run-sheet/RunSheetContext';
import type { Conflicts } from './useConflicts';

/** Running order as it would be if the dragged item was dropped now. */
export interface Preview {
  item: Appearance;
  performance: string;
  from: number;
  to: number;
  /** The items as they would be then: those that follow make room. */
  items: readonly Appearance[];
  /** The minutes that the performance lacks for it; null where it fits. */
  missing: number | null;
  /** The conflicts that it would bring. */
  conflicts: readonly Conflict[];
}

/** Follows the drag over the board; null while nothing is dragged to a time. */
export function usePreview(conflicts: Conflicts | null): Preview | null {
  const runSheet = useRunSheet();
  const over = runSheet?.drag.target;
  if (!runSheet || over?.kind !== 'time') return null;
  const { items, performances, defaultMinutes, drag } = runSheet;
  const item = items.find(({ hashcode }) => hashcode === drag.dragged?.hashcode);
  const performance = performances.find(({ hashcode }) => hashcode === over.performance);
  if (!item || !performance) return null;
  const { from } = over;
  const to = over.to ?? from + plannedLength(item, defaultMinutes);
  const arrangement = placeSlot(performance, items, item, { from, to });
  const place = { item, performance: over.performance };
  if (arrangement.status !== 'arranged') {
    const missing = arrangement.status === 'noRoom' ? arrangement.missing : 0;
    return { ...place, from, to, items, missing, conflicts: [] };
  }
  const after = withChanges(items, arrangement.changes);
  const own = after.find(({ hashcode }) => hashcode === item.hashcode);
  const known = new Set(conflicts?.found.map(({ key }) => key));
  return {
    ...place,
    from: Date.parse(own?.slot_starts_at ?? '') || from,
    to: Date.parse(own?.slot_ends_at ?? '') || to,
    items: after,
    missing: null,
    conflicts: conflicts?.with(after).filter(({ key }) => !known.has(key)) ?? [],
  };
}
