import { defineTenant, type TenantRoute } from '@callboard/tenant';
import { setAppHandle } from '@callboard/api-contract';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { appRoutes, buildRoutes, fromServerRoutes } from './appRoutes';

const tenant = defineTenant({
  code: 'showquest',
  name: 'Showquest',
  tagline: '',
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

it('[2.28] has the pages of records under the handle of the app crl as well, and of no other', () => {
  const session = { navigation: { routes }, roles: ['staff'] } as const;
  const pathsOf = (handle: string | undefined) => {
    setAppHandle(handle);
    return appRoutes(tenant, session, () => {}).map(({ path }) => path);
  };
  expect(pathsOf('crl')).toEqual(expect.arrayContaining(['/events/:hashcode', '/crl/events/:hashcode']));
  expect(pathsOf('crl')).not.toContain('/crl/dashboard');
  expect(pathsOf('callboard').filter((path) => path.startsWith('/callboard'))).toEqual([]);
});
afterEach(() => setAppHandle());

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

const venues: TenantRoute = { name: 'Venues', path: '/venues', screen: 'VenueCentre' };
const defaults = [
  '/dashboard',
  '/account',
  '/account/tickets',
  '/account/notifications',
  '/update-password',
  '/download/:hashcode?',
  '/pages/:slug',
  '/help/:page/card',
  '/entries/decide',
  '/events/:hashcode/decide',
  '/events/:hashcode/enter',
  '/entries/:hashcode/enter/:step?',
  '/inventory/desk',
  '/inventory/labels',
  '/booking/first-sale',
  '/booking/orders/:hashcode/print',
  '/booking/box-office/day',
  '/events/:hashcode/print',
  '/performances/:hashcode/print',
  '/performances/:hashcode/show',
  '/performances/:hashcode/show/:screen',
  '/tonight',
  '/tonight/stages',
  '/device',
  '/judging',
  '/judging/:stage/:entry',
  '/stages/:hashcode/judging',
  '/stages/:hashcode/judging/print',
  '/stages/:hashcode/vote/cards',
  '/stages/:hashcode/league',
  '/games/:hashcode',
  '/stages/:hashcode/ceremony',
  '/stages/:hashcode/ceremony/remote',
  '/performances/:hashcode/stage-door',
];
const admin = [
  '/admin/landing',
  '/admin',
  '/admin/accounting',
  '/admin/booking',
  '/admin/performance',
  '/admin/settings',
  '/admin/roles',
];
const paths = (routes: readonly TenantRoute[]) => routes.map(({ path }) => path);

describe('buildRoutes', () => {
  it('[2.14] [2.19] appends the admin routes to the defaults', () => {
    expect(paths(buildRoutes({ routes: {} }, []))).toEqual([...defaults, ...admin]);
  });

  it('[2.19] appends them to the routes with which a domain replaces the defaults', () => {
    const start = { name: 'Start', path: '/start', screen: 'EventsCentre' };
    const routes = {
      dashboard: null,
      account: null,
      tickets: null,
      notifications: null,
      updatePassword: null,
      download: null,
      composedPage: null,
      decide: null,
      decideEvent: null,
      beginEntry: null,
      enterEntry: null,
      equipmentDesk: null,
      assetLabels: null,
      printOrder: null,
      printEvent: null,
      printPerformance: null,
      runShow: null,
      showScreens: null,
      tonight: null,
      stagesTonight: null,
      deviceCheck: null,
      judging: null,
      scoreSheet: null,
      judgingDesk: null,
      printJudging: null,
      printVoteCards: null,
      stageLeague: null,
      scoreGame: null,
      ceremony: null,
      ceremonyRemote: null,
      stageDoor: null,
      helpCard: null,
      firstSale: null,
      boxOfficeDay: null,
      start,
    };
    expect(paths(buildRoutes({ routes }, []))).toEqual(['/start', ...admin]);
  });

  it("[2.33] puts the server's routes last", () => {
    expect(paths(buildRoutes({ routes: {} }, [venues]))).toEqual([...defaults, ...admin, '/venues']);
  });

  it('uses the first route for a path', () => {
    const other = { ...venues, screen: 'Other', path: '/Venues/' };
    const routes = buildRoutes({ routes: {} }, [venues, other]);
    expect(routes.filter(({ screen }) => screen === 'Other')).toEqual([]);
  });

  it('does not let the server replace the admin page', () => {
    const routes = buildRoutes({ routes: {} }, [{ ...venues, path: '/admin' }]);
    expect(routes.find(({ path }) => path === '/admin')?.screen).toBe('AdminDashboard');
  });
});

describe('fromServerRoutes', () => {
  it('[2.33] reads name, path, screen, title and collection', () => {
    const served = {
      name: 'Venues',
      path: '/venues',
      component: 'RecordList',
      meta: { title: 'All', collection: 'venues' },
    };
    expect(fromServerRoutes([served], vi.fn())).toEqual([
      { name: 'Venues', path: '/venues', screen: 'RecordList', meta: { title: 'All', collection: 'venues' } },
    ]);
  });

  it.each([
    'venues',
    '//evil.example',
    '/login',
    '/login/x',
    '/a/*',
    '/a b',
    'javascript:alert(1)',
    '/../x',
    '',
  ])('omits a route at %j, and warns', (path) => {
    const warn = vi.fn();
    expect(fromServerRoutes([{ name: 'Odd', path, component: 'RecordList' }], warn)).toEqual([]);
    expect(warn).toHaveBeenCalledOnce();
  });

  it('ignores a collection named like an inherited property', () => {
    const served = {
      name: 'Odd',
      path: '/odd',
      component: 'RecordList',
      meta: { collection: 'constructor' },
    };
    expect(fromServerRoutes([served], vi.fn())[0]?.meta?.collection).toBeUndefined();
  });
});
