import { useId, useRef, type ReactNode } from 'react';
import { useFloating } from '../floating/useFloating';
import { useTooltip } from './useTooltip';
import styles from './Tooltip.module.css';

/** What the element inside a tooltip must carry. */
export interface TooltipTarget {
  'aria-describedby': string;
}

export interface TooltipProps {
  /** A sentence; the target must make sense without it. */
  text: ReactNode;
  /** 'wide' lets it be 400 px wide in the place of 280. @default 'regular' */
  width?: 'regular' | 'wide' | undefined;
  /** Draws the element that is explained; it must be able to take the focus. */
  children: (target: TooltipTarget) => ReactNode;
}

/**
 * More words about a control while the pointer or the focus is on it; Escape hides them.
 * @example <Tooltip text="Sealed until the ceremony">{(target) => <Button {...target}>Results</Button>}</Tooltip>
 */
export function Tooltip({ text, width = 'regular', children }: TooltipProps) {
  const id = useId();
  const anchor = useRef<HTMLSpanElement>(null);
  const tip = useRef<HTMLSpanElement>(null);
  const { open, handlers } = useTooltip();
  useFloating({ open, part: tip, anchor, side: 'above', align: 'center', onMove: 'follow' });
  return (
    <span className={styles.root} ref={anchor} {...handlers}>
      {children({ 'aria-describedby': id })}
      <span
        // Made anew each time, so that it goes out of the top layer when it is not in sight.
        key={String(open)}
        className={styles.tip}
        ref={tip}
        role="tooltip"
        id={id}
        popover="manual"
        data-width={width}
      >
        {text}
      </span>
    </span>
  );
}
