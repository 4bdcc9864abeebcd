import type { SyntheticEvent } from 'react';

/** Whether an event that nobody has taken yet asks for the menu or the summary of a row. */
export function isForTools(event: SyntheticEvent, isSpaceFree: boolean): boolean {
  const { nativeEvent, target, defaultPrevented } = event;
  if (defaultPrevented || !(target instanceof Element) || !target.closest('tr[data-row]')) return false;
  // An environment without pointers (jsdom) sends no such event.
  if (nativeEvent.type === 'pointerdown')
    return 'pointerType' in nativeEvent && nativeEvent.pointerType === 'touch';
  if (nativeEvent.type === 'click') return target.closest('[data-summary]') !== null;
  if (nativeEvent.type === 'contextmenu') return !target.matches('input');
  if (!(nativeEvent instanceof KeyboardEvent) || !target.matches('[data-stop]')) return false;
  const { key, shiftKey, ctrlKey, metaKey, altKey } = nativeEvent;
  if (ctrlKey || metaKey || altKey) return false;
  return key === 's' || (key === ' ' && isSpaceFree) || key === 'ContextMenu' || (key === 'F10' && shiftKey);
}

/** Does to an element again what was done before anybody listened. */
export function sendAgain(event: Event): void {
  // An event has all that describes one: its own properties serve as the description of the new one, of the same kind.
  const Kind = event.constructor as typeof Event;
  event.target?.dispatchEvent(new Kind(event.type, event));
}
