import { Button } from '@callboard/ui-kit/elements';
import { useEffect, useState } from 'react';
import styles from './HoldCountdown.module.css';
import { saleMessages as words } from './saleMessages';

export interface HoldCountdownProps {
  /** When the time is over, in milliseconds of the device's clock. */
  endsAt: number;
  /** The text with the time that is left. @default how long seats are reserved */
  label?: (time: string) => string;
  /** Absent where there is no more time to have. */
  onMore?: (() => void) | undefined;
  onOver: () => void;
}

/** How much time is left, visible while the page scrolls, and announced at five minutes and at one. */
export function HoldCountdown({ endsAt, label = words.left, onMore, onOver }: HoldCountdownProps) {
  const [left, setLeft] = useState(() => secondsUntil(endsAt));
  // Synchronises with the clock of the device.
  useEffect(() => {
    const update = () => {
      const now = secondsUntil(endsAt);
      setLeft(now);
      if (now === 0) onOver();
    };
    update();
    const timer = setInterval(update, 1_000);
    return () => clearInterval(timer);
  }, [endsAt, onOver]);
  return (
    <div className={styles.root} data-short={left <= 60 || undefined}>
      <span role="timer">{label(clockText(left))}</span>
      {onMore && (
        <Button size="small" onClick={onMore}>
          {words.more}
        </Button>
      )}
      <span role="status" data-visually-hidden>
        {announcement(left)}
      </span>
    </div>
  );
}

function secondsUntil(endsAt: number): number {
  return Math.max(0, Math.ceil((endsAt - Date.now()) / 1_000));
}

function clockText(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** Changes only at five minutes and at one, so that a screen reader is not interrupted each second. */
function announcement(seconds: number): string {
  if (seconds > 300) return '';
  return words.minutesLeft(seconds > 60 ? 5 : 1);
}
