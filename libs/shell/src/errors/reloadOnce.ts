import { keptValue } from '@callboard/browser-storage';

const reloadedKey = 'callboard.reloaded';
/** A page that has just been loaded anew is not at once loaded anew again, whatever part is gone. */
const restMs = 60_000;

/** What a reload needs of the page. */
export interface ReloadablePage {
  reload: () => void;
  now: () => number;
  session: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
}

const thisPage: ReloadablePage = {
  reload: () => location.reload(),
  now: () => Date.now(),
  session: () => sessionStorage,
};

/** Loads the page anew because a part of it is gone, at most once a minute; answers whether it does. */
export function reloadOnce(page: ReloadablePage = thisPage): boolean {
  const reloaded = keptValue(reloadedKey, page.session);
  const reloadedAt = Number(reloaded.read() ?? -Infinity);
  const isResting = page.now() - reloadedAt < restMs;
  // Without a mark it could go on for ever.
  if (isResting || !reloaded.write(String(page.now())) || navigator.onLine === false) return false;
  page.reload();
  return true;
}
