import { countries } from './collections/countries';
import { regions } from './collections/regions';
import { spaces } from './collections/spaces';
import { venues } from './collections/venues';

/** The collections of this noun, by their keys: they load together. */
export const venuesCollections = {
  countries,
  regions,
  spaces,
  venues,
} as const;
