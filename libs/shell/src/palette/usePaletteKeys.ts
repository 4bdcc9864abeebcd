import { useState, type KeyboardEvent } from 'react';
import type { PaletteItem } from './PaletteItem';

/** Moves through the items by the arrow keys, round at the ends, and chooses by Enter; with Ctrl in a new tab. */
export function usePaletteKeys(
  items: readonly PaletteItem[],
  choose: (item: PaletteItem, isApart: boolean) => void,
) {
  const [pointed, setPointed] = useState<string>();
  const index = Math.max(
    0,
    items.findIndex(({ key }) => key === pointed),
  );
  const item = items[index];

  function onKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') {
      event.preventDefault();
      if (item) choose(item, event.ctrlKey || event.metaKey);
      return;
    }
    const step = { ArrowDown: 1, ArrowUp: -1, PageDown: pageOf, PageUp: -pageOf }[event.key];
    if (step === undefined || items.length === 0) return;
    event.preventDefault();
    const isPage = Math.abs(step) > 1;
    const next = index + step;
    const at = isPage ? Math.max(0, Math.min(items.length - 1, next)) : (next + items.length) % items.length;
    setPointed(items[at]?.key);
  }

  return {
    /** The key of the item that Enter chooses. */
    active: item?.key,
    point: setPointed,
    reset: () => setPointed(undefined),
    onKeyDown,
  };
}

const pageOf = 8;
