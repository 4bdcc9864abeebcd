import { cells, pages, rows, widgets } from './collections/layoutParts';
import { layouts } from './collections/layouts';
import { layoutVersions } from './collections/layoutVersions';

/** The collections of this noun, by their keys: they load together. */
export const layoutsCollections = {
  cells,
  layouts,
  layoutVersions,
  pages,
  rows,
  widgets,
} as const;
