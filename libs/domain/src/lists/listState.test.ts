import { declaredRoles } from '@callboard/api-contract';
import { collectionNamed, collectionNames } from '@callboard/api-contract/collections';
import {
  builtInFields,
  fieldNamed,
  groupingOf,
  isFilterable,
  isSortable,
  operatorsOf,
} from '@callboard/api-contract/lists';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  builtInColumns,
  hasSeasons,
  listStateText,
  readListState,
  readPageState,
  seasonFilter,
  unreadableKeys,
  writeListState,
  writePageState,
  type ListState,
} from './listState';

const venues = collectionNamed('venues');
const read = (query: string) => readListState(new URLSearchParams(query), venues, declaredRoles('staff'));

describe("a list's URL", () => {
  it('holds search, order, filters and columns', () => {
    expect(
      read('search=town&ordering=-capacity&capacity__gte=100&status__in=active,retired&columns=name,town'),
    ).toEqual({
      search: 'town',
      ordering: ['-capacity'],
      filters: [
        { field: 'capacity', operator: 'gte', value: '100' },
        { field: 'status', operator: 'in', value: ['active', 'retired'] },
      ],
      columns: ['name', 'town'],
      density: 'comfortable',
      isOfSeason: false,
    });
    expect(read('density=compact').density).toBe('compact');
  });

  it('names what it cannot read, before a view is saved with it', () => {
    const keys = (query: string) =>
      unreadableKeys(new URLSearchParams(query), venues, declaredRoles('staff'));
    expect(keys('search=town&ordering=-capacity&capacity__gte=100&columns=name&density=compact')).toEqual([]);
    expect(keys('colour=red&capacity__gte=lots&ordering=address&columns=name,colour&density=wide')).toEqual([
      'colour',
      'capacity__gte',
      'ordering',
      'columns',
      'density',
    ]);
    expect(keys(`search=${'a'.repeat(201)}`)).toEqual(['search']);
  });

  it('is ignored where the collection does not have the field', () => {
    const nothing = {
      search: '',
      ordering: [],
      filters: [],
      columns: undefined,
      group: undefined,
      isOfSeason: false,
      density: 'comfortable',
    };
    for (const query of [
      'colour=red',
      'capacity__gte=lots',
      'status=burnt',
      'region=here',
      'ordering=address',
      'a__b__c=1',
      '__proto__=1',
    ])
      expect(read(query)).toEqual(nothing);
  });

  it('does not filter by fields that the user cannot see', () => {
    const people = collectionNamed('individuals');
    const query = new URLSearchParams('date_of_birth__gte=2010-01-01');
    expect(readListState(query, people, declaredRoles('judge')).filters).toEqual([]);
    expect(readListState(query, people, declaredRoles('staff')).filters).toHaveLength(1);
  });

  it('leaves other parameters unchanged', () => {
    const state = read('search=town');
    expect(
      writeListState(state, new URLSearchParams('tab=spaces&search=old&town=X'), venues).toString(),
    ).toBe('tab=spaces&search=town');
  });

  it('round-trips every state of every collection', () => {
    fc.assert(
      fc.property(fc.constantFrom(...collectionNames).chain(listStates), ({ state, name }) => {
        const collection = collectionNamed(name);
        const written = listStateText(state, collection);
        expect(unreadableKeys(new URLSearchParams(written), collection, declaredRoles('admin'))).toEqual([]);
        expect(readListState(new URLSearchParams(written), collection, declaredRoles('admin'))).toEqual(
          state,
        );
      }),
    );
  });
});

