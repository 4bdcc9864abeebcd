import { screens, type ScreenName } from '@callboard/screens';
import { defaultRoutes } from '../routing/defaultRoutes';

/**
 * Preloads the screen that the user will probably see first, while they type: a list, because most redirects lead to one, else the
 * dashboard. The actual page is only known from the server's routes, which arrive late.
 */
export async function fetchFirstScreens(hasWayBack: boolean): Promise<void> {
  const names: ScreenName[] = hasWayBack ? ['EventsCentre', 'RecordList'] : [defaultRoutes.dashboard.screen];
  await Promise.all(names.map((name) => screens[name]()));
}
