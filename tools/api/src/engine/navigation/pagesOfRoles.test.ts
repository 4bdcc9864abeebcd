import {
  declaredRoles,
  limitedRoles,
  opensPages,
  pathOfList,
  readableFields,
  rowRule,
  shownFields,
  tenantCodes,
  verbs,
  type ActorRoles,
  type Collection,
  type Role,
  type TenantCode,
} from '@callboard/api-contract';
import { collectionNamed, collectionNames, isServedTo } from '@callboard/api-contract/collections';
import { notificationKindNamed, notificationKindNames } from '@callboard/api-contract/notifications';
import { describe, expect, it } from 'vitest';
import { navigationFor } from './navigationFor';

const readers = limitedRoles.filter((role) => role !== 'staff');
const cases = tenantCodes.flatMap((tenant) => readers.map((role) => [tenant, role] as const));
const generic = ['RecordList', 'DatedList', 'RecordProfile'];

function canActOn(collection: Collection, roles: ActorRoles) {
  return verbs.some((verb) => verb !== 'read' && rowRule(collection, verb, roles) !== null);
}

function routesOf(tenant: TenantCode, role: Role) {
  return navigationFor({ tenant, roles: declaredRoles(role) }).navigation.routes;
}

describe('[6.7] the pages of a role that runs nothing', () => {
  it.each(cases)(
    'at %s, a %s gets no generic screen of what they can neither change nor use',
    (tenant, role) => {
      const roles = declaredRoles(role);
      const routes = routesOf(tenant, role);
      expect(routes.length).toBeGreaterThan(20);
      for (const { path, component, meta } of routes) {
        const collection = collectionNamed(meta.collection);
        expect(opensPages(collection, roles), path).toBe(true);
        if (!generic.includes(component) || canActOn(collection, roles)) continue;
        const fields = shownFields(collection, roles).filter(([, { isSetup }]) => isSetup);
        expect(fields, path).toEqual([]);
      }
    },
  );

  it.each(cases)('at %s, every page of the menu of a %s has a screen of its own address', (tenant, role) => {
    const { menus, routes } = navigationFor({ tenant, roles: declaredRoles(role) }).navigation;
    const paths = new Set(routes.map(({ path }) => path));
    const links = menus.modules.flatMap(({ items }) => items.map(({ action }) => action.redirect_url));
    expect(links.filter((link) => !paths.has(link))).toEqual([]);
    expect(paths.size).toBe(routes.length);
  });

  it.each(tenantCodes)('has at %s the page that each notification leads to', (tenant) => {
    const missing = notificationKindNames.flatMap((kind) => {
      const { about, leadsTo, mail } = notificationKindNamed(kind);
      return limitedRoles
        .filter((role) => role in mail)
        .flatMap((role) => {
          const paths = new Set(routesOf(tenant, role).map(({ path }) => path));
          const led =
            leadsTo === undefined
              ? (about === 'any' ? [] : about)
                  .map(collectionNamed)
                  .filter((collection) => isServedTo(collection, tenant))
                  .map((collection) => `${pathOfList(collection)}/:hashcode`)
              : [leadsTo];
          return led.filter((path) => !paths.has(path)).map((path) => `${kind}, ${role}: ${path}`);
        });
    });
    expect(missing).toEqual([]);
  });

  it('is what people reviewed', async () => {
    await expect(pagesText()).toMatchFileSnapshot('pagesOfRoles.md');
  });

  it('has a list of the screens of each role, which the help explains', async () => {
    await expect(screensText()).toMatchFileSnapshot('screensOfRoles.json');
  });

  it.each(tenantCodes)('keeps from the office of %s no page of what it reads', (tenant) => {
    const roles = declaredRoles('staff');
    const read = collectionNames.filter((name) => {
      const collection = collectionNamed(name);
      return isServedTo(collection, tenant) && rowRule(collection, 'read', roles) !== null;
    });
    expect(read.filter((name) => !opensPages(collectionNamed(name), roles))).toEqual([]);
  });

  it('opens to the office what only the server writes', () => {
    const paths = routesOf('showquest', 'staff').map(({ path }) => path);
    const written = ['/booking/tickets', '/booking/payments', '/door', '/door/:performance'];
    expect(paths).toEqual(expect.arrayContaining(written));
  });

  it('gives those who take part their own list of tasks, and staff the table', () => {
    const screenOf = (role: Role) =>
      routesOf('showquest', role).find(({ path }) => path === '/tasks')?.component;
    expect([screenOf('participant'), screenOf('staff'), screenOf('judge')]).toEqual([
      'ToDo',
      'RecordList',
      undefined,
    ]);
  });

  it('keeps how the office runs a task from those who do it', () => {
    const tasks = collectionNamed('tasks');
    const namesFor = (role: Role) => shownFields(tasks, declaredRoles(role)).map(([name]) => name);
    expect(namesFor('participant')).toEqual([
      'name',
      'due_on',
      'priority',
      'event',
      'instructions',
      'status',
    ]);
    expect(namesFor('staff')).toEqual(readableFields(tasks, declaredRoles('staff')).map(([name]) => name));
  });
});

const head = `# The pages of those who run nothing

Every address that a judge, a participant or a collaborator reaches, with its screen. \`npx vitest run src/engine/navigation -u\` in \`tools/api\`
writes it again. **acts**: they can change such records. Otherwise they read, on a generic screen these fields.
`;

function pagesText(): string {
  const rows = new Map<string, Map<Role, string>>();
  for (const tenant of tenantCodes) {
    for (const role of readers) {
      const roles = declaredRoles(role);
      for (const { path, component, meta } of routesOf(tenant, role)) {
        const collection = collectionNamed(meta.collection);
        const fields = shownFields(collection, roles).flatMap(([name, { repeats }]) =>
          repeats ? [] : [name],
        );
        const reads = generic.includes(component) ? `reads ${fields.join(', ')}` : 'reads';
        const row = rows.get(`${path} | ${component}`) ?? new Map<Role, string>();
        rows.set(`${path} | ${component}`, row.set(role, canActOn(collection, roles) ? 'acts' : reads));
      }
    }
  }
  const lines = [...rows].map(
    ([page, cells]) => `| ${page} | ${readers.map((role) => cells.get(role) ?? '').join(' | ')} |`,
  );
  const titles = ['Path', 'Screen', ...readers];
  return [
    head,
    `| ${titles.join(' | ')} |`,
    `| ${titles.map(() => '---').join(' | ')} |`,
    ...lines.sort(),
    '',
  ].join('\n');
}

/** Every screen that a role can open at any tenant. */
function screensText(): string {
  const rows = new Map<string, { path: string; component: string; collection: string; roles: string }>();
  for (const tenant of tenantCodes) {
    for (const role of ['admin', ...limitedRoles] as const) {
      for (const { path, component, meta } of routesOf(tenant, role)) {
        const key = `${path} ${component}`;
        const roles = new Set(rows.get(key)?.roles.split(' ')).add(role);
        rows.set(key, { path, component, collection: meta.collection, roles: [...roles].join(' ') });
      }
    }
  }
  const sorted = [...rows].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, row]) => row);
  return `${JSON.stringify(sorted, null, 2)}\n`;
}
