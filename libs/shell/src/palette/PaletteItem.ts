/** A line of the palette: a link, or something that is done. */
export interface PaletteItem {
  /** Unlike any other's. */
  key: string;
  label: string;
  /** Says where it belongs, behind the label. */
  detail?: string | undefined;
  icon: string;
  /** Words by which it is found too. */
  words?: string | undefined;
  /** Where it leads; without it `run` says what is done. */
  href?: string | undefined;
  run?: (() => void) | undefined;
}

/** Lines under a heading. */
export interface PaletteGroup {
  id: string;
  label: string;
  items: readonly PaletteItem[];
}
