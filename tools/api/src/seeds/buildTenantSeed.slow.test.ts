import { createHash } from 'node:crypto';
import {
  declaredRoles,
  bodySchema,
  tenantCodes,
  writableFields,
  type CollectionName,
  type TenantCode,
} from '@callboard/api-contract';
import { collectionNamed } from '@callboard/api-contract/collections';
import { contests } from '@callboard/api-contract/entries';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { buildTenantSeed } from './buildTenantSeed';
import { readSchools } from './readSchools';
import type { SeedRow, TenantSeed } from './seedRows';
import { departments } from './words/office.data';

const schools = readSchools();
const seeds = new Map(tenantCodes.map((tenant) => [tenant, buildTenantSeed(tenant, schools)]));

function seedOf(tenant: TenantCode): TenantSeed {
  const seed = seeds.get(tenant);
  if (!seed) throw new Error(`No seed for ${tenant}.`);
  return seed;
}

function rowsOf(tenant: TenantCode, collection: CollectionName): readonly SeedRow[] {
  return seedOf(tenant).tables.get(collection) ?? [];
}

describe('the list of schools', () => {
  it('gives the schools that are open, by region and district', () => {
    expect(schools).toHaveLength(2_531);
    expect(schools[0]).toMatchObject({
      name: 'Te Kao School',
      region: 'Northland',
      town: 'Far North District',
    });
    expect(schools.filter(({ region }) => region === null)).toHaveLength(2);
    expect(schools.some(({ town }) => town === 'Howick, Auckland')).toBe(true);
  });
});

describe.each(tenantCodes)('the season of %s', (tenant) => {
  it('[1.4] has accepted entries of events that are not over, for those who judge', () => {
    const { entries, participants } = contests[tenant];
    const ahead = new Set(
      rowsOf(tenant, 'events')
        .filter(({ status }) => status === 'open' || status === 'closed' || status === 'running')
        .map(({ hashcode }) => hashcode),
    );
    const judged = new Set(
      rowsOf(tenant, entries.name)
        .filter(({ status, event }) => status === 'accepted' && ahead.has(String(event)))
        .map(({ hashcode }) => hashcode),
    );
    const people = rowsOf(tenant, participants.name).filter(({ entry }) => judged.has(String(entry)));
    expect(Math.min(judged.size, people.length)).toBeGreaterThan(0);
    expect(people.length).toBeLessThan(rowsOf(tenant, participants.name).length);
  });
});

describe.each(tenantCodes)('the office of %s', (tenant) => {
  it('[2.24] has each employee in a department that has a head of its own', () => {
    const own = rowsOf(tenant, 'organizationStructures').filter(({ kind }) => kind === 'department');
    const employees = rowsOf(tenant, 'employees');
    expect(employees.length).toBeGreaterThan(10);
    const { heads } = seedOf(tenant).links;
    for (const { department } of employees) expect(own.map(({ hashcode }) => hashcode)).toContain(department);
    expect(heads.map(({ department }) => department)).toEqual(own.map(({ hashcode }) => hashcode));
    for (const { department, head } of heads)
      expect(employees.find(({ hashcode }) => hashcode === head)?.['department']).toBe(department);
  });

  it('[3.25] has tags on records of several collections', () => {
    const { record_tags: tagged } = seedOf(tenant).links;
    expect(new Set(tagged.map(({ collection }) => collection)).size).toBe(4);
  });
});

