import { tenantCodes, type Role } from '@callboard/api-contract';
import { collectionNamed } from '@callboard/api-contract/collections';
import { setLanguage } from '@callboard/language';
import { defineTenant, settingGroups } from '@callboard/tenant';
import { afterEach, describe, expect, it } from 'vitest';
import { appRoutes } from '../routing/appRoutes';
import { matching } from '../search/matching';
import { screensOf } from './screensOf';

afterEach(() => setLanguage('en'));

const settings = Object.values(settingGroups).flat();

/** The screens of a user whom the server serves the list of every setting. */
function screensFor(code: (typeof tenantCodes)[number], role: Role) {
  const tenant = defineTenant({ code, name: code, tagline: '' });
  const routes = settings.map((collection) => {
    const { label } = collectionNamed(collection);
    return { name: label.many, path: `/${collection}`, component: 'RecordList', meta: { collection } };
  });
  const served = appRoutes(tenant, { navigation: { routes }, roles: [role] });
  return screensOf(
    [],
    served.filter(({ path }) => !path.includes(':')),
  ).items;
}

describe.each(tenantCodes)('[2.41] the quick search of %s', (code) => {
  const parts = ['/admin/roles', ...settings.map((collection) => `/${collection}`)];

  it.each([
    ['en', 'settings'],
    ['mi', 'settings'],
    ['mi', 'tautuhinga'],
  ] as const)('finds Settings and its parts for admins in %s by %s', async (language, query) => {
    await setLanguage(language);
    const paths = matching(screensFor(code, 'admin'), query).map(({ href }) => href);
    expect(paths[0]).toBe('/admin/settings');
    expect(paths).toEqual(expect.arrayContaining(parts));
  });

  it('finds each part by its own name, in English too', async () => {
    await setLanguage('mi');
    for (const collection of settings) {
      const found = matching(screensFor(code, 'admin'), collectionNamed(collection).label.many);
      expect(found.map(({ href }) => href)).toContain(`/${collection}`);
    }
  });

  it('calls nothing a setting for those who cannot open them', () => {
    expect(matching(screensFor(code, 'staff'), 'settings')).toEqual([]);
  });
});
