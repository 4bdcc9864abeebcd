import type { ReactNode } from 'react';
import { messages } from '../../text/messages';
import type { Tone } from '../../theme/tone';
import { toneStyle } from '../../theme/toneStyle';
import styles from './StatTile.module.css';

export interface StatTileProps {
  label: string;
  /** The formatted number; without one a dash is shown. */
  value: ReactNode;
  /** Shows a placeholder while the number is loading. @default false */
  isLoading?: boolean | undefined;
  /** Comparisons, 'of 24', 'since Monday': a line for each. An empty line keeps its place, so that nothing moves later. */
  details?: readonly ReactNode[] | undefined;
  /** A coloured edge for a number that needs attention. */
  tone?: Tone | undefined;
}

/** One number with its name. Inside a `StatRow` several share one frame. */
export function StatTile({ label, value, isLoading = false, details = [], tone }: StatTileProps) {
  return (
    <div {...toneStyle(tone, styles.tile)}>
      <dt className={styles.label}>{label}</dt>
      <dd className={styles.value}>
        <span className={styles.number}>{value ?? (isLoading ? <LoadingValue /> : '–')}</span>
        {details.map((detail, line) => (
          // Lines have no other identity than their place.
          <span key={line} className={styles.detail}>
            {detail}
          </span>
        ))}
      </dd>
    </div>
  );
}

function LoadingValue() {
  return <span className={styles.coming} role="img" aria-label={messages.loading} />;
}
