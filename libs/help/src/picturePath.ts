import type { HelpPage } from './HelpPage';

/** The pixels of each picture. */
export const pictureSize = { width: 720, height: 720 } as const;

/** The address of the picture of a page. Those of work without a network are in a folder that the service worker caches. */
export function picturePath({ id, hasCard }: Pick<HelpPage, 'id' | 'hasCard'>): string {
  return `/help/${hasCard ? 'offline/' : ''}${id}.webp`;
}
