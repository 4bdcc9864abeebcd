import type { Frame } from '@callboard/api-contract/pushes';
import type { CacheDispatch } from '../collections/optimisticPatch';
import { allTags, type Tag } from '../collections/tags';
import { onVisibilityChange } from '@callboard/browser-storage';
import { api } from '../api';
import { recordsIn, type CachedRecord } from './cachedRecords';
import { changedByOthers, changesShown } from './liveSlice';
import { isOwnChange, isOwnChangeSet } from '../ownChanges';
import { tagsOfPush } from './tagsOfPush';

/** How long changes are gathered: many become one refetch of what is visible. The answer to an own change arrives in that time. */
const gatherMs = 50;
/** The least time between two refetches, however often something changes. */
const restMs = 500;
/** More changes than this, of a tab that was hidden for long, refetch everything. */
const maxWaiting = 1_000;
/** How long a changed field stays marked. */
const shownMs = 10_000;

/** Invalidates cached data after changes of others: once for many, and in a hidden tab when it is shown again. */
export interface Invalidator {
  add: (frame: Frame) => void;
  /** Invalidates all data. */
  addAll: () => void;
  stop: () => void;
}

export function createInvalidator(dispatch: CacheDispatch): Invalidator {
  let waiting: Frame[] = [];
  let isAll = false;
  let last = -Infinity;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const endings = new Set<ReturnType<typeof setTimeout>>();

  function invalidate(): void {
    timer = undefined;
    if (document.visibilityState === 'hidden' || (!isAll && waiting.length === 0)) return;
    const frames = waiting.filter((frame) => !isRefetched(frame));
    const tags = isAll ? [...allTags] : distinctTags(frames);
    isAll = false;
    waiting = [];
    if (tags.length === 0) return;
    last = performance.now();
    markChanges(frames);
    dispatch(api.util.invalidateTags(tags));
  }

  /** Stores how the records are that others have changed, to be compared with what is refetched. */
  function markChanges(frames: readonly Frame[]): void {
    const changed = new Set(frames.flatMap(changedRecord));
    if (changed.size === 0) return;
    const before = dispatch((_, getState) => cachedRecords(getState().api.queries, changed));
    if (before.length === 0) return;
    dispatch(changedByOthers(before));
    const ending = setTimeout(() => {
      endings.delete(ending);
      dispatch(changesShown(before.map(({ hashcode }) => hashcode)));
    }, shownMs);
    endings.add(ending);
  }

  function gather(): void {
    timer ??= setTimeout(invalidate, Math.max(gatherMs, last + restMs - performance.now()));
  }

  const stopWatching = onVisibilityChange((isVisible) => {
    if (isVisible) gather();
  });
  return {
    add(frame) {
      if (waiting.length < maxWaiting) waiting.push(frame);
      else isAll = true;
      gather();
    },
    addAll() {
      isAll = true;
      gather();
    },
    stop() {
      clearTimeout(timer);
      for (const ending of endings) clearTimeout(ending);
      stopWatching();
    },
  };
}

function distinctTags(frames: readonly Frame[]): Tag[] {
  const tags = frames.flatMap(({ payload }) => (payload.code === 'unknown' ? [] : tagsOfPush(payload)));
  return [...new Map(tags.map((tag) => [`${tag.type} ${tag.id}`, tag])).values()];
}

/** True if this tab made the change, so that it refetches the record anyway. */
function isRefetched({ payload, change_set: changeSet }: Frame): boolean {
  return (
    payload.code === 'record.changed' &&
    changeSet !== undefined &&
    isOwnChange(changeSet, payload.collection, payload.record)
  );
}

/** The hashcode of a record that another user changed. */
function changedRecord({ payload, change_set: changeSet }: Frame): string[] {
  const isOthers = changeSet !== undefined && !isOwnChangeSet(changeSet);
  return payload.code === 'record.changed' && payload.kind === 'update' && isOthers ? [payload.record] : [];
}

/** Cached copies of these records; the most complete one of each, which is the one that its own page has. */
function cachedRecords(
  queries: Readonly<Record<string, { data?: unknown } | undefined>>,
  hashcodes: ReadonlySet<string>,
): CachedRecord[] {
  const found = new Map<string, CachedRecord>();
  for (const query of Object.values(queries)) {
    for (const record of recordsIn(query?.data)) {
      const known = found.get(record.hashcode);
      const isMore = !known || Object.keys(record).length > Object.keys(known).length;
      if (hashcodes.has(record.hashcode) && isMore) found.set(record.hashcode, record);
    }
  }
  return [...found.values()];
}
