import { useState, type KeyboardEvent, type PointerEvent } from 'react';

/** The attributes that let a user read a plot point by point. */
export interface PointReader {
  /** The index of the current point. */
  active: number | undefined;
  targetProps: {
    role: 'slider';
    tabIndex: 0;
    'aria-label': string;
    'aria-readonly': true;
    'aria-orientation': 'horizontal' | 'vertical';
    'aria-valuemin': 1;
    'aria-valuemax': number;
    'aria-valuenow': number;
    'aria-valuetext': string;
    onFocus: () => void;
    onBlur: () => void;
    onKeyDown: (event: KeyboardEvent) => void;
    onPointerMove: (event: PointerEvent) => void;
    onPointerDown: (event: PointerEvent) => void;
    onPointerLeave: (event: PointerEvent) => void;
  };
}

interface PointReaderOptions {
  label: string;
  count: number;
  /** Describes a point as text. */
  textOf: (index: number) => string;
  orientation?: 'horizontal' | 'vertical';
}

/**
 * Reads the points of a plot by pointer and arrow keys. To a screen reader the plot is a slider that changes nothing:
 * it is the only role whose value is announced at each step without a live region.
 */
export function usePointReader({
  label,
  count,
  textOf,
  orientation = 'horizontal',
}: PointReaderOptions): PointReader {
  const [place, setPlace] = useState(0);
  const [isReading, setReading] = useState(false);
  const current = Math.min(place, Math.max(0, count - 1));

  function pointAt(event: PointerEvent) {
    const box = event.currentTarget.getBoundingClientRect();
    const isReversed = getComputedStyle(event.currentTarget).direction === 'rtl';
    const along = (event.clientX - box.left) / box.width;
    const horizontal = isReversed ? 1 - along : along;
    const share = orientation === 'horizontal' ? horizontal : (event.clientY - box.top) / box.height;
    setPlace(Math.min(count - 1, Math.max(0, Math.floor(share * count))));
    setReading(true);
  }

  return {
    active: isReading && count > 0 ? current : undefined,
    targetProps: {
      role: 'slider',
      tabIndex: 0,
      'aria-label': label,
      'aria-readonly': true,
      'aria-orientation': orientation,
      'aria-valuemin': 1,
      'aria-valuemax': Math.max(1, count),
      'aria-valuenow': current + 1,
      'aria-valuetext': textOf(current),
      onFocus: () => setReading(true),
      onBlur: () => setReading(false),
      onKeyDown: (event) => {
        const isReversed =
          orientation === 'horizontal' && getComputedStyle(event.currentTarget).direction === 'rtl';
        const next = nextPoint(event.key, current, count, isReversed);
        if (next === undefined) {
          if (event.key === 'Escape') setReading(false);
          return;
        }
        event.preventDefault();
        setPlace(next);
        setReading(true);
      },
      onPointerMove: pointAt,
      onPointerDown: pointAt,
      onPointerLeave: (event) => {
        // Lifting a finger also fires a leave event; its point stays until something else is touched.
        if (event.pointerType !== 'touch') setReading(false);
      },
    },
  };
}

/** The index that a key moves to, or undefined when the key does not move. */
export function nextPoint(
  key: string,
  current: number,
  count: number,
  isReversed = false,
): number | undefined {
  const [back, forward] = isReversed ? ['ArrowRight', 'ArrowLeft'] : ['ArrowLeft', 'ArrowRight'];
  switch (key) {
    case forward:
    case 'ArrowDown':
      return Math.min(count - 1, current + 1);
    case back:
    case 'ArrowUp':
      return Math.max(0, current - 1);
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return undefined;
  }
}
