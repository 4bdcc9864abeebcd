import { defineTenant } from '@callboard/tenant';
import { expect, it, vi } from 'vitest';
import { appRoutes } from './appRoutes';

const tenant = defineTenant({
  code: 'showquest',
  name: 'Showquest',
  tagline: '',
  collections: {
    entries: 'showquestEntries',
    participants: 'showquestParticipants',
    collaborators: 'showquestCollaborators',
  },
});
const routes = [
  { name: 'Event', path: '/events/:hashcode', component: 'EventProfile' },
  { name: 'Odd', path: '//evil', component: 'EventsCentre' },
];

it('[2.33] has the routes of the app and of the server', () => {
  const warn = vi.fn();
  const navigation = { routes };
  const paths = appRoutes(tenant, { navigation, roles: ['staff'] }, warn).map(({ path }) => path);
  expect(paths).toContain('/dashboard');
  expect(paths).toContain('/events/:hashcode');
  expect(paths).not.toContain('//evil');
  expect(warn).toHaveBeenCalledOnce();
});

it.each([
  ['admin', true],
  ['staff', true],
  ['judge', false],
  ['participant', false],
  ['collaborator', false],
] as const)(
  '[2.14] [2.18] [2.19] the administration is there for those who can use it: %s',
  (role, isThere) => {
    const paths = appRoutes(tenant, { navigation: { routes: [] }, roles: [role] }).map(({ path }) => path);
    const admin = ['/admin', '/admin/landing', '/admin/accounting', '/admin/booking', '/admin/performance'];
    expect(admin.filter((path) => paths.includes(path))).toEqual(isThere ? admin : []);
  },
);
