import type { SeedLinks, SeedTables } from './seedRows';

/** The table of the tags on records, with its columns and their types. */
export const tagTable = {
  table: 'record_tags',
  columns: { collection: 'text', record: 'uuid', tag: 'uuid' },
} as const;

/** Every so many records of a collection have a tag. */
const rarity = 4;
const maxTagged = 60;

/** Puts the tags of the office on some of its entries, venues, events and suppliers. */
export function addTags(tables: SeedTables): SeedLinks['record_tags'] {
  const tags = tables.rowsOf('tags');
  return (['entries', 'venues', 'events', 'suppliers'] as const).flatMap((collection, place) =>
    tables
      .rowsOf(collection)
      .slice(0, maxTagged * rarity)
      .flatMap(({ hashcode }, index) => {
        const tag = tags[(index / rarity + place) % tags.length];
        return index % rarity === 0 && tag ? [{ collection, record: hashcode, tag: tag.hashcode }] : [];
      }),
  );
}
