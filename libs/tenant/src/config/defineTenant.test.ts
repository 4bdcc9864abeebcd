import { tenantCodes } from '@callboard/api-contract';
import { mergeFeatures } from '@callboard/api-contract/tenant';
import { describe, expect, it } from 'vitest';
import { defineTenant } from './defineTenant';

const minimal = {
  name: 'Somewhere',
  tagline: 'A stage',
} as const;

describe('defineTenant', () => {
  it.each(tenantCodes)('[1.2] declares %s', (code) => {
    expect(defineTenant({ ...minimal, code }).code).toBe(code);
  });

  it('[1.3] overrides the defaults with the values of the tenant', () => {
    const tenant = defineTenant({
      ...minimal,
      code: 'showquest',
      labels: { entries: { one: 'Act', many: 'Acts' } },
    });
    expect(tenant.labels.entries.many).toBe('Acts');
    expect(tenant.labels.venues.many).toBe('Venues');
  });

  it('[1.6] [9.8] is dark by default', () => {
    expect(defineTenant({ ...minimal, code: 'showquest' }).theme).toBe('dark');
    expect(defineTenant({ ...minimal, code: 'showquest', theme: 'system' }).theme).toBe('system');
  });

  it('[9.8] has its pictures at the root of the app, or where the tenant declares them', () => {
    expect(defineTenant({ ...minimal, code: 'rockquest' }).pictures.logo).toBe('/logo.svg');
    const pictures = { logo: '/pictures/logo.png', stage: '/pictures/stage.png' };
    expect(defineTenant({ ...minimal, code: 'rockquest', pictures }).pictures).toEqual(pictures);
  });

  it('uses the name of the tenant as the copyright holder by default', () => {
    expect(defineTenant({ ...minimal, code: 'rockquest' }).copyright).toBe('Somewhere');
  });
});

describe('features', () => {
  it('[1.10] can be switched on and off one by one by the tenant', () => {
    const { features } = defineTenant({
      ...minimal,
      code: 'launchpad',
      features: { ticketing: true, milestones: true, performances: false },
    });
    expect(features).toEqual({ ticketing: true, scheduling: true, performances: false, milestones: true });
  });

  it('[1.10] can be overridden by the server, and unknown names are ignored', () => {
    const { features } = defineTenant({ ...minimal, code: 'launchpad' });
    const merged = mergeFeatures(features, { ticketing: true, teleport: true, __proto__: true });
    expect(merged).toEqual({ ...features, ticketing: true });
  });
});
