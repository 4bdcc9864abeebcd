import { say } from '@callboard/language';
import { useTenant, type TenantRoute } from '@callboard/tenant';
import type { NavTab } from '../navigation/menuOf';
import { useModules } from '../navigation/useModules';
import { useSignedIn } from '../routing/useSignedIn';
import { appRoutes } from '../routing/appRoutes';
import { paletteMessages } from './paletteMessages';
import type { PaletteItem } from './PaletteItem';
import type { SearchedCollection } from './searchCollection';

/** The screens that the user can open, and the collections that they can search. */
export interface Screens {
  items: readonly PaletteItem[];
  collections: readonly SearchedCollection[];
}

/** The destinations of the navigation and routes of the session. */
export function useScreens(): Screens {
  const tenant = useTenant();
  const session = useSignedIn();
  const modules = useModules();
  const routes = appRoutes(tenant, session, () => {}).filter(({ path }) => !path.includes(':'));
  const icons = iconsOf(modules);
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

function iconsOf(modules: readonly NavTab[]): ReadonlyMap<string, string> {
  const icons = new Map<string, string>();
  for (const { to, icon, links } of modules) for (const link of [{ to }, ...links]) icons.set(link.to, icon);
  return icons;
}

function screenItem(href: string, label: string, icon: string, detail?: string): PaletteItem {
  return { key: `go ${href}`, label, icon, href, detail };
}

function unique(items: readonly PaletteItem[]): PaletteItem[] {
  const byPath = new Map<string | undefined, PaletteItem>();
  for (const item of items) if (!byPath.has(item.href)) byPath.set(item.href, item);
  return [...byPath.values()];
}

function titleOf({ path, name, meta }: TenantRoute): string {
  return path === '/' ? paletteMessages.start : say(meta?.title ?? name);
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
