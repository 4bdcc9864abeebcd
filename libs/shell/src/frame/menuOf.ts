import { safePath, type SessionNavigation } from '@callboard/auth';
import { say } from '@callboard/language';

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

/** The tabs that the server's modules make: without what this tenant hides, and without links that lead out of the app (clause 2.41). */
export function menuOf(modules: SessionNavigation['modules'], hidden: readonly string[] = []): NavTab[] {
  return modules
    .filter(({ code }) => !hidden.includes(code))
    .flatMap(({ code, name, icon_name: icon, action, items = [] }) => {
      const links = items.flatMap((item): NavLink[] => {
        const to = safePath(item.action?.redirect_url);
        const itemCode = item.code ?? item.name;
        return to === null || hidden.includes(itemCode)
          ? []
          : [{ code: itemCode, label: say(item.name), to }];
      });
      const to = safePath(action?.redirect_url) ?? links[0]?.to;
      return to === undefined ? [] : [{ code, label: say(name), icon: icon ?? '', to, links }];
    });
}

/** Whether a link leads to the page in sight, or to one above it. */
export function leadsTo(pathname: string, to: string): boolean {
  const path = to.split(/[?#]/, 1)[0] ?? to;
  return pathname === path || pathname.startsWith(path.endsWith('/') ? path : `${path}/`);
}

/** Of several links the one that leads closest to the page in sight; none where no link leads there. */
export function closestLink<L extends NavLink>(pathname: string, links: readonly L[]): L | undefined {
  return links
    .filter(({ to }) => leadsTo(pathname, to))
    .reduce<L | undefined>(
      (best, link) => (best && best.to.length >= link.to.length ? best : link),
      undefined,
    );
}

/** Whether a tab, or a link of its dropdown, leads to the page in sight. */
export function isTabCurrent(pathname: string, { to, links }: NavTab): boolean {
  return [to, ...links.map((link) => link.to)].some((each) => leadsTo(pathname, each));
}
