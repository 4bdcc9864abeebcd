import { useRef, type PointerEvent } from 'react';
import { clampSize, sizeByKey, type ResizeLimits } from './resize';
import styles from './ResizeHandle.module.css';

export interface ResizeHandleProps extends ResizeLimits {
  /** The accessible name: what is resized. */
  label: string;
  /** The id of the part that is resized. */
  controls: string;
  /** On which side of the handle that part is, in reading direction. */
  part: 'start' | 'end';
  size: number;
  /** Called while the handle is dragged and for each key. */
  onResize: (size: number) => void;
  /** Called at the end of a drag and for each key: the time to store the size. */
  onResizeEnd: (size: number) => void;
  /** Called on a double click: back to the initial size. */
  onReset?: (() => void) | undefined;
}

/** The edge between two parts that resizes one of them: by pointer, arrow keys, Home and End. */
export function ResizeHandle(props: ResizeHandleProps) {
  const { label, controls, part, size, min, max, onResize, onResizeEnd, onReset } = props;
  const drag = useRef<{ x: number; size: number; now: number }>(undefined);

  /** 1 when moving right makes the part larger. */
  function direction(handle: Element): 1 | -1 {
    const isRightToLeft = getComputedStyle(handle).direction === 'rtl';
    return (part === 'start') === isRightToLeft ? -1 : 1;
  }

  function end(event: PointerEvent) {
    if (drag.current === undefined) return;
    event.currentTarget.releasePointerCapture(event.pointerId);
    const { now } = drag.current;
    drag.current = undefined;
    onResizeEnd(now);
  }

  return (
    <div
      className={styles.root}
      role="separator"
      tabIndex={0}
      aria-label={label}
      aria-controls={controls}
      aria-orientation="vertical"
      aria-valuenow={size}
      aria-valuemin={min}
      aria-valuemax={max}
      onPointerDown={(event) => {
        if (event.button !== 0) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        drag.current = { x: event.clientX, size, now: size };
      }}
      onPointerMove={(event) => {
        if (drag.current === undefined) return;
        const moved = (event.clientX - drag.current.x) * direction(event.currentTarget);
        drag.current.now = clampSize(drag.current.size + moved, { min, max });
        onResize(drag.current.now);
      }}
      onPointerUp={end}
      onPointerCancel={end}
      onDoubleClick={onReset}
      onKeyDown={(event) => {
        const grow = direction(event.currentTarget) === 1 ? 'ArrowRight' : 'ArrowLeft';
        const next = sizeByKey(event, size, grow, { min, max });
        if (next === undefined) return;
        event.preventDefault();
        onResize(next);
        onResizeEnd(next);
      }}
    />
  );
}
