import type { CollectionName, Role } from '@callboard/api-contract';
import type { HelpPage } from '../HelpPage';

/** A screen that a session can open, with the collection that it shows. */
export interface HelpedScreen {
  screen: string;
  collection?: CollectionName | undefined;
}

/** The pages for a user: those of a role of theirs that explain a screen that they can open. */
export function pagesFor(
  pages: readonly HelpPage[],
  roles: readonly Role[],
  screens: readonly HelpedScreen[],
): HelpPage[] {
  const isFor = (page: HelpPage) => roles.some((role) => role === 'admin' || page.roles.includes(role));
  return pages.filter(
    (page) => isFor(page) && screens.some((each) => namesScreen(page, each) || namesCollection(page, each)),
  );
}

/** The screens of every collection that has none of its own: what they show explains them better than what they are. */
const genericScreens = ['RecordList', 'RecordProfile'];

/** The page that explains a screen: the first that names it, otherwise the first that names its collection. */
export function pageOf(pages: readonly HelpPage[], screen: HelpedScreen): HelpPage | undefined {
  const byScreen = pages.find((page) => namesScreen(page, screen));
  const byCollection = pages.find((page) => namesCollection(page, screen));
  return genericScreens.includes(screen.screen) ? (byCollection ?? byScreen) : (byScreen ?? byCollection);
}

function namesScreen({ screens = [] }: HelpPage, { screen }: HelpedScreen): boolean {
  return screens.includes(screen);
}

function namesCollection({ collections = [] }: HelpPage, { collection }: HelpedScreen): boolean {
  return collection !== undefined && collections.includes(collection);
}
