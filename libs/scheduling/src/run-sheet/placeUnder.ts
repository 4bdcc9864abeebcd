import type { Appearance } from '@callboard/api-contract/scheduling';
import type { PointerEvent } from 'react';

/** Where a dragged entry is dropped: before a slot or into a gap of a performance, at a time on a scale, or into the tray. */
export type DropPlace =
  | { kind: 'slot' | 'gap'; performance: string; position: number }
  /** From an instant, in milliseconds since 1970; to another one, where it is made longer or shorter. */
  | { kind: 'time'; performance: string; from: number; to: number | null }
  | { kind: 'tray' };

/** The drop place under the pointer, which scrolls into view. An edge that stretches an item has places at times alone. */
export function placeUnder(
  { clientX, clientY, currentTarget: grip }: PointerEvent<HTMLElement>,
  item: Appearance,
  gripOffset: number,
): DropPlace | undefined {
  const element = document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>('[data-drop]');
  if (!element) return undefined;
  const { drop, performance, position } = element.dataset;
  const { stretch, block } = grip.dataset;
  if (drop === 'time') {
    const at = instantAt(element, block === undefined ? clientY : clientY - gripOffset);
    if (performance === undefined || at === null) return undefined;
    if (stretch === undefined) return { kind: 'time', performance, from: at, to: null };
    const isOwn = item.performance?.hashcode === performance;
    return isOwn && at > Number(stretch)
      ? { kind: 'time', performance, from: Number(stretch), to: at }
      : undefined;
  }
  if (stretch !== undefined) return undefined;
  // The page scrolls along with the drag.
  element.scrollIntoView({ block: 'nearest' });
  if (drop === 'tray') return { kind: 'tray' };
  if (performance === undefined || position === undefined) return undefined;
  if (drop === 'gap') return { kind: 'gap', performance, position: Number(position) };
  const { top, height } = element.getBoundingClientRect();
  return { kind: 'slot', performance, position: Number(position) + (clientY < top + height / 2 ? 0 : 1) };
}

/** The instant at a height of a time scale, by the start, the pixels of a minute and the rounding in its attributes. */
function instantAt(scale: HTMLElement, clientY: number): number | null {
  const { start, scale: pixels, snap } = scale.dataset;
  const [from, perMinute, step] = [Number(start), Number(pixels), Number(snap)];
  if (!from || !perMinute || !step) return null;
  const minutes = (clientY - scale.getBoundingClientRect().top) / perMinute;
  return from + Math.round(minutes / step) * step * 60_000;
}
