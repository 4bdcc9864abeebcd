import { safePath, type SessionNavigation } from '@callboard/auth';
import { translate } from '@callboard/language';

/** A link of the navigation bar. */
export interface NavLink {
  code: string;
  label: string;
  to: string;
}

/** A tab of the navigation bar, with the links of its dropdown. */
export interface NavTab extends NavLink {
  icon: string;
  links: readonly NavLink[];
}

/**
 * Converts the server's modules to tabs, without what this tenant hides and without external links (clause 2.41). A module with its own
 * page has that page as its first link unless an item links to it, so that neither the page nor an item is lost.
 */
export function menuOf(modules: SessionNavigation['modules'], hidden: readonly string[] = []): NavTab[] {
  return modules
    .filter(({ code }) => !hidden.includes(code))
    .flatMap(({ code, name, icon_name: icon, action, items = [] }) => {
      const all = items.flatMap((item): NavLink[] => {
        const to = safePath(item.action?.redirect_url);
        return to === null ? [] : [{ code: item.code ?? item.name, label: translate(item.name), to }];
      });
      const pages = all.filter((link) => !hidden.includes(link.code));
      const own = safePath(action?.redirect_url);
      const isHidden = all.some(({ to }) => to === own) && !pages.some(({ to }) => to === own);
      const to = own === null || isHidden ? pages[0]?.to : own;
      if (to === undefined) return [];
      const tab = { code, label: translate(name), to };
      const isListed = pages.length === 0 || pages.some((page) => page.to === to);
      // Not the module's code, because an item can have the same one.
      const links = isListed ? pages : [{ ...tab, code: `${code}/` }, ...pages];
      return [{ ...tab, icon: icon ?? '', links }];
    });
}

/** Checks whether a link leads to the current page or to one above it. */
export function leadsTo(pathname: string, to: string): boolean {
  const path = to.split(/[?#]/, 1)[0] ?? to;
  return pathname === path || pathname.startsWith(path.endsWith('/') ? path : `${path}/`);
}

/** @returns the link that leads closest to the current page, if any */
export function closestLink<L extends NavLink>(pathname: string, links: readonly L[]): L | undefined {
  return links
    .filter(({ to }) => leadsTo(pathname, to))
    .reduce<L | undefined>(
      (best, link) => (best && best.to.length >= link.to.length ? best : link),
      undefined,
    );
}

/** Checks whether a tab, or a link of its dropdown, leads to the current page. */
export function isTabCurrent(pathname: string, { to, links }: NavTab): boolean {
  return [to, ...links.map((link) => link.to)].some((each) => leadsTo(pathname, each));
}

/** More links together are a list to read, not a menu. */
export const maxLinks = 12;

/** The links of a module; the module itself where it has no more than one. */
export function linksOf(tab: NavTab): readonly NavLink[] {
  return tab.links.length > 1 ? tab.links : [tab];
}
