import type { CacheDispatch } from '../collections/optimisticPatch';
import { allTags, type Tag } from '../collections/tags';
import { onVisibilityChange } from '@callboard/browser-storage';
import { api } from '../api';

/** How long changes are gathered: many become one refetch of what is visible. */
const gatherMs = 100;
/** The least time between two refetches, however often something changes. */
const restMs = 500;

/** Invalidates cached data after changes of others: once for many, and in a hidden tab when it is shown again. */
export interface Invalidator {
  add: (tags: readonly Tag[]) => void;
  /** Invalidates all data. */
  addAll: () => void;
  stop: () => void;
}

export function createInvalidator(dispatch: CacheDispatch): Invalidator {
  const waiting = new Map<string, Tag>();
  let isAll = false;
  let last = -Infinity;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function invalidate(): void {
    timer = undefined;
    if (document.visibilityState === 'hidden' || (!isAll && waiting.size === 0)) return;
    const tags = isAll ? [...allTags] : [...waiting.values()];
    isAll = false;
    waiting.clear();
    last = performance.now();
    dispatch(api.util.invalidateTags(tags));
  }

  function gather(): void {
    timer ??= setTimeout(invalidate, Math.max(gatherMs, last + restMs - performance.now()));
  }

  const stopWatching = onVisibilityChange((isVisible) => {
    if (isVisible) gather();
  });
  return {
    add(tags) {
      for (const tag of tags) waiting.set(`${tag.type} ${tag.id}`, tag);
      gather();
    },
    addAll() {
      isAll = true;
      gather();
    },
    stop() {
      clearTimeout(timer);
      stopWatching();
    },
  };
}
