import type { ReactNode } from 'react';
import { messages } from '../../text/messages';
import type { Tone } from '../../theme/tone';
import { toneLook } from '../../theme/toneLook';
import styles from './StatTile.module.css';

export interface StatTileProps {
  label: string;
  /** The figure, ready for the screen; without one stands a dash. */
  value: ReactNode;
  /** The figure is on its way, and its place is kept. @default false */
  isLoading?: boolean | undefined;
  /** What it is measured against: 'of 24', 'since Monday'. */
  detail?: ReactNode;
  /** A coloured edge for a figure that wants attention. */
  tone?: Tone | undefined;
}

/** One figure with its name. Inside a `StatRow` several share one frame. */
export function StatTile({ label, value, isLoading = false, detail, tone }: StatTileProps) {
  return (
    <div {...toneLook(tone, styles.tile)}>
      <dt className={styles.label}>{label}</dt>
      <dd className={styles.value}>
        {value ?? (isLoading ? <Coming /> : '–')}
        {detail !== undefined && <span className={styles.detail}>{detail}</span>}
      </dd>
    </div>
  );
}

function Coming() {
  return <span className={styles.coming} role="img" aria-label={messages.loading} />;
}
