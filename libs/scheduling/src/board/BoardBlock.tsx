import { isAct, type SlotRow, type StandingSlot } from '@callboard/domain/scheduling';
import type { Clock } from '@callboard/records/screen';
import { Icon } from '@callboard/ui-kit/elements';
import type { KeyboardEvent, PointerEvent } from 'react';
import { EntryName } from '../run-sheet/EntryName';
import { useRunSheet, type Performance } from '../run-sheet/RunSheetContext';
import { SlotMenu } from '../run-sheet/SlotMenu';
import styles from './Board.module.css';
import { boardMessages as words } from './boardMessages';
import { heightOf, type TimeScale } from './timeScale';
import type { BoardKey } from './useBoardKeys';

export interface BoardBlockProps {
  row: Extract<SlotRow, { kind: 'slot' }>;
  performance: Performance;
  /** The top of its performance, in pixels. */
  top: number;
  position: number;
  count: number;
  scale: TimeScale;
  clock: Clock;
  isEditable: boolean;
  /** The conflicts that it is in, as sentences. */
  conflicts: readonly string[];
  onKey: (key: BoardKey, slot: StandingSlot, performance: Performance) => void;
}

/** An item of a running order at its time and as long as it is, with the part of it that is played. */
export function BoardBlock(props: BoardBlockProps) {
  const { row, performance, top, position, count, scale, clock, isEditable, conflicts, onKey } = props;
  const { item, from, to, minutes, playing, overrun } = row;
  const runSheet = useRunSheet();
  const height = heightOf(scale, to) - heightOf(scale, from);
  const time = (instant: number) => clock.time(new Date(instant).toISOString());

  function onKeyDown(event: KeyboardEvent) {
    const key = event.altKey ? keys[event.key] : undefined;
    if (!key) return;
    // The menu's button would open its list, and the browser go back.
    event.preventDefault();
    event.stopPropagation();
    onKey({ ...key, isStretched: event.shiftKey }, row, performance);
  }

  const grip = isEditable ? runSheet?.drag.gripProps(item) : undefined;
  return (
    <li
      className={styles.block}
      data-block
      data-kind={isAct(item) ? undefined : item.kind}
      data-dragged={runSheet?.drag.dragged?.hashcode === item.hashcode}
      data-conflict={conflicts.length > 0 || undefined}
      data-short={height < 40 || undefined}
      data-editable={isEditable || undefined}
      style={{ insetBlockStart: heightOf(scale, from) - top, blockSize: height }}
      {...grip}
      // A finger scrolls the page: on a phone the menu moves.
      onPointerDown={(event) =>
        event.pointerType !== 'touch' && !isOnControl(event) && grip?.onPointerDown(event)
      }
      {...(isEditable && { onKeyDownCapture: onKeyDown })}
    >
      {playing !== null && (
        <span
          className={styles.playing}
          data-overrun={overrun > 0 || undefined}
          style={{ blockSize: `${Math.min(1, playing / minutes) * 100}%` }}
          aria-hidden
        />
      )}
      <span className={styles.time}>{words.time(time(from), time(to))}</span>
      <EntryName item={item} />
      {conflicts.length > 0 && (
        <span className={styles.mark} title={conflicts.join('\n')}>
          <Icon name="warning" size="small" label={words.isInConflict(conflicts.join(' '))} />
        </span>
      )}
      {isEditable && <SlotMenu item={item} performance={performance} position={position} count={count} />}
      {grip && (
        <span
          data-stretch={from}
          className={styles.edge}
          title={words.stretch(item.name)}
          {...grip}
          onPointerDown={(event) => {
            event.stopPropagation();
            grip.onPointerDown(event);
          }}
          onPointerMove={(event) => {
            event.stopPropagation();
            grip.onPointerMove(event);
          }}
        />
      )}
    </li>
  );
}

/** A link or a button in a block keeps its own use. */
function isOnControl({ target }: PointerEvent): boolean {
  return target instanceof Element && target.closest('a, button') !== null;
}

const keys: Readonly<Record<string, Pick<BoardKey, 'minutes' | 'lanes'>>> = {
  ArrowUp: { minutes: -1, lanes: 0 },
  ArrowDown: { minutes: 1, lanes: 0 },
  ArrowLeft: { minutes: 0, lanes: -1 },
  ArrowRight: { minutes: 0, lanes: 1 },
};
