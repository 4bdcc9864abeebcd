import { screens, type ScreenName } from '@callboard/screens';
import { matchPath } from 'react-router';
import { defaultLanding, defaultRoutes } from '../routing/defaultRoutes';
import { loadScreen } from './screenModules';

/** Most redirects lead to a list. */
const lists: readonly ScreenName[] = ['EventsCentre', 'RecordList'];

/**
 * Preloads what the user will probably see first, while they type: the screen of a default route, else a list, because the routes of the
 * server arrive late.
 *
 * @param redirect Where the user was heading, if anywhere.
 */
export async function fetchFirstScreens(redirect: string | null): Promise<void> {
  const { pathname, searchParams } = new URL(redirect ?? defaultLanding, location.origin);
  const route = Object.values(defaultRoutes).find(({ path }) => matchPath(path, pathname));
  await Promise.all((route ? [route.screen] : lists).map((name) => fetchScreen(name, searchParams)));
}

async function fetchScreen(name: ScreenName, query: URLSearchParams): Promise<void> {
  const { fetchParts } = await loadScreen(screens[name], name === 'EventsCentre' ? 'events' : undefined);
  await fetchParts?.(query);
}
