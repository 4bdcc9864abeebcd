import { expect, test } from 'vitest';
import { fieldSchema, limits, product, tenantCodes } from '.';
import { collectionNamed, collectionNames } from './collections';
import * as v from 'valibot';

test('[1.1] has one name and one handle, and serves several tenants from one set of collections', () => {
  expect(product).toEqual({ name: 'Callboard', handle: 'callboard' });
  expect(tenantCodes.length).toBeGreaterThan(1);
  const shared = collectionNames.map(collectionNamed).filter((collection) => !collection.tenants);
  expect(shared.map((collection) => collection.name)).toEqual(
    expect.arrayContaining(['events', 'performances', 'venues', 'spaces']),
  );
});

test('[1.5] keeps organisations and people under the addresses of the business side', () => {
  expect(collectionNamed('organizationStructures').page).toBe('/organisation/companies/{hashcode}');
  expect(collectionNamed('individuals').page).toBe('/crm/individuals/{hashcode}');
});

test('[9.1] [9.2] has the numbers of section 9', () => {
  expect(limits).toMatchObject({
    apiVersion: 21,
    timeoutMs: 30_000,
    pageSize: 50,
    pickerPageSize: 25,
    pickerDebounceMs: 100,
    alertMs: 3_500,
    focusCheckMs: 250,
  });
});

test.each([
  ['1899-12-31', false],
  ['1900-01-01', true],
  ['2030-12-31', true],
  ['2031-01-01', false],
])('[9.4] takes a date of the years 1900 to 2030: %s is %s', (date, isTaken) => {
  expect(v.safeParse(fieldSchema({ kind: 'date', label: 'Day' }), date).success).toBe(isTaken);
});

test('[9.4] asks for passwords of at least 8 characters', () => {
  expect(limits.passwordMin).toBe(8);
});
