import { isAct, type SlotRow } from '@callboard/domain/scheduling';
import { Icon } from '@callboard/ui-kit/elements';
import type { KeyboardEvent } from 'react';
import type { Clock } from '@callboard/records/screen';
import { EntryName } from './EntryName';
import styles from './PerformanceSlots.module.css';
import { useRunSheet, type Performance } from './RunSheetContext';
import { runSheetMessages as words } from './runSheetMessages';
import { SlotMenu } from './SlotMenu';

export interface SlotLineProps {
  row: Extract<SlotRow, { kind: 'slot' }>;
  performance: Performance;
  position: number;
  /** How many slots the performance has. */
  count: number;
  /** The minutes that the whole width of a length stands for. */
  longest: number;
  clock: Clock;
  isEditable: boolean;
}

/** An entry in its slot. Alt with an arrow key moves it from anywhere in its row. */
export function SlotLine(props: SlotLineProps) {
  const { row, performance, position, clock, isEditable } = props;
  const runSheet = useRunSheet();
  const { item } = row;
  const over = runSheet?.drag.target;
  const side =
    over?.kind === 'slot' && over.performance === performance.hashcode ? over.position - position : null;
  // At the end of the order the line is after the last row.
  const isBefore = side === 0;
  const isAfter = side === 1 && position === props.count - 1;

  function onKeyDown(event: KeyboardEvent) {
    if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
    // The menu's button would open its list.
    event.preventDefault();
    event.stopPropagation();
    runSheet?.move(item, performance, position + (event.key === 'ArrowUp' ? -1 : 1));
  }

  return (
    <li
      className={styles.slot}
      data-status={item.entry?.status}
      data-kind={isAct(item) ? undefined : item.kind}
      data-dragged={runSheet?.drag.dragged?.hashcode === item.hashcode}
      {...(isBefore && { 'data-line': 'before' })}
      {...(isAfter && { 'data-line': 'after' })}
      {...(isEditable && {
        'data-drop': 'slot',
        'data-performance': performance.hashcode,
        'data-position': position,
        onKeyDownCapture: onKeyDown,
      })}
    >
      {isEditable && runSheet && (
        <span className={styles.grip} title={words.drag(item.name)} {...runSheet.drag.gripProps(item)}>
          <Icon name="grip" />
        </span>
      )}
      <span className={styles.time}>{clock.time(new Date(row.from).toISOString())}</span>
      <Length row={row} longest={props.longest} />
      <EntryName item={item} />
      {isEditable && (
        <SlotMenu item={item} performance={performance} position={position} count={props.count} />
      )}
    </li>
  );
}

/** The length of the slot to scale, filled by the act; what is too long stands out. */
function Length({ row: { minutes, playing, overrun }, longest }: Pick<SlotLineProps, 'row' | 'longest'>) {
  const share = (part: number) => `${(part / longest) * 100}%`;
  const text = playing === null ? words.length(round(minutes)) : words.playing(playing, round(minutes));
  return (
    <span className={styles.length}>
      <span className={styles.bar} aria-hidden>
        <span className={styles.whole} style={{ inlineSize: share(minutes) }}>
          {playing !== null && (
            <span
              className={styles.playing}
              style={{ inlineSize: `${Math.min(100, (playing / minutes) * 100)}%` }}
            />
          )}
        </span>
        {overrun > 0 && <span className={styles.over} style={{ inlineSize: share(overrun) }} />}
      </span>
      <span className={styles.minutes} data-overrun={overrun > 0}>
        {overrun > 0 ? words.overrun(overrun) : text}
      </span>
    </span>
  );
}

function round(minutes: number): number {
  return Math.round(minutes * 10) / 10;
}
