import type { RegionName } from '../../regions.data';

/** A town with the places where its people perform and play. Every name is invented or generic. */
export interface VenueTown {
  town: string;
  region: RegionName;
  size: 'city' | 'town' | 'village';
  street: string;
  theatre: string;
  hall: string;
  arts: string;
  stadium: string;
}

/** A town as it is written down: region, town, size, street, theatre, hall, arts and stadium. */
export type VenueTownRow = readonly [
  VenueTown['region'],
  string,
  VenueTown['size'],
  string,
  string,
  string,
  string,
  string,
];
