import { useId, useRef, type ReactNode } from 'react';
import { useFloating } from '../floating/useFloating';
import { useTooltip } from './useTooltip';
import styles from './Tooltip.module.css';

/** Attributes for the element that has a tooltip. */
export interface TooltipTarget {
  'aria-describedby': string;
}

export interface TooltipProps {
  /** A sentence; the target must make sense without it. */
  text: ReactNode;
  /** 'wide' allows a width of 400 px instead of 280. @default 'regular' */
  width?: 'regular' | 'wide' | undefined;
  /** Renders the target; it must be focusable. */
  children: (target: TooltipTarget) => ReactNode;
}

/**
 * Describes a control while the pointer or the focus is on it; Escape hides it.
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
        // Mounted each time, so that it leaves the top layer while it is hidden.
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
