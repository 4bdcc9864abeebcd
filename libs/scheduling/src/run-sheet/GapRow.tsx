import type { Appearance } from '@callboard/api-contract/scheduling';
import type { SlotRow } from '@callboard/domain/scheduling';
import { Button } from '@callboard/ui-kit/elements';
import { useAlerts } from '@callboard/ui-kit/overlays';
import type { Clock } from '@callboard/records/screen';
import styles from './PerformanceSlots.module.css';
import { useRunSheet, type Performance } from './RunSheetContext';
import { runSheetMessages as words } from './runSheetMessages';

export interface GapRowProps {
  row: Extract<SlotRow, { kind: 'gap' }>;
  performance: Performance;
  /** The entry after the gap; absent at the end. */
  next: Appearance | undefined;
  clock: Clock;
  isEditable: boolean;
}

/** Time that no entry has, with a button that lets the rest of the performance begin earlier. */
export function GapRow({ row, performance, next, clock, isEditable }: GapRowProps) {
  const runSheet = useRunSheet();
  const alerts = useAlerts();
  const time = clock.time(new Date(row.from).toISOString());
  const over = runSheet?.drag.target;
  const isOver =
    over?.kind === 'gap' && over.performance === performance.hashcode && over.position === row.position;

  function close() {
    if (!next) return;
    const error = runSheet?.shift(next, performance, -Math.floor(row.minutes));
    if (error) alerts.show({ message: error, kind: 'warning' });
  }

  return (
    <li
      className={styles.gap}
      data-over={isOver}
      {...(isEditable && {
        'data-drop': 'gap',
        'data-performance': performance.hashcode,
        'data-position': row.position,
      })}
    >
      <span className={styles.time}>{time}</span>
      <span className={styles.free}>{words.free(Math.round(row.minutes * 10) / 10)}</span>
      {isEditable && next && row.minutes >= 1 && (
        <Button variant="quiet" size="xs" aria-label={words.closeGapAt(time)} onClick={close}>
          {words.closeGap}
        </Button>
      )}
    </li>
  );
}
