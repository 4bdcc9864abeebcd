import type { HelpPage } from './HelpPage';
import { contestPages } from './pages/contestPages.data';
import { enteringPages } from './pages/enteringPages.data';
import { nightPages } from './pages/nightPages.data';
import { officePages } from './pages/officePages.data';
import { ownPages } from './pages/ownPages.data';
import { salePages } from './pages/salePages.data';

export type { HelpPage } from './HelpPage';
export { pageOf, pagesFor, type HelpedScreen } from './find/pagesFor';
export { plainSentence } from './text/fillSentence';

/** All pages of help. Of a screen that several explain, the first page for a role of the user is shown. */
export const helpPages: readonly HelpPage[] = [
  ...enteringPages,
  ...contestPages,
  ...nightPages,
  ...salePages,
  ...officePages,
  ...ownPages,
];
