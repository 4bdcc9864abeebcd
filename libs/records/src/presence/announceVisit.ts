import { callAction, newUuid } from '@callboard/api-client';
import type { CollectionName } from '@callboard/api-contract';
import { onVisibilityChange } from '@callboard/browser-storage';

/** The server forgets a visit after 45 seconds. */
const everyMs = 20_000;
/** A user who has not touched the page for this long is not there. */
const idleMs = 300_000;
const touches = ['pointerdown', 'pointermove', 'keydown', 'wheel'] as const;

/** One opening of a record. */
export interface VisitedRecord {
  collection: CollectionName;
  record: string;
  isEditing: boolean;
}

/**
 * Shows others that the user has a record open, for as long as the page is visible and in use.
 *
 * @returns the function that ends the visit
 */
export function announceVisit({ collection, record, isEditing }: VisitedRecord): () => void {
  const visit = newUuid();
  let isAnnounced = false;
  let lastTouch = performance.now();
  let timer: ReturnType<typeof setInterval> | undefined;
  /** One call after another, so that the server does not hear of the end before the beginning. */
  let calls: Promise<unknown> = Promise.resolve();

  function announce(): void {
    if (document.visibilityState === 'hidden' || performance.now() - lastTouch > idleMs) return leave();
    isAnnounced = true;
    timer ??= setInterval(announce, everyMs);
    calls = calls.then(async () => {
      const input = { collection, record, visit, is_editing: isEditing };
      const outcome = await callAction('viewRecord', { input }, { isQuiet: true });
      // Only the server knows for sure whether a collaborator can change the record.
      if (!outcome.ok && outcome.problem.kind === 'missing') end();
    });
  }

  function leave(): void {
    clearInterval(timer);
    timer = undefined;
    if (!isAnnounced) return;
    isAnnounced = false;
    const input = { collection, record, visit };
    calls = calls.then(() => callAction('viewRecord', { input }, { isQuiet: true, outlivesPage: true }));
  }

  function onTouch(): void {
    lastTouch = performance.now();
    if (!isAnnounced) announce();
  }

  function end(): void {
    stopWatching();
    for (const touch of touches) removeEventListener(touch, onTouch);
    leave();
  }

  const stopWatching = onVisibilityChange((isVisible) => (isVisible ? onTouch() : leave()));
  for (const touch of touches) addEventListener(touch, onTouch, { passive: true });
  announce();
  return end;
}
