import { declaredRoles, roles, tenantCodes } from '@callboard/api-contract';
import { loginDataSchema } from '@callboard/api-contract/accounts';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { navigationFor } from './navigationFor';

const namesOf = (given: ReturnType<typeof navigationFor>) =>
  given.navigation.menus.modules.flatMap((module) => [module.name, ...module.items.map((item) => item.name)]);

describe('navigationFor', () => {
  it.each([
    ['showquest', ['Acts', 'Schools']],
    ['rockquest', ['Bands', 'Heats']],
    ['launchpad', ['Projects', 'Mentors']],
    ['basketball', ['Games', 'Teams', 'Courts']],
  ] as const)('[1.2] speaks the words of %s', (tenant, words) => {
    expect(namesOf(navigationFor({ tenant, roles: declaredRoles('staff') }))).toEqual(
      expect.arrayContaining([...words]),
    );
  });

  it('[6.7] shows a participant fewer modules than staff', () => {
    const modules = (role: 'staff' | 'participant') =>
      navigationFor({ tenant: 'showquest', roles: declaredRoles(role) }).navigation.menus.modules.map(
        ({ code }) => code,
      );
    expect(modules('staff')).toEqual([
      'events',
      'entries',
      'venues',
      'contest',
      'tasks',
      'people',
      'messages',
      'office',
      'booking',
      'finance',
      'setup',
      'admin',
    ]);
    expect(modules('participant')).toEqual(['events', 'entries', 'venues', 'tasks', 'messages']);
  });

  it.each(['/admin/landing', '/admin', '/admin/accounting', '/admin/booking', '/admin/performance'])(
    '[2.14] [2.15] [2.16] [2.17] [2.18] [2.19] [2.41] lists %s for staff and admins, and for no one else',
    (path) => {
      const leadsThere = (role: (typeof roles)[number]) =>
        navigationFor({ tenant: 'showquest', roles: declaredRoles(role) }).navigation.menus.modules.some(
          ({ items }) => items.some(({ action }) => action.redirect_url === path),
        );
      expect(roles.filter(leadsThere).sort()).toEqual(['admin', 'staff']);
    },
  );

  it('[6.7] brings no route to a collection that the roles cannot read', () => {
    const collections = (role: 'admin' | 'judge') =>
      navigationFor({ tenant: 'launchpad', roles: declaredRoles(role) }).navigation.routes.map(
        ({ meta }) => meta.collection,
      );
    expect(collections('admin')).toContain('users');
    expect(collections('judge')).not.toContain('users');
  });

  it('[1.10] leaves performances out where they are switched off', () => {
    const paths = (switched: Record<string, boolean>) =>
      navigationFor({ tenant: 'showquest', roles: declaredRoles('staff') }, switched).navigation.routes.map(
        ({ path }) => path,
      );
    expect(paths({})).toContain('/performances');
    expect(paths({ performances: false })).not.toContain('/performances');
    expect(paths({ performances: false })).not.toContain('/performances/:hashcode');
    expect(paths({ performances: false })).toContain('/events');
  });

  it('shows nothing to a user without a role', () => {
    expect(navigationFor({ tenant: 'showquest', roles: declaredRoles() }).navigation.routes).toEqual([]);
  });

  it.each(tenantCodes)('[3.16] keeps to the contract for every role of %s', (tenant) => {
    for (const role of roles) {
      const data = {
        authorization: { token: 't' },
        user: {},
        ...navigationFor({ tenant, roles: declaredRoles(role) }),
      };
      expect(v.safeParse(loginDataSchema, data).issues).toBeUndefined();
    }
  });

  it('[3.17] gives every module a code, a name, an icon, a way and its items', () => {
    const { modules } = navigationFor({ tenant: 'showquest', roles: declaredRoles('admin') }).navigation
      .menus;
    expect(modules.length).toBeGreaterThan(1);
    for (const { code, name, icon_name: icon, hashcode, action, items } of modules) {
      expect([code, name, icon, hashcode].every(Boolean)).toBe(true);
      expect(action.redirect_url).toBe(items[0]?.action.redirect_url);
    }
  });

  it('[3.18] [3.19] gives routes a name, a path, a screen and a title, and the flow a start', () => {
    const { routes, flow } = navigationFor({ tenant: 'showquest', roles: declaredRoles('admin') }).navigation;
    expect(routes.length).toBeGreaterThan(10);
    for (const { name, path, component, meta } of routes) {
      expect([name, component, meta.title].every(Boolean)).toBe(true);
      expect(path).toMatch(/^\/[\w/:-]+$/);
    }
    expect(flow.redirect_url).toBe('/dashboard');
  });

  it('[2.33] gives every route an own path and a screen', () => {
    const { routes } = navigationFor({ tenant: 'basketball', roles: declaredRoles('admin') }).navigation;
    expect(new Set(routes.map(({ path }) => path)).size).toBe(routes.length);
    expect(routes.find(({ path }) => path === '/venues')).toMatchObject({ component: 'VenueCentre' });
  });
});
