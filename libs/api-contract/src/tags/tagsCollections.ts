import { tags } from './collections/tags';

/** The collections of this noun, by their keys: they load together. */
export const tagsCollections = {
  tags,
} as const;
