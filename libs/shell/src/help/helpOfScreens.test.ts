// @vitest-environment node
import { isCollectionName } from '@callboard/api-contract/collections';
import { help, screens } from '@callboard/screens';
import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { appRoutes } from '../routing/appRoutes';
import { helpedScreen, helpedScreenAt } from './helpedScreens';

const served = v.parse(
  v.array(v.object({ path: v.string(), component: v.string(), collection: v.string(), roles: v.string() })),
  JSON.parse(
    readFileSync(
      new URL('../../../../tools/api/src/engine/navigation/screensOfRoles.json', import.meta.url),
      'utf8',
    ),
  ),
);

/** The routes of a role at any tenant. */
function routesOf(role: 'admin' | 'staff' | 'judge' | 'participant' | 'collaborator') {
  const routes = served
    .filter(({ roles }) => roles.split(' ').includes(role))
    .map(({ path, component, collection }) => ({
      name: path,
      path,
      component,
      meta: { title: path, collection },
    }));
  return appRoutes({ routes: {} }, { navigation: { routes }, roles: [role] }, (sentence) => {
    throw new Error(sentence);
  });
}

it.each(['admin', 'staff', 'judge', 'participant', 'collaborator'] as const)(
  'a page of help explains every screen that a %s can open',
  async (role) => {
    const { helpPages, pageOf, pagesFor } = await help.pages();
    const opened = routesOf(role).map(helpedScreen);
    expect(opened.length).toBeGreaterThan(40);
    const pages = pagesFor(helpPages, [role], opened);
    const unexplained = opened.filter((each) => pageOf(pages, each) === undefined);
    expect(unexplained).toEqual([]);
  },
);

it('pages name only screens and collections that exist', async () => {
  const { helpPages } = await help.pages();
  const names = helpPages.flatMap((page) => page.screens ?? []);
  expect(names.filter((name) => !Object.hasOwn(screens, name))).toEqual([]);
  const collections = helpPages.flatMap((page) => page.collections ?? []);
  expect(collections.filter((name) => !isCollectionName(name))).toEqual([]);
});

it('finds the screen of an address', () => {
  const routes = routesOf('staff');
  expect(helpedScreenAt('/entries/decide', routes)?.screen).toBe('DecisionDesk');
  expect(helpedScreenAt('/booking/orders', routes)).toEqual({ screen: 'OrdersList', collection: 'orders' });
  expect(helpedScreenAt('/nowhere/at/all/of/it', routes)).toBeUndefined();
});
