import { firstCollections } from './collections/firstCollections';
import { laterCollections } from './collections/laterCollections';
import type { DraftOfFields, PatchOfFields, RecordOfFields } from './record';

/** Every collection, by its key. A page that imports it carries them all: one that need not, asks `collectionNamed`. */
export const registry = { ...firstCollections, ...laterCollections } as const;

export type CollectionName = keyof typeof registry;
type FieldsOf<N extends CollectionName> = (typeof registry)[N]['fields'];

/** A record as it is read: `RecordOf<'venues'>`. */
export type RecordOf<N extends CollectionName> = RecordOfFields<FieldsOf<N>>;
/** What creating one sends. */
export type DraftOf<N extends CollectionName> = DraftOfFields<FieldsOf<N>>;
/** What changing one sends. */
export type PatchOf<N extends CollectionName> = PatchOfFields<FieldsOf<N>>;

/** The collections that have a field of this name: `CollectionWith<'slot_starts_at'>` is every kind of entry. */
export type CollectionWith<F extends string> = {
  [N in CollectionName]: F extends keyof FieldsOf<N> ? N : never;
}[CollectionName];
