import { describe, expect, it } from 'vitest';
import { passwordOfSeeds } from '../seeds/passwordOfSeeds';
import { readSettings } from './settings';
import { tenantUrl } from './tenantUrl';

describe('readSettings', () => {
  it('serves on port 3000 and seeds, by default', () => {
    expect(readSettings({}, '/srv')).toMatchObject({
      port: 3000,
      environment: 'development',
      isSeeding: true,
    });
    expect(readSettings({ PORT: '4000' }, '/srv').port).toBe(4000);
  });

  it.each([
    [{}, 'development', true, '127.0.0.1'],
    [{ NODE_ENV: 'production' }, 'production', false, '0.0.0.0'],
    [{ CALLBOARD_ENVIRONMENT: 'production' }, 'production', false, '0.0.0.0'],
    [{ NODE_ENV: 'production', CALLBOARD_ENVIRONMENT: 'staging' }, 'staging', false, '0.0.0.0'],
    [{ CALLBOARD_ENVIRONMENT: 'staging', CALLBOARD_SEED: '1' }, 'staging', true, '0.0.0.0'],
    [{ NODE_ENV: 'production', CALLBOARD_SEED: '1', HOST: '::1' }, 'production', true, '::1'],
  ])('follows one environment with %j: %s', (variables, environment, isSeeding, host) => {
    expect(readSettings(variables, '/srv')).toMatchObject({ environment, isSeeding, host });
  });

  it.each([
    [{}, 'Callboard1'],
    [{ CALLBOARD_SEED_PASSWORD: 'of the workshop' }, 'of the workshop'],
    [{ CALLBOARD_ENVIRONMENT: 'staging', CALLBOARD_SEED: '1' }, null],
    [{ NODE_ENV: 'production', CALLBOARD_SEED: '1' }, null],
    [{ NODE_ENV: 'production', CALLBOARD_SEED_PASSWORD: 'of the demo' }, 'of the demo'],
  ])('gives the example accounts a public password in development alone: %j', (variables, password) => {
    expect(passwordOfSeeds(readSettings(variables, '/srv'))).toBe(password);
  });

  it('[1.10] switches optional features on and off', () => {
    expect(readSettings({ CALLBOARD_FEATURES: 'ticketing,-milestones' }, '/srv').features).toEqual({
      ticketing: true,
      milestones: false,
    });
  });

  it('[2.28] [9.8] takes the handle of another app, which stands in paths', () => {
    expect(readSettings({}, '/srv').appHandle).toBeUndefined();
    expect(readSettings({ CALLBOARD_APP_HANDLE: 'crl' }, '/srv').appHandle).toBe('crl');
  });

  it('[2.2] lets the login page choose the domain and the API where that is configured', () => {
    const none = readSettings({}, '/srv');
    expect([none.hasDomainSelector, none.apiSelector]).toEqual([false, []]);
    const pairs = 'Live=https://api.example.org, Staging=https://staging.example.org/ignored';
    const some = readSettings({ CALLBOARD_DOMAIN_SELECTOR: '1', CALLBOARD_API_SELECTOR: pairs }, '/srv');
    expect([some.hasDomainSelector, some.apiSelector]).toEqual([
      true,
      [
        { name: 'Live', url: 'https://api.example.org' },
        { name: 'Staging', url: 'https://staging.example.org' },
      ],
    ]);
  });

  it.each([
    [{}, 0],
    [{ NODE_ENV: 'production' }, 5_000],
    [{ NODE_ENV: 'production', CALLBOARD_DRAIN_MS: '0' }, 0],
  ])('drains as long as %j decides: %i ms', (variables, drainMs) => {
    expect(readSettings(variables, '/srv').drainMs).toBe(drainMs);
  });

  it('builds addresses from configuration', () => {
    const settings = readSettings({ CALLBOARD_HOSTS: 'showquest=show.example.org', PORT: '80' }, '/srv');
    expect(tenantUrl(settings, 'showquest')).toBe('https://show.example.org');
    expect(tenantUrl(settings, 'rockquest')).toBe('http://rockquest.localhost:80');
  });
});
