import type { PaletteItem } from './PaletteItem';

/** More would push the other groups out of view. */
const maxItems = 5;

/** The links opened from the palette, newest first. Stored in memory for the session only. */
export interface RecentItems {
  items: () => readonly PaletteItem[];
  add: (item: PaletteItem) => void;
}

/** Creates the list of recent items. It only stores links, because repeating a command by accident can do harm. */
export function createRecentItems(): RecentItems {
  let recent: readonly PaletteItem[] = [];
  return {
    items: () => recent,
    add: (item) => {
      if (item.href === undefined) return;
      recent = [item, ...recent.filter(({ href }) => href !== item.href)].slice(0, maxItems);
    },
  };
}
