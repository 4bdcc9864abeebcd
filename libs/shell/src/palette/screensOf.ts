import { translate } from '@callboard/language';
import { settingGroups, type TenantRoute } from '@callboard/tenant';
import type { NavTab } from '../navigation/menuOf';
import { rightsPath, settingsPath } from '../routing/defaultRoutes';
import { paletteMessages } from './paletteMessages';
import type { PaletteItem } from './PaletteItem';
import type { SearchedCollection } from './searchCollection';

/** The screens that the user can open, and the collections that they can search. */
export interface Screens {
  items: readonly PaletteItem[];
  collections: readonly SearchedCollection[];
}

/** The destinations of the navigation and of these routes. Each is also found by its English name, and settings by that word. */
export function screensOf(modules: readonly NavTab[], routes: readonly TenantRoute[]): Screens {
  const icons = iconsOf(modules);
  const words = wordsOf(routes);
  const screenItem = (href: string, label: string, icon: string, detail?: string): PaletteItem => ({
    key: `go ${href}`,
    label,
    icon,
    href,
    detail,
    words: words.get(href),
  });
  const links = modules.flatMap((module) =>
    (module.links.length > 1 ? module.links : [module]).map(({ label, to }) =>
      screenItem(to, label, module.icon, module.label === label ? undefined : module.label),
    ),
  );
  const others = routes.map((route) =>
    screenItem(route.path, titleOf(route), icons.get(route.path) ?? 'home'),
  );
  return { items: unique([...links, ...others]), collections: collectionsOf(routes, icons) };
}

const settingCollections = new Set<string>(Object.values(settingGroups).flat());

/** Further words of screens, by their paths. What is set up once is a setting for those who can open the settings. */
function wordsOf(routes: readonly TenantRoute[]): ReadonlyMap<string, string> {
  const hasSettings = routes.some(({ path }) => path === settingsPath);
  return new Map(
    routes.map(({ path, name, meta }) => {
      const isSetting =
        hasSettings &&
        (path === settingsPath || path === rightsPath || settingCollections.has(meta?.collection ?? ''));
      return [
        path,
        [meta?.title ?? name, ...(isSetting ? ['settings', paletteMessages.settings] : [])].join(' '),
      ];
    }),
  );
}

function iconsOf(modules: readonly NavTab[]): ReadonlyMap<string, string> {
  const icons = new Map<string, string>();
  for (const { to, icon, links } of modules) for (const link of [{ to }, ...links]) icons.set(link.to, icon);
  return icons;
}

function unique(items: readonly PaletteItem[]): PaletteItem[] {
  const byPath = new Map<string | undefined, PaletteItem>();
  for (const item of items) if (!byPath.has(item.href)) byPath.set(item.href, item);
  return [...byPath.values()];
}

function titleOf({ path, name, meta }: TenantRoute): string {
  return path === '/' ? paletteMessages.start : translate(meta?.title ?? name);
}

function collectionsOf(
  routes: readonly TenantRoute[],
  icons: ReadonlyMap<string, string>,
): SearchedCollection[] {
  const searched = new Map<string, SearchedCollection>();
  for (const route of routes) {
    const name = route.meta?.collection;
    if (name === undefined || searched.has(name)) continue;
    searched.set(name, { name, label: titleOf(route), icon: icons.get(route.path) ?? 'entries' });
  }
  return [...searched.values()];
}
