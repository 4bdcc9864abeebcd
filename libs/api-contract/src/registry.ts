import { countries } from './collections/countries/countries';
import { launchpadEntries } from './collections/entries/launchpadEntries';
import { rockquestEntries } from './collections/entries/rockquestEntries';
import { showquestEntries } from './collections/entries/showquestEntries';
import { submissionEntries } from './collections/entries/submissionEntries';
import { events } from './collections/events/events';
import { individuals } from './collections/individuals/individuals';
import { organizationStructures } from './collections/organisations/organizationStructures';
import { launchpadParticipants } from './collections/participants/launchpadParticipants';
import { rockquestParticipants } from './collections/participants/rockquestParticipants';
import { showquestParticipants } from './collections/participants/showquestParticipants';
import { submissionParticipants } from './collections/participants/submissionParticipants';
import { performances } from './collections/performances/performances';
import { regions } from './collections/regions/regions';
import { spaces } from './collections/spaces/spaces';
import { userActivations } from './collections/user-activations/userActivations';
import { users } from './collections/users/users';
import { venues } from './collections/venues/venues';
import type { Collection } from './defineCollection';
import type { DraftOfFields, PatchOfFields, RecordOfFields } from './record';
import type { TenantCode } from './tenants';

/** Every collection, by its key: one line each. */
export const registry = {
  countries,
  events,
  individuals,
  launchpadEntries,
  launchpadParticipants,
  organizationStructures,
  performances,
  regions,
  rockquestEntries,
  rockquestParticipants,
  showquestEntries,
  showquestParticipants,
  spaces,
  submissionEntries,
  submissionParticipants,
  userActivations,
  users,
  venues,
} as const;

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

export const collectionNames: readonly CollectionName[] = Object.keys(registry).filter(isCollectionName);

export function isCollectionName(name: string): name is CollectionName {
  return Object.hasOwn(registry, name);
}

/** The definition of a collection, without its literal types: for code that works with any. */
export function collectionNamed(name: CollectionName): Collection {
  return registry[name];
}

/** Whether a collection exists for a tenant. */
export function isServedTo(collection: Collection, tenant: TenantCode): boolean {
  return !collection.tenants || collection.tenants.includes(tenant);
}
