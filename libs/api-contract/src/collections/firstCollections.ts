import { launchpadEntries } from './entries/launchpadEntries';
import { rockquestEntries } from './entries/rockquestEntries';
import { showquestEntries } from './entries/showquestEntries';
import { submissionEntries } from './entries/submissionEntries';
import { events } from './events/events';
import { individuals } from './individuals/individuals';
import { organizationStructures } from './organisations/organizationStructures';
import { performances } from './performances/performances';
import { regions } from './regions/regions';
import { spaces } from './spaces/spaces';
import { venues } from './venues/venues';

/** The collections that the first minute after a sign-in shows, and those that they refer to: every page carries them. */
export const firstCollections = {
  events,
  individuals,
  launchpadEntries,
  organizationStructures,
  performances,
  regions,
  rockquestEntries,
  showquestEntries,
  spaces,
  submissionEntries,
  venues,
} as const;
