import { toRichText } from '@callboard/api-contract/text';
import type { PlaceKind, Random, School } from '@callboard/api-contract/tenant';
import { countryCodes } from './words/countryCodes.data';
import { createRandom } from './random';
import { regionCentres } from './regions.data';
import type { SeedRow, SeedTables } from './seedRows';
import type { VenueTown } from './words/venues/VenueTown';
import { townCoordinates } from './words/venues/townCoordinates.data';
import { venueTowns } from './words/venues/venueTowns.data';

/** The countries of the world, under their English names. */
export function addCountries(tables: SeedTables): void {
  const names = new Intl.DisplayNames(['en'], { type: 'region' });
  for (const code of countryCodes) tables.add('countries', { name: names.of(code) ?? code, code });
}

/** The regions by their names. */
export function addRegions(tables: SeedTables): Map<string, SeedRow> {
  return new Map(
    Object.entries(regionCentres).map(([name, coordinates], index) => [
      name,
      tables.add('regions', { name, position: index + 1, coordinates }),
    ]),
  );
}

/** The schools by their numbers. Those that suit the contest take part; some of the others are yet to, or do so no more. */
export function addSchools(
  tables: SeedTables,
  schools: readonly School[],
  regions: ReadonlyMap<string, SeedRow>,
  suits: (school: School) => boolean,
): Map<number, SeedRow> {
  return new Map(
    schools.map((school) => {
      const row = tables.add('organizationStructures', {
        name: school.name,
        kind: 'school',
        is_company: true,
        region: regions.get(school.region ?? '')?.hashcode ?? null,
        town: school.town,
        school_number: school.number,
        school_type: school.type,
        authority: school.authority,
        gender: school.gender,
        status: suits(school) ? 'onboarded' : statusOfOther(school),
      });
      return [school.number, row];
    }),
  );
}

function statusOfOther({ number }: School): 'prospect' | 'onboarded' | 'left' {
  if (number % 31 === 0) return 'left';
  return number % 4 === 0 ? 'prospect' : 'onboarded';
}

/** A venue as events use it. */
export interface SeededVenue {
  row: SeedRow;
  zone: string;
  spaces: readonly SeedRow[];
}

/** The venues by their towns, each with its spaces. */
export function addVenues(
  tables: SeedTables,
  random: Random,
  place: PlaceKind,
  regions: ReadonlyMap<string, SeedRow>,
): Map<string, SeededVenue> {
  return new Map(
    venueTowns.map((town) => {
      const spaces = measured(spacesOf(place, town.size), place, town);
      const zone = town.region === 'Chatham Islands' ? 'Pacific/Chatham' : 'Pacific/Auckland';
      const row = tables.add('venues', {
        name: town[place],
        region: regions.get(town.region)?.hashcode ?? null,
        town: town.town,
        coordinates: placeOf(town),
        address: `${random.integer(2, 280)} ${town.street}, ${town.town}`,
        capacity: spaces.reduce((sum, [, , capacity]) => sum + capacity, 0),
        time_zone: zone,
        phone: `${areaCodes[town.region] ?? '03'} 555 ${String(random.integer(100, 9_999)).padStart(4, '0')}`,
        email: `bookings@${emailLabel(town[place])}.example`,
        access_notes: toRichText(random.pick(accessNotes)),
        staff_notes: random.isLucky(0.3) ? random.pick(staffNotes[place]) : null,
        status: 'active',
      });
      const spaceRows = spaces.map(([name, kind, capacity]) =>
        tables.add('spaces', { name, venue: row.hashcode, kind, capacity, notes: null }),
      );
      return [town.town, { row, zone, spaces: spaceRows }];
    }),
  );
}

/** The middle of a town, as an invented venue has no real place. */
function placeOf({ town }: VenueTown): string | null {
  return townCoordinates[town] ?? null;
}

/** Name in an email address or a domain: lower case, no macrons, nothing but letters and digits. */
export function emailLabel(name: string): string {
  return name
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '');
}

type SpacePlan = [name: string, kind: 'stage' | 'hall' | 'court' | 'studio' | 'room', capacity: number];

function spacesOf(place: PlaceKind, size: VenueTown['size']): SpacePlan[] {
  const scale = { city: 3, town: 2, village: 1 }[size];
  switch (place) {
    case 'theatre':
      return [
        ['Main stage', 'stage', 360 * scale],
        ['Rehearsal studio', 'studio', 40 * scale],
        ...(scale > 2 ? [['Foyer', 'hall', 120] satisfies SpacePlan] : []),
      ];
    case 'hall':
      return [
        ['Main hall', 'hall', 320 * scale],
        ['Side stage', 'stage', 90 * scale],
        ...(scale > 2 ? [['Green room', 'room', 40] satisfies SpacePlan] : []),
      ];
    case 'arts':
      return [
        ['Black box', 'stage', 70 * scale],
        ['Making studio', 'studio', 24 * scale],
        ...(scale > 1 ? [['Gallery', 'hall', 60 * scale] satisfies SpacePlan] : []),
      ];
    case 'stadium':
      return Array.from({ length: scale + 1 }, (_, index) => [
        index === 0 ? 'Show court' : `Court ${index + 1}`,
        'court',
        index === 0 ? 500 * scale : 120,
      ]);
    default:
      return place satisfies never;
  }
}

/** No two halls are of one size: each has up to a quarter more or fewer seats, in rows of ten. */
function measured(spaces: readonly SpacePlan[], place: PlaceKind, { town }: VenueTown): SpacePlan[] {
  const random = createRandom(`seats of ${place} in ${town}`);
  return spaces.map(([name, kind, capacity]) => {
    const seats = (capacity * random.integer(75, 125)) / 100;
    return [name, kind, seats < 100 ? Math.round(seats) : Math.round(seats / 10) * 10];
  });
}

/** The telephone areas; `03` is the whole South Island and beyond. */
const areaCodes: Readonly<Record<string, string>> = {
  Northland: '09',
  Auckland: '09',
  Waikato: '07',
  'Bay of Plenty': '07',
  Gisborne: '06',
  "Hawke's Bay": '06',
  Taranaki: '06',
  'Manawatū-Whanganui': '06',
  Wellington: '04',
};

const accessNotes = [
  'Step-free from the street. Loading dock behind the building, 3.8 m clearance.',
  'Two mobility parks at the side door. Buses set down at the front until 08:30.',
  'Lift to every level. Hearing loop in all spaces.',
  'Ramp at the rear entrance; ask the duty manager for the key. Free parking after 18:00.',
  'Wheelchair places in the front row. Truck access from the lane before 10:00 only.',
];

const staffNotes: Readonly<Record<PlaceKind, readonly string[]>> = {
  theatre: [
    'The fly system is being serviced in March: no flown scenery before then.',
    'Bring our own radios: the walls are thick.',
    'The dressing rooms take 90 people; the rest change in the studio.',
  ],
  hall: [
    'The caretaker wants an hour between groups.',
    'Power for backline on the left side only.',
    'Neighbours: the doors stay shut after 21:30.',
  ],
  arts: [
    'The kiln room is locked on Sundays.',
    'Nothing is nailed to the walls of the gallery.',
    'The caretaker wants an hour between groups.',
  ],
  stadium: [
    'The show court needs ten minutes to dry after mopping.',
    'The scoreboard of court 2 has no remote control.',
    'Netball has the courts until 15:30 on weekdays.',
  ],
};
