import { screens, type ScreenName } from '@callboard/screens';
import { defaultRoutes } from '../routing/defaultRoutes';

/**
 * Fetches what somebody who signs in will most likely see first, while they type: a list, for most ways back lead to one, else
 * the dashboard. Which page it is, the server says with its routes, and that is late.
 */
export async function fetchFirstScreens(hasWayBack: boolean): Promise<void> {
  const names: ScreenName[] = hasWayBack ? ['EventsCentre', 'RecordList'] : [defaultRoutes.dashboard.screen];
  await Promise.all(names.map((name) => screens[name]()));
}
