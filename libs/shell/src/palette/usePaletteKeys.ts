import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import type { PaletteItem } from './PaletteItem';

/**
 * Moves through the items with the arrow keys, wrapping at the ends, and selects with Enter; with Ctrl in a new tab. `isChosen` means that
 * Enter was pressed before the palette had loaded: the first result is then selected, unless another key is pressed before it arrives.
 */
export function usePaletteKeys(
  items: readonly PaletteItem[],
  choose: (item: PaletteItem, isApart: boolean) => void,
  isSelected: boolean,
) {
  const waitsForFirst = useRef(isSelected);
  const [pointed, setPointed] = useState<string>();
  const index = Math.max(
    0,
    items.findIndex(({ key }) => key === pointed),
  );
  const item = items[index];

  // Selects the first result when it arrives from the server.
  useEffect(() => {
    if (!waitsForFirst.current || !item) return;
    waitsForFirst.current = false;
    choose(item, false);
  });

  function onKeyDown(event: KeyboardEvent) {
    waitsForFirst.current = false;
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
    /** The key of the item that Enter selects. */
    active: item?.key,
    point: setPointed,
    reset: () => setPointed(undefined),
    onKeyDown,
  };
}

const pageOf = 8;
