import { describe, expect, it } from 'vitest';
import { ownerOfHost, tenantOfHost } from './tenantOfRequest';

const hosts = new Map([['show.example.org', 'showquest'] as const]);

describe('tenantOfHost', () => {
  it.each([
    ['localhost', 'showquest'],
    ['127.0.0.1', 'showquest'],
    ['[::1]', 'showquest'],
    ['rockquest.localhost', 'rockquest'],
    ['Basketball.LOCALHOST.', 'basketball'],
    ['show.example.org', 'showquest'],
  ])('[1.2] gives %s to %s', (name, tenant) => {
    expect(tenantOfHost(name, hosts)).toBe(tenant);
  });

  it.each(['nobody.localhost', 'constructor.localhost', 'evil.example', 'show.example.org.evil.example'])(
    'gives %s to no one',
    (name) => {
      expect(tenantOfHost(name, hosts)).toBeNull();
    },
  );

  it('gives every bare name to the default tenant while no names are configured', () => {
    expect(tenantOfHost('our-server', new Map())).toBe('showquest');
  });
});

describe('ownerOfHost', () => {
  it.each([
    ['rockquest.localhost', 'rockquest'],
    ['Basketball.LOCALHOST.', 'basketball'],
    ['show.example.org', 'showquest'],
    ['localhost', null],
    ['127.0.0.1', null],
    ['[::1]', null],
    ['api.example.org', null],
    ['nobody.localhost', null],
  ])('[1.2] gives %s to %s alone', (name, tenant) => {
    expect(ownerOfHost(name, hosts)).toBe(tenant);
  });
});
