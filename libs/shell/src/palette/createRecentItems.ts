import type { PaletteItem } from './PaletteItem';

/** More would hide what stands below. */
const most = 5;

/** What was opened from the palette, the newest first. Lives as long as the session in this page, and no longer. */
export interface RecentItems {
  items: () => readonly PaletteItem[];
  add: (item: PaletteItem) => void;
}

/** Makes the memory of the palette. Only links are kept: what is done again by accident may hurt. */
export function createRecentItems(): RecentItems {
  let kept: readonly PaletteItem[] = [];
  return {
    items: () => kept,
    add: (item) => {
      if (item.href === undefined) return;
      kept = [item, ...kept.filter(({ href }) => href !== item.href)].slice(0, most);
    },
  };
}
