import type { MarkedPart } from '@callboard/domain/lists';

/** An item of the palette: a link or a command. */
export interface PaletteItem {
  /** Unique among all items. */
  key: string;
  label: string;
  /** Where it belongs; shown after the label. */
  detail?: string | undefined;
  /** Why a search found it, where its label does not show that: the field and the surroundings of the match. */
  match?: { field: string; parts: readonly MarkedPart[] } | undefined;
  icon: string;
  /** Additional search terms. */
  words?: string | undefined;
  /** The path of a link; without it the item is a command, and `run` executes it. */
  href?: string | undefined;
  run?: (() => void) | undefined;
}

/** Items under a heading. */
export interface PaletteGroup {
  id: string;
  label: string;
  items: readonly PaletteItem[];
}
