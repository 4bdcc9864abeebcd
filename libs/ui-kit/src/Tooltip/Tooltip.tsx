import { useId, type ReactNode } from 'react';
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
 * More words about a control while the pointer or the focus is on it. Drawn by CSS alone.
 * @example <Tooltip text="Sealed until the ceremony">{(target) => <Button {...target}>Results</Button>}</Tooltip>
 */
export function Tooltip({ text, width = 'regular', children }: TooltipProps) {
  const id = useId();
  return (
    <span className={styles.root}>
      {children({ 'aria-describedby': id })}
      <span className={styles.tip} role="tooltip" id={id} data-width={width}>
        {text}
      </span>
    </span>
  );
}
