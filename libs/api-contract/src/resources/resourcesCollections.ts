import { resources } from './collections/resources';
import { resourceTargets } from './collections/resourceTargets';
import { resourceVersions } from './collections/resourceVersions';

/** The collections of this noun, by their keys: they load together. */
export const resourcesCollections = {
  resources,
  resourceTargets,
  resourceVersions,
} as const;
