import { accountsCollections } from './accounts/accountsCollections';
import { bookingCollections } from './booking/bookingCollections';
import { competitionCollections } from './competition/competitionCollections';
import { entriesCollections } from './entries/entriesCollections';
import { financeCollections } from './finance/financeCollections';
import { formsCollections } from './forms/formsCollections';
import { layoutsCollections } from './layouts/layoutsCollections';
import { messagingCollections } from './messaging/messagingCollections';
import { officeCollections } from './office/officeCollections';
import { peopleCollections } from './people/peopleCollections';
import { resourcesCollections } from './resources/resourcesCollections';
import { schedulingCollections } from './scheduling/schedulingCollections';
import { showCollections } from './scheduling/showCollections';
import { tagsCollections } from './tags/tagsCollections';
import { tasksCollections } from './tasks/tasksCollections';
import { venuesCollections } from './venues/venuesCollections';
import { viewsCollections } from './views/viewsCollections';
import type { CollectionName } from './collectionName';
import type { Collection } from './defineCollection';
import type { AnyRecord, DraftOfFields, PatchOfFields, RecordOfFields } from './record';

/**
 * Every collection, by its key, with its literal types. No page imports it as a value: it would load all of them. Code that works with
 * any collection asks `collectionNamed`, and code about one imports its declaration from its noun.
 */
export const registry = {
  ...accountsCollections,
  ...bookingCollections,
  ...competitionCollections,
  ...entriesCollections,
  ...financeCollections,
  ...formsCollections,
  ...layoutsCollections,
  ...messagingCollections,
  ...officeCollections,
  ...peopleCollections,
  ...resourcesCollections,
  ...schedulingCollections,
  ...showCollections,
  ...tagsCollections,
  ...tasksCollections,
  ...venuesCollections,
  ...viewsCollections,
} as const satisfies Record<CollectionName, Collection>;

type FieldsOf<N extends CollectionName> = (typeof registry)[N]['fields'];

/** A record as it is read: `RecordOf<'venues'>`; one of any collection where the name is not known. */
export type RecordOf<N extends CollectionName> = CollectionName extends N
  ? AnyRecord
  : RecordOfFields<FieldsOf<N>>;
/** Body that creates one. */
export type DraftOf<N extends CollectionName> = DraftOfFields<FieldsOf<N>>;
/** Body that changes one. */
export type PatchOf<N extends CollectionName> = PatchOfFields<FieldsOf<N>>;
