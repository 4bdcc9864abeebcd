import { events } from './events/events';
import { individuals } from './individuals/individuals';
import { organizationStructures } from './organisations/organizationStructures';
import { performances } from './performances/performances';
import { regions } from './regions/regions';
import { spaces } from './spaces/spaces';
import { venues } from './venues/venues';

/** The collections of the first list after a sign-in, and those that they refer to: every page carries them. */
export const firstCollections = {
  events,
  individuals,
  organizationStructures,
  performances,
  regions,
  spaces,
  venues,
} as const;
