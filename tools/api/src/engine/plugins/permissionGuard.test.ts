import { declaredRoles, roles, type Role } from '@callboard/api-contract';
import { collectionAt, registry } from '@callboard/api-contract/collections';
import Fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import type { Session } from './session';
import { checkPermission, requireDeclaredPermissions } from './permissionGuard';

const session = (role: Role): Session => ({
  tenant: 'showquest',
  user: 'u',
  account: 'a',
  individual: null,
  roles: declaredRoles(role),
  tokenHash: Buffer.alloc(32),
  hashcode: 'h',
  viewing: null,
  name: 'Somebody',
  email: 'somebody@showquest.test',
  language: null,
});

describe('requireDeclaredPermissions', () => {
  it('refuses to start with a route that does not declare who can call it', () => {
    const app = Fastify();
    requireDeclaredPermissions(app);
    expect(() => app.get('/secret', async () => 'everything')).toThrow(/GET \/secret declares no permission/);
  });

  it('starts with routes that do', () => {
    const app = Fastify();
    requireDeclaredPermissions(app);
    expect(() => app.get('/', { config: { permission: 'public' } }, async () => 'welcome')).not.toThrow();
  });
});

describe('checkPermission', () => {
  it.each(roles)('[6.1] lets %s in where only admins can go only as an admin', (role) => {
    const check = () => checkPermission(['admin'], session(role));
    if (role === 'admin') expect(check).not.toThrow();
    else expect(check).toThrow('403');
  });

  it('refuses a verb that none of the roles has', () => {
    const permission = { collection: registry.users, verb: 'read' } as const;
    expect(() => checkPermission(permission, session('participant'))).toThrow('403');
    expect(() => checkPermission(permission, session('staff'))).not.toThrow();
  });

  it('knows nothing of collections that another tenant has', () => {
    const permission = { collection: collectionAt('entries', 'rockquest'), verb: 'read' } as const;
    expect(() => checkPermission(permission, session('admin'))).toThrow('404');
  });
});
