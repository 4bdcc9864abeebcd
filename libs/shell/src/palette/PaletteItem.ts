/** An item of the palette: a link or a command. */
export interface PaletteItem {
  /** Unique among all items. */
  key: string;
  label: string;
  /** Where it belongs; shown after the label. */
  detail?: string | undefined;
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
