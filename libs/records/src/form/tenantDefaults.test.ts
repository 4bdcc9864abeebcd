import { registry } from '@callboard/api-contract';
import { defineTenant } from '@callboard/tenant';
import { expect, it } from 'vitest';
import { tenantDefaults } from './tenantDefaults';

const facts = {
  code: 'showquest',
  name: 'Showquest',
  tagline: '',
  collections: {
    entries: 'showquestEntries',
    participants: 'showquestParticipants',
    collaborators: 'showquestCollaborators',
  },
} as const;
const sydney = defineTenant({ ...facts, timeZone: 'Australia/Sydney', currency: 'AUD' });

it("gives a new venue the tenant's time zone, and a new event its currency", () => {
  expect(tenantDefaults(registry.venues, ['staff'], sydney)).toEqual({ time_zone: 'Australia/Sydney' });
  expect(tenantDefaults(registry.events, ['staff'], sydney)).toEqual({ currency: 'AUD' });
});

it('uses the defaults of New Zealand if the tenant has none', () => {
  const tenant = defineTenant(facts);
  expect(tenantDefaults(registry.venues, ['staff'], tenant)).toEqual({ time_zone: 'Pacific/Auckland' });
  expect(tenantDefaults(registry.events, ['staff'], tenant)).toEqual({ currency: 'NZD' });
});

it('leaves out a currency that the collection does not offer, or has no field for', () => {
  const bern = defineTenant({ ...facts, currency: 'CHF' });
  expect(tenantDefaults(registry.events, ['staff'], bern)).toEqual({});
  expect(tenantDefaults(registry.regions, ['staff'], sydney)).toEqual({});
});