describe('the page of a list', () => {
  const seasonal = collectionNames.filter((name) => hasSeasons(collectionNamed(name)));
  const isOfSeason = (query: string, name: (typeof collectionNames)[number] = 'stages') =>
    readPageState(new URLSearchParams(query), collectionNamed(name), declaredRoles('admin')).isOfSeason;

  it('[3.31] opens on this season, and on what its address names where it names something', () => {
    expect(seasonal.length).toBeGreaterThan(10);
    for (const name of seasonal) {
      expect([name, isOfSeason('', name), isOfSeason('when=all', name)]).toEqual([name, true, false]);
    }
    expect(isOfSeason('ordering=-name&columns=name')).toBe(true);
    expect(isOfSeason('search=final')).toBe(false);
    expect(isOfSeason('search=final&when=season')).toBe(true);
    expect(isOfSeason('status=planned')).toBe(false);
    expect(isOfSeason('as=calendar')).toBe(false);
    expect(isOfSeason('', 'venues')).toBe(false);
  });

  it('[3.31] says the same at the address that it writes, of every state', () => {
    fc.assert(
      fc.property(fc.constantFrom(...seasonal).chain(listStates), ({ state, name }) => {
        const collection = collectionNamed(name);
        const written = writePageState(state, new URLSearchParams('when=all&tab=1'), collection);
        expect(readPageState(written, collection, declaredRoles('admin'))).toEqual(state);
        expect(written.get('tab')).toBe('1');
      }),
    );
  });

  it.each([
    ['stages', { field: 'event', operator: 'since', value: '2027-01-01' }],
    ['orders', { field: 'performance', operator: 'since', value: '2027-01-01' }],
    ['boxOfficeShifts', { field: 'opened_at', operator: 'gte', value: '2027-01-01' }],
    ['eligibilityRules', { field: 'season', operator: 'gte', value: '2027' }],
    ['venues', undefined],
  ] as const)('[3.31] takes the year of its reader for the season: %s', (name, filter) => {
    expect(seasonFilter(collectionNamed(name), '2027-05-14')).toEqual(filter);
  });
});

function listStates(name: (typeof collectionNames)[number]) {
  const collection = collectionNamed(name);
  const read = Object.keys(collection.fields).filter((each) => !collection.fields[each]?.neverRead);
  const names = [...read, ...builtInColumns];
  const sortable = names.filter((each) =>
    isSortable(fieldNamed(collection, each) ?? { kind: 'text', label: '' }),
  );
  const filters = Object.entries({ ...collection.fields, ...builtInFields }).flatMap(([field, declared]) =>
    isFilterable(declared) ? operatorsOf(declared).map((operator) => ({ field, declared, operator })) : [],
  );
  const filter = fc
    .constantFrom(...filters)
    .chain(({ field, declared, operator }) =>
      valueOf(declared, operator).map((value) => ({ field, operator, value })),
    );
  const state: fc.Arbitrary<ListState> = fc.record({
    search: fc.string({ maxLength: 50 }),
    ordering: fc.uniqueArray(fc.constantFrom(...sortable), { maxLength: 2 }),
    filters: fc.uniqueArray(filter, {
      maxLength: 4,
      selector: ({ field, operator }) => `${field} ${operator}`,
    }),
    columns: fc.option(fc.uniqueArray(fc.constantFrom(...names), { minLength: 1 }), { nil: undefined }),
    group: fc.constantFrom(
      undefined,
      'created:month',
      ...names.filter(
        (each) => groupingOf(fieldNamed(collection, each) ?? { kind: 'text', label: '' }) === 'values',
      ),
    ),
    isOfSeason: hasSeasons(collection) ? fc.boolean() : fc.constant(false),
    density: fc.constantFrom('comfortable', 'compact'),
  });
  return state.map((each) => ({ state: each, name }));
}

function valueOf(field: (typeof venues.fields)[string], operator: string): fc.Arbitrary<string | string[]> {
  const one = oneValue(field, operator);
  return operator === 'in' ? fc.array(one, { minLength: 1, maxLength: 3 }) : one;
}

function oneValue(field: (typeof venues.fields)[string], operator: string): fc.Arbitrary<string> {
  if (operator === 'since') return fc.constantFrom('2026-01-01', '2027-05-14');
  if (operator === 'isnull' || field.kind === 'boolean') return fc.constantFrom('true', 'false');
  if ('options' in field) return fc.constantFrom(...field.options.map(({ value }) => value));
  switch (field.kind) {
    case 'integer':
    case 'duration':
      return fc.integer().map(String);
    case 'date':
    case 'datetime':
      return fc.integer({ min: 1, max: 28 }).map((day) => `2026-02-${String(day).padStart(2, '0')}`);
    case 'time':
      return fc.constantFrom('00:00', '19:05');
    case 'reference':
      return fc.uuid();
    default:
      return fc.stringMatching(/^[a-zA-Z &=%+#]{1,20}$/);
  }
}
