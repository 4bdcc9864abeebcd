import { savedViews } from './collections/savedViews';

/** The collections of this noun, by their keys: they load together. */
export const viewsCollections = {
  savedViews,
} as const;
