import { integer } from './kinds';

/** The number of a version by the facet of versions, from 1. */
export const versionNumber = integer({
  label: 'Version',
  required: true,
  min: 1,
  serverOwned: true,
  sort: true,
  column: 'shown',
});
