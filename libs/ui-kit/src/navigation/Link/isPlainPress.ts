import type { MouseEvent } from 'react';

/** Checks whether a router can handle a click on a link: with a modifier key the browser opens a tab or saves. */
export function isPlainPress(event: MouseEvent): boolean {
  return !(event.defaultPrevented || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
}
