import { lowerNorthIsland } from './lowerNorthIsland.data';
import { southIsland } from './southIsland.data';
import { upperNorthIsland } from './upperNorthIsland.data';
import type { VenueTown } from './VenueTown';

/** From north to south. */
export const venueTowns: readonly VenueTown[] = [
  ...upperNorthIsland,
  ...lowerNorthIsland,
  ...southIsland,
].map(([region, town, size, street, theatre, hall, arts, stadium]) => ({
  region,
  town,
  size,
  street,
  theatre,
  hall,
  arts,
  stadium,
}));
