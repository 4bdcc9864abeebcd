/** One row of the table that both grids show. */
export interface BenchRow {
  name: string;
  town: string;
  kind: string;
  region: string;
  number: number;
  status: string;
  opened: string;
  members: number;
}

const towns = ['Kaitaia', 'Hamilton', 'Rotorua', 'Napier', 'Nelson', 'Timaru', 'Dunedin', 'Gore'];
const words = ['Kauri', 'Rimu', 'Tōtara', 'Mataī', 'Nīkau', 'Kōwhai', 'Rātā', 'Mānuka', 'Harakeke'];

export const rowCount = 100_000;

/** The row at a position; the same on every run. */
export function benchRow(index: number): BenchRow {
  return {
    name: `${words[index % words.length]} ${words[(index * 7) % words.length]} School ${index}`,
    town: towns[index % towns.length] ?? '',
    kind: index % 3 === 0 ? 'School' : 'Club',
    region: towns[(index * 5) % towns.length] ?? '',
    number: index,
    status: index % 4 === 0 ? 'Accepted' : 'Submitted',
    opened: `2026-${String((index % 12) + 1).padStart(2, '0')}-14`,
    members: (index * 31) % 100,
  };
}

/** The columns, by key and heading. */
export const benchColumns: readonly { id: keyof BenchRow; label: string; align?: 'end' }[] = [
  { id: 'name', label: 'Name' },
  { id: 'town', label: 'Town' },
  { id: 'kind', label: 'Kind' },
  { id: 'region', label: 'Region' },
  { id: 'number', label: 'Number', align: 'end' },
  { id: 'status', label: 'Status' },
  { id: 'opened', label: 'Opened' },
  { id: 'members', label: 'Members', align: 'end' },
];
