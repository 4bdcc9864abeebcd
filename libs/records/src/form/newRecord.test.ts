import { declaredRoles, type Collection } from '@callboard/api-contract';
import { registry } from '@callboard/api-contract/collections';
import { defineTenant, type TenantConfig } from '@callboard/tenant';
import { expect, it } from 'vitest';
import { toFormValues } from './toBody';

const facts = {
  code: 'showquest',
  name: 'Showquest',
  tagline: '',
} as const;
const sydney = defineTenant({ ...facts, timeZone: 'Australia/Sydney', currency: 'AUD' });

/** The values that a new record has before anything is entered. */
function filledIn(collection: Collection, tenant: TenantConfig) {
  const values = toFormValues(undefined, {}, collection, declaredRoles('staff'), tenant);
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));
}

it("gives a new venue the tenant's time zone, and a new event its currency", () => {
  expect(filledIn(registry.venues, sydney)).toEqual({ time_zone: 'Australia/Sydney' });
  expect(filledIn(registry.events, sydney)).toEqual({ currency: 'AUD' });
});

it('uses the defaults of New Zealand if the tenant has none', () => {
  const tenant = defineTenant(facts);
  expect(filledIn(registry.venues, tenant)).toEqual({ time_zone: 'Pacific/Auckland' });
  expect(filledIn(registry.events, tenant)).toEqual({ currency: 'NZD' });
});

it('leaves out a currency that the collection does not offer, or has no field for', () => {
  const bern = defineTenant({ ...facts, currency: 'CHF' });
  expect(filledIn(registry.events, bern)).toEqual({});
  expect(filledIn(registry.regions, sydney)).toEqual({});
});
