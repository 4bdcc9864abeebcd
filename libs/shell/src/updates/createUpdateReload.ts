import type { AppStore } from '@callboard/app-state';
import { hasUnsavedWork } from '@callboard/browser-storage';
import { reloadOnce } from '../errors/importOrReload';
import { isTyping } from '../typing/isTyping';
import { announceLateUpdate, announceUpdate } from './updateAlerts';

/** How often unsaved work is checked again. */
const checkMs = 1_000;

/** Reloads the page for a new version. */
export interface UpdateReload {
  /** The user has clicked to update: the reload that follows is no loop, however soon it comes after the last one. */
  permit: () => void;
  /** Reloads now, or when the user has nothing unsaved any more. Further calls change nothing. */
  start: () => void;
}

/** Creates the one reload of this page: at most once, and never over unsaved work, which is announced (clause 1.8). */
export function createUpdateReload(
  dispatch: AppStore['dispatch'],
  page = { reload: () => location.reload(), reloadOnce },
): UpdateReload {
  let isPermitted = false;
  let isStarted = false;

  function reload(): void {
    if (isPermitted) page.reload();
    // Two servers with different builds could make the page reload for ever: then the user decides.
    else if (!page.reloadOnce()) dispatch(announceUpdate(page.reload));
  }

  return {
    permit: () => {
      isPermitted = true;
    },
    start: () => {
      if (isStarted) return;
      isStarted = true;
      if (!isInUse()) return reload();
      dispatch(announceLateUpdate());
      const timer = setInterval(() => {
        if (isInUse()) return;
        clearInterval(timer);
        reload();
      }, checkMs);
    },
  };
}

/** Checks whether a reload would lose work that the page knows of, or text that is being typed. */
function isInUse(): boolean {
  return hasUnsavedWork() || hasText(document.activeElement);
}

/** Checks whether the focused field has text that would be lost. */
function hasText(focused: Element | null): boolean {
  if (!isTyping(focused)) return false;
  if (focused instanceof HTMLInputElement || focused instanceof HTMLTextAreaElement)
    return focused.value !== '';
  return focused instanceof HTMLElement && focused.isContentEditable && focused.textContent !== '';
}