describe.each(tenantCodes)('the season of %s', (tenant) => {
  it('has the volume of a real one', () => {
    const counts = Object.fromEntries([...seedOf(tenant).tables].map(([name, rows]) => [name, rows.length]));
    const entries = counts['entries'] ?? 0;
    expect(counts['organizationStructures']).toBe(2_531 + departments.length);
    expect(counts['venues']).toBe(41);
    expect(counts['spaces']).toBeGreaterThan(80);
    expect(counts['events']).toBeGreaterThanOrEqual(30);
    expect(counts['events']).toBeLessThanOrEqual(70);
    expect(counts['performances']).toBeGreaterThanOrEqual(270);
    expect(counts['performances']).toBeLessThanOrEqual(600);
    expect(entries).toBeGreaterThanOrEqual(1_200);
    expect(entries).toBeLessThanOrEqual(2_000);
    expect(counts['participants']).toBeGreaterThan(3_000);
    expect(counts['individuals']).toBeGreaterThanOrEqual(1_200);
  });

  it('invites the collaborator to two entries in the running', () => {
    const invited = rowsOf(tenant, 'collaborators');
    const entries = new Map(rowsOf(tenant, 'entries').map((row) => [row.hashcode, row]));
    expect(invited.map(({ entry }) => entries.get(String(entry))?.['status'])).toEqual([
      'accepted',
      'accepted',
    ]);
  });

  it('holds only what a create of the contract would accept', () => {
    for (const [name, rows] of seedOf(tenant).tables) {
      const collection = collectionNamed(name);
      const schema = bodySchema(collection, 'create', declaredRoles('admin'));
      const writable = new Set(
        writableFields(collection, declaredRoles('admin'), 'create').map(([field]) => field),
      );
      const refused = rows.flatMap((row) => {
        const body = Object.fromEntries(Object.entries(row).filter(([field]) => writable.has(field)));
        const parsed = v.safeParse(schema, body);
        return parsed.success ? [] : [{ name, row, issues: parsed.issues.map(({ message }) => message) }];
      });
      expect(refused).toEqual([]);
      // When a message was sent is no field of it: the database sets it.
      const extra = ['hashcode', 'created'];
      const unknown = Object.keys(rows[0] ?? {}).filter(
        (field) => !extra.includes(field) && !(field in collection.fields),
      );
      expect(unknown).toEqual([]);
    }
  });

  it('refers only to rows that stand before, and keeps to the rules within', () => {
    const known = new Map<string, Map<string, SeedRow>>();
    for (const [name, rows] of seedOf(tenant).tables) {
      const { fields } = collectionNamed(name);
      const own = new Map<string, SeedRow>();
      known.set(name, own);
      for (const row of rows) {
        for (const [fieldName, field] of Object.entries(fields)) {
          if (field.kind !== 'reference') continue;
          const target = row[fieldName];
          if (target === null || target === undefined) continue;
          const found = known.get(field.to)?.get(String(target));
          expect(found, `${name}.${fieldName}`).toBeDefined();
          if (field.within) expect(found?.[field.within]).toBe(row[field.within]);
        }
        own.set(row.hashcode, row);
      }
    }
  });

  it('repeats no natural key and no hashcode', () => {
    const hashcodes = [...seedOf(tenant).tables.values()].flat().map(({ hashcode }) => hashcode);
    expect(new Set(hashcodes).size).toBe(hashcodes.length);
    for (const [name, rows] of seedOf(tenant).tables) {
      const { naturalKey } = collectionNamed(name);
      if (!naturalKey) continue;
      const keys = rows.map((row) =>
        JSON.stringify(naturalKey.map((field) => String(row[field]).toLowerCase())),
      );
      expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([]);
    }
  });

  it('never puts two performances into a space at the same time', () => {
    for (const { hashcode } of rowsOf(tenant, 'spaces')) {
      const spans = rowsOf(tenant, 'performances')
        .filter((row) => row['space'] === hashcode)
        .map((row) => [Date.parse(String(row['starts_at'])), Date.parse(String(row['ends_at']))] as const)
        .sort(([one], [other]) => one - other);
      spans.forEach(([start], index) => {
        expect(start).toBeGreaterThanOrEqual(spans[index - 1]?.[1] ?? 0);
      });
    }
  });

  it('gives each accepted entry of a slotted session its own ten minutes within the performance', () => {
    const performances = new Map(rowsOf(tenant, 'performances').map((row) => [row.hashcode, row]));
    const taken = new Set<string>();
    const placed = rowsOf(tenant, 'entries').filter((row) => row['performance'] !== null);
    expect(placed.length).toBeGreaterThan(400);
    for (const row of placed) {
      const performance = performances.get(String(row['performance']));
      const slot = Date.parse(String(row['slot_starts_at']));
      expect(slot).toBeGreaterThanOrEqual(Date.parse(String(performance?.['starts_at'])));
      expect(slot + 600_000).toBeLessThanOrEqual(Date.parse(String(performance?.['ends_at'])));
      const key = `${String(row['performance'])} ${slot}`;
      expect(taken.has(key)).toBe(false);
      taken.add(key);
    }
  });

  it('[2.21] has acts that follow each other, from the start of a performance, with one interval at most', () => {
    const starts = new Map<string, number[]>();
    for (const row of rowsOf(tenant, 'entries')) {
      if (row['slot_starts_at'] === null) continue;
      const key = String(row['performance']);
      starts.set(key, [...(starts.get(key) ?? []), Date.parse(String(row['slot_starts_at']))]);
    }
    for (const performance of rowsOf(tenant, 'performances')) {
      const slots = (starts.get(performance.hashcode) ?? []).sort((a, b) => a - b);
      if (performance['session'] === 'rehearsal') expect(slots).toEqual([]);
      // A game has one of its two teams where the other has warmed up for an earlier one.
      if (slots.length === 0 || performance['session'] === 'game') continue;
      expect(slots[0]).toBe(Date.parse(String(performance['starts_at'])));
      const gaps = slots.slice(1).map((slot, index) => slot - (slots[index] ?? 0) - 600_000);
      const intervals = gaps.filter((gap) => gap > 0);
      expect(intervals).toEqual(intervals.slice(0, 1));
      expect(Math.max(0, ...intervals)).toBeLessThanOrEqual(1_200_000);
    }
  });

  it('takes entries of an event from schools of its region', () => {
    const events = new Map(rowsOf(tenant, 'events').map((row) => [row.hashcode, row]));
    const strangers = rowsOf(tenant, 'entries').filter((row) => {
      const region = events.get(String(row['event']))?.['region'];
      return region !== null && region !== row['region'];
    });
    expect(strangers).toEqual([]);
  });

  it('has events at every stage, and entries of the participant who can sign in', () => {
    const stages = new Set(rowsOf(tenant, 'events').map((row) => row['status']));
    expect([...stages].sort()).toEqual(expect.arrayContaining(['complete', 'draft', 'open', 'running']));
    const participant = rowsOf(tenant, 'users').find((row) =>
      String(row['email']).startsWith('participant@'),
    );
    const own = rowsOf(tenant, 'entries').filter((row) => row['contact'] === participant?.['individual']);
    expect(own.length).toBeGreaterThanOrEqual(2);
    expect(seedOf(tenant).accounts.map(({ role }) => role)).toEqual([
      'admin',
      'staff',
      'judge',
      'participant',
      'collaborator',
      'teacher',
      // A panel is of three.
      ...(seedOf(tenant).tables.has('rubrics') ? ['judge2', 'judge3'] : []),
    ]);
  });
});

describe('a seed', () => {
  it('is the same each time', () => {
    const digest = (tenant: TenantCode) => {
      const { tables } = buildTenantSeed(tenant, schools);
      return createHash('sha256')
        .update(JSON.stringify([...tables]))
        .digest('hex');
    };
    expect(digest('showquest')).toBe(digest('showquest'));
    expect(digest('showquest')).not.toBe(digest('rockquest'));
  });

  it('keeps macrons', () => {
    const names = rowsOf('showquest', 'individuals').map(
      (row) => `${String(row['first_name'])} ${String(row['last_name'])}`,
    );
    expect(names.some((name) => /[āēīōū]/.test(name))).toBe(true);
  });
});
