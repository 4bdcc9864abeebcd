const reloadedKey = 'callboard.reloaded';
/** A page that has just been loaded anew is not at once loaded anew again, whatever part is gone. */
const restMs = 60_000;

/** What a reload needs of the page. */
export interface ReloadablePage {
  reload: () => void;
  now: () => number;
  session: Pick<Storage, 'getItem' | 'setItem'>;
}

/** Loads the page anew because a part of it is gone, at most once a minute; answers whether it does. */
export function reloadOnce(page: ReloadablePage = thisPage()): boolean {
  const reloadedAt = Number(attempt(() => page.session.getItem(reloadedKey)) ?? -Infinity);
  const isResting = page.now() - reloadedAt < restMs;
  const mark = () => (page.session.setItem(reloadedKey, String(page.now())), true);
  if (isResting || attempt(mark) !== true || navigator.onLine === false) return false;
  page.reload();
  return true;
}

function thisPage(): ReloadablePage {
  return { reload: () => location.reload(), now: () => Date.now(), session: sessionStorage };
}

function attempt<T>(work: () => T): T | null {
  try {
    return work();
  } catch {
    return null;
  }
}
