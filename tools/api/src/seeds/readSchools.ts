import type { School, SchoolLevel } from '@callboard/api-contract/tenant';
import { readRecords } from '@callboard/domain/cells';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { councils } from './regions.data';

const lastYearOfFigures = '2017';
const rowsSchema = v.array(
  v.object({
    'School ID': v.pipe(v.string(), v.transform(Number), v.integer()),
    'School Name': v.string(),
    Type: v.string(),
    Authority: v.string(),
    Gender: v.string(),
    'Regional Council': v.string(),
    'TA with Auckland Local Board': v.string(),
    To: v.string(),
  }),
);

/** Every school that is open, in the order of the list. */
export function readSchools(): School[] {
  return readRows(readFileSync(schoolFile(), 'utf8'))
    .filter((row) => row.To === lastYearOfFigures)
    .map((row) => {
      const region = councils[row['Regional Council']] ?? null;
      return {
        number: row['School ID'],
        name: row['School Name'],
        type: row.Type,
        authority: row.Authority,
        gender: row.Gender,
        region,
        town: region && townOf(row['TA with Auckland Local Board']),
        level: levelOf(row.Type),
      };
    });
}

function readRows(text: string) {
  const read = readRecords(text, ',');
  const [header, ...records] = read.ok ? read.records : [];
  const columns = header?.cells ?? [];
  return v.parse(
    rowsSchema,
    records.map(({ cells }) => Object.fromEntries(columns.map((column, at) => [column, cells[at]]))),
  );
}

/** The list lies next to this file, or, from the built server's point of view, among the sources. */
function schoolFile(): string {
  const local = join(import.meta.dirname, 'nz-schools/school_details.csv');
  return existsSync(local) ? local : join(import.meta.dirname, '../src/seeds/nz-schools/school_details.csv');
}

/** `Auckland- Howick` reads as `Howick, Auckland`. */
function townOf(district: string): string {
  return district.replace(/^Auckland- (.*)$/, '$1, Auckland');
}

function levelOf(type: string): SchoolLevel {
  if (type.startsWith('Secondary') || type === 'Teen Parent Unit') return 'secondary';
  if (type.includes('Composite') || type === 'Special School' || type === 'Correspondence School')
    return 'both';
  return 'primary';
}
