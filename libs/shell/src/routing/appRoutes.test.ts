import { defineTenant } from '@callboard/tenant';
import { expect, it, vi } from 'vitest';
import { appRoutes } from './appRoutes';

const tenant = defineTenant({ code: 'showquest', name: 'Showquest', tagline: '', collections: {} });
const routes = [
  { name: 'Event', path: '/events/:hashcode', component: 'EventProfile' },
  { name: 'New', path: '/events/new', component: 'EventsCentre' },
  { name: 'Odd', path: '//evil', component: 'EventsCentre' },
];

it('[2.33] has the routes of the app and of the server, the closest match first', () => {
  const warn = vi.fn();
  const navigation = { modules: [], routes, redirectUrl: null, userMenu: [] };
  const paths = appRoutes(tenant, navigation, warn).map(({ path }) => path);
  expect(paths).toContain('/dashboard');
  expect(paths.indexOf('/events/new')).toBeLessThan(paths.indexOf('/events/:hashcode'));
  expect(paths).not.toContain('//evil');
  expect(warn).toHaveBeenCalledOnce();
});
