import type { Appearance } from '@callboard/api-contract/scheduling';
import { isAct } from '@callboard/domain/scheduling';
import { Menu } from '@callboard/ui-kit/overlays';
import { useRunSheet, type Performance } from './RunSheetContext';
import { runSheetMessages as words } from './runSheetMessages';

export interface SlotMenuProps {
  item: Appearance;
  performance: Performance;
  position: number;
  /** How many slots the performance has. */
  count: number;
}

/** The moves of an entry or another item in its slot. */
export function SlotMenu({ item, performance, position, count }: SlotMenuProps) {
  const runSheet = useRunSheet();
  if (!runSheet) return null;
  const { move, open, takeOut, removeItem } = runSheet;
  return (
    <Menu
      shape="square"
      variant="quiet"
      size="small"
      icon="more"
      align="end"
      aria-label={words.menu(item.name)}
      data-entry={item.hashcode}
      items={[
        {
          label: words.moveUp,
          icon: 'chevron-up',
          disabled: position === 0,
          onSelect: () => move(item, performance, position - 1),
        },
        {
          label: words.moveDown,
          icon: 'chevron-down',
          disabled: position === count - 1,
          onSelect: () => move(item, performance, position + 1),
        },
        { label: words.moveTo, icon: 'list', onSelect: () => open({ kind: 'place', item }) },
        {
          label: words.swapWith,
          icon: 'sort',
          disabled: count < 2,
          onSelect: () => open({ kind: 'swap', item, performance }),
        },
        {
          label: words.shiftRest,
          icon: 'clock',
          onSelect: () => open({ kind: 'shift', item, performance }),
        },
        { label: words.takeOut, icon: 'close', separator: true, onSelect: () => takeOut(item) },
        ...(isAct(item)
          ? []
          : ([
              { label: words.edit, icon: 'pencil', onSelect: () => open({ kind: 'edit', item }) },
              { label: words.remove, icon: 'trash', onSelect: () => removeItem(item) },
            ] as const)),
      ]}
    />
  );
}
