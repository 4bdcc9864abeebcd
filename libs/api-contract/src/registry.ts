import { countries } from './collections/countries/countries';
import { events } from './collections/events/events';
import { formDefinitions } from './collections/forms/formDefinitions';
import { formEditions } from './collections/forms/formEditions';
import { formInstances } from './collections/forms/formInstances';
import { individuals } from './collections/individuals/individuals';
import { inventoryInstances } from './collections/inventory/inventoryInstances';
import { conversationMembers } from './collections/messaging/conversationMembers';
import { conversations } from './collections/messaging/conversations';
import { messages } from './collections/messaging/messages';
import { organizationStructures } from './collections/organisations/organizationStructures';
import { performances } from './collections/performances/performances';
import { regions } from './collections/regions/regions';
import { spaces } from './collections/spaces/spaces';
import { tags } from './collections/tags/tags';
import { taskTemplates } from './collections/tasks/taskTemplates';
import { tasks } from './collections/tasks/tasks';
import {
  submissionCollaborators,
  submissionEntries,
  submissionParticipants,
} from './collections/tenants/basketball';
import {
  launchpadCollaborators,
  launchpadEntries,
  launchpadParticipants,
} from './collections/tenants/launchpad';
import {
  rockquestCollaborators,
  rockquestEntries,
  rockquestParticipants,
} from './collections/tenants/rockquest';
import {
  showquestCollaborators,
  showquestEntries,
  showquestParticipants,
} from './collections/tenants/showquest';
import { userActivations } from './collections/user-activations/userActivations';
import { users } from './collections/users/users';
import { venues } from './collections/venues/venues';
import type { DraftOfFields, PatchOfFields, RecordOfFields } from './record';

/**
 * Every collection, by its key: data of about a kilobyte each, which the pages in front of the sign-in do not import. Code that works
 * with any collection asks `collectionNamed`, which has no literal types.
 */
export const registry = {
  conversationMembers,
  conversations,
  countries,
  events,
  formDefinitions,
  formEditions,
  formInstances,
  individuals,
  inventoryInstances,
  launchpadCollaborators,
  launchpadEntries,
  launchpadParticipants,
  messages,
  organizationStructures,
  performances,
  regions,
  rockquestCollaborators,
  rockquestEntries,
  rockquestParticipants,
  showquestCollaborators,
  showquestEntries,
  showquestParticipants,
  spaces,
  submissionCollaborators,
  submissionEntries,
  submissionParticipants,
  tags,
  taskTemplates,
  tasks,
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
