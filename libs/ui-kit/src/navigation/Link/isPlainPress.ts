import type { MouseEvent } from 'react';

/** Tells whether a press on a link may be handled by a router: with a modifier key the browser opens a tab or saves. */
export function isPlainPress(event: MouseEvent): boolean {
  return !(event.defaultPrevented || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
}
