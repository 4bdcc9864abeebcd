import { tenantCodes } from '@callboard/api-contract';
import { mergeFeatures } from '@callboard/api-contract/tenant';
import { describe, expect, it } from 'vitest';
import { defineTenant } from './defineTenant';

const least = {
  name: 'Somewhere',
  tagline: 'A stage',
  collections: {
    entries: 'showquestEntries',
    participants: 'showquestParticipants',
    collaborators: 'showquestCollaborators',
  },
} as const;

describe('defineTenant', () => {
  it.each(tenantCodes)('[1.2] declares %s', (code) => {
    expect(defineTenant({ ...least, code }).code).toBe(code);
  });

  it('[1.3] lays what the tenant says over the defaults', () => {
    const tenant = defineTenant({
      ...least,
      code: 'showquest',
      labels: { entries: { one: 'Act', many: 'Acts' } },
    });
    expect(tenant.collections.entries).toBe('showquestEntries');
    expect(tenant.collections.venues).toBe('venues');
    expect(tenant.labels.entries.many).toBe('Acts');
    expect(tenant.labels.venues.many).toBe('Venues');
  });

  it('[1.6] [9.8] begins in the dark unless it says otherwise', () => {
    expect(defineTenant({ ...least, code: 'showquest' }).theme).toBe('dark');
    expect(defineTenant({ ...least, code: 'showquest', theme: 'system' }).theme).toBe('system');
  });

  it('gives the rights to the tenant itself unless another holds them', () => {
    expect(defineTenant({ ...least, code: 'rockquest' }).copyright).toBe('Somewhere');
  });
});

describe('features', () => {
  it('[1.10] are switched on one by one by the tenant', () => {
    const { features } = defineTenant({
      ...least,
      code: 'launchpad',
      features: { ticketing: true, milestones: true, performances: false },
    });
    expect(features).toEqual({ ticketing: true, scheduling: true, performances: false, milestones: true });
  });

  it('[1.10] follow the server where it names one, and leave out names that nobody knows', () => {
    const { features } = defineTenant({ ...least, code: 'launchpad' });
    const merged = mergeFeatures(features, { ticketing: true, teleport: true, __proto__: true });
    expect(merged).toEqual({ ...features, ticketing: true });
  });
});
