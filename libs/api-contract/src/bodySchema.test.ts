import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { declaredRoles, bodySchema, fieldErrors } from '.';
import { collectionNamed, collectionNames } from './collections';

const venue = collectionNamed('venues');
const staffCreates = bodySchema(venue, 'create', declaredRoles('staff'));

function errorsOf(schema: typeof staffCreates, body: unknown) {
  const result = v.safeParse(schema, body);
  return result.success ? {} : fieldErrors(result.issues);
}

describe('bodySchema', () => {
  test('takes a good body, trims it and makes empty text null', () => {
    const body = { name: '  Founders Theatre ', time_zone: 'Pacific/Auckland', town: '' };
    expect(v.parse(staffCreates, body)).toEqual({
      name: 'Founders Theatre',
      time_zone: 'Pacific/Auckland',
      town: null,
    });
  });

  test('names each field that is missing or unknown', () => {
    expect(errorsOf(staffCreates, { nam: 'x', status: 1 })).toEqual({
      name: ['Field is required'],
      time_zone: ['Field is required'],
      nam: ['This field does not exist or cannot be changed'],
      status: ['This field does not exist or cannot be changed'],
    });
  });

  test('refuses a body of more unknown fields than it names', () => {
    const body = Object.fromEntries(Array.from({ length: 5_000 }, (_, index) => [`x${index}`, 1]));
    expect(Object.keys(errorsOf(staffCreates, body)).length).toBeLessThan(250);
  });

  test.each(['constructor', 'toString', 'valueOf', '__proto__'])(
    'names even a field that every object inherits: %s',
    (name) => {
      expect(Object.keys(errorsOf(staffCreates, JSON.parse(`{"${name}": 1}`)))).toContain(name);
    },
  );

  test('refuses what the server owns and what the role cannot write', () => {
    expect(
      errorsOf(bodySchema(venue, 'update', declaredRoles('staff')), { status: 'retired' }),
    ).toHaveProperty('status');
    expect(
      errorsOf(bodySchema(venue, 'update', declaredRoles('participant')), { staff_notes: 'x' }),
    ).toHaveProperty('staff_notes');
  });

  test('refuses NUL and lone surrogates with a sentence', () => {
    for (const name of ['a\0b', 'a\ud800b']) {
      expect(errorsOf(staffCreates, { name, time_zone: 'UTC' })).toEqual({
        name: expect.arrayContaining(['This contains characters that cannot be saved']),
      });
    }
  });

  test('[5.9] an end before its start is refused where both are given', () => {
    const schema = bodySchema(collectionNamed('performances'), 'update', declaredRoles('staff'));
    const body = { starts_at: '2027-05-14T19:00:00+12:00', ends_at: '2027-05-14T18:00:00+12:00' };
    expect(errorsOf(schema, body)).toEqual({
      ends_at: ['This cannot be earlier than 2027-05-14T19:00:00+12:00'],
      starts_at: ['This cannot be later than 2027-05-14T18:00:00+12:00'],
    });
  });

  const pairs = collectionNames.flatMap((name) =>
    Object.entries(collectionNamed(name).fields).flatMap(([field, declared]) => {
      const order = 'notBefore' in declared ? declared.notBefore : undefined;
      const same = declared.kind === 'reference' ? declared.differsFrom : undefined;
      const other = order ?? same;
      return other === undefined
        ? []
        : [{ name, field, other, kind: declared.kind, isSame: same !== undefined }];
    }),
  );

  test.each(pairs)('[5.9] a broken rule between $field and $other of $name names both', (pair) => {
    const { name, field, other, kind, isSame } = pair;
    const roles = declaredRoles('admin');
    const schema = bodySchema(collectionNamed(name), 'update', roles);
    const [first, second] =
      kind === 'date'
        ? ['2027-05-15', '2027-05-14']
        : ['2027-05-15T19:00:00+12:00', '2027-05-14T19:00:00+12:00'];
    const id = '00000000-0000-4000-8000-000000000001';
    const errors = errorsOf(
      schema,
      isSame ? { [field]: id, [other]: id } : { [other]: first, [field]: second },
    );
    expect(Object.keys(errors ?? {})).toEqual(expect.arrayContaining([field, other]));
  });

  test('an impossible day is refused', () => {
    const schema = bodySchema(collectionNamed('events'), 'update', declaredRoles('staff'));
    expect(errorsOf(schema, { starts_on: '2027-02-29' })).toHaveProperty('starts_on');
    expect(errorsOf(schema, { starts_on: '2028-02-29' })).toEqual({});
  });

  test.each(collectionNames)('never throws, for any input: %s', (name) => {
    const collection = collectionNamed(name);
    const schema = bodySchema(collection, 'create', declaredRoles('admin'));
    const value = fc.oneof(
      fc.anything(),
      fc.string({ unit: 'binary' }),
      fc.constantFrom(null, 1e400, -0, '', [], {}),
    );
    const body = fc.dictionary(
      fc.constantFrom(...Object.keys(collection.fields), '__proto__', 'constructor'),
      value,
    );
    fc.assert(
      fc.property(body, (given) => {
        v.safeParse(schema, given);
      }),
      { numRuns: 100 },
    );
  });
});
