import { isAct, type SlotHolder, type SlotRow } from '@callboard/domain/scheduling';
import styles from './PerformanceSlots.module.css';
import { runSheetMessages as words } from './runSheetMessages';

/** The whole performance as a line, to scale: what is taken, what is free, and where an act is longer than its slot. */
export function SlotStrip({ performance, rows }: { performance: SlotHolder; rows: readonly SlotRow[] }) {
  const start = Date.parse(performance.starts_at);
  const length = Date.parse(performance.ends_at) - start;
  const share = (milliseconds: number) => `${(milliseconds / length) * 100}%`;
  const slots = rows.filter((row) => row.kind === 'slot');
  const taken = slots.reduce((sum, { minutes }) => sum + minutes, 0);
  return (
    <div className={styles.strip} role="img" aria-label={words.strip(round(taken), round(length / 60_000))}>
      {slots.map(({ item, from, to, overrun }) => (
        <span
          key={item.hashcode}
          className={styles.taken}
          data-overrun={overrun > 0}
          data-kind={isAct(item) ? undefined : item.kind}
          style={{ insetInlineStart: share(from - start), inlineSize: share(to - from) }}
        />
      ))}
    </div>
  );
}

function round(minutes: number): number {
  return Math.round(minutes * 10) / 10;
}
