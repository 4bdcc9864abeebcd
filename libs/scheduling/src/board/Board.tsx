import { standingSlots, type SheetDay, type SheetLane } from '@callboard/domain/scheduling';
import { usePageQuery } from '@callboard/records';
import type { Clock } from '@callboard/records/screen';
import { useLabel } from '@callboard/tenant';
import { Button } from '@callboard/ui-kit/elements';
import { Field, Select } from '@callboard/ui-kit/inputs';
import { Stack } from '@callboard/ui-kit/layout';
import { Fragment, useEffect, useMemo, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import { Link } from 'react-router';
import { useRunSheet } from '../run-sheet/RunSheetContext';
import styles from './Board.module.css';
import { BoardLane } from './BoardLane';
import { boardMessages as words } from './boardMessages';
import { PlanDay } from './solver/PlanDay';
import { textOfConflict } from './textOfConflict';
import { heightOf, ticksOf, timeScale, zooms } from './timeScale';
import { useBoardKeys } from './useBoardKeys';
import type { Conflicts } from './useConflicts';
import { usePreview } from './usePreview';

export interface BoardProps {
  /** At least one. */
  days: readonly SheetDay[];
  clock: Clock;
  statusOf: (status: string) => { label: string };
  /** Null until they are known, and for those who cannot read them. */
  conflicts: Conflicts | null;
}

/**
 * A day of an event to scale, a column for each space: items are dragged to other times and stretched, or moved by Alt and the arrow
 * keys; those that follow make room. A phone shows one space.
 */
export function Board({ days, clock, statusOf, conflicts }: BoardProps) {
  const runSheet = useRunSheet();
  const label = useLabel('entries');
  const [query, setQuery] = usePageQuery();
  const [zoom, setZoom] = useState(2);
  const scroller = useRef<HTMLDivElement>(null);
  const preview = usePreview(conflicts);
  const shown = days.find(({ day }) => day === query.get('day')) ?? days[0];
  const lanes = shown?.lanes ?? [];
  const lane = lanes.find(({ space }) => space.hashcode === query.get('space')) ?? lanes[0];
  const scale = timeScale(
    lanes.flatMap(({ performances }) => performances.map(({ performance }) => performance)),
    zooms[zoom] ?? zooms[2],
  );
  const onKey = useBoardKeys(lanes, scale);
  const found = conflicts?.found;
  const conflictsOf = useMemo(() => {
    const texts = new Map<string, string[]>();
    for (const conflict of found ?? [])
      for (const { item } of [conflict.one, conflict.other])
        texts.set(item.hashcode, [...(texts.get(item.hashcode) ?? []), textOfConflict(conflict, clock)]);
    return texts;
  }, [found, clock]);
  const first = firstSlot(lanes, scale.from);
  const day = shown?.day;
  // Synchronises with the scroller: a day is shown from its first item on.
  useEffect(() => {
    if (scroller.current) scroller.current.scrollTop = Math.max(0, heightOf(scale, first) - 16);
    // Where the user has scrolled stays when items move or the scale changes.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [day]);
  if (!shown) return null;

  function select(name: 'day' | 'space', value: string) {
    const next = new URLSearchParams(query);
    next.set(name, value);
    setQuery(next, { replace: true });
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'z' || event.shiftKey || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    runSheet?.undo();
  }

  /** Scrolls while something is dragged near an edge. */
  function onPointerMove({ clientX, clientY }: PointerEvent) {
    const box = scroller.current?.getBoundingClientRect();
    if (!box || !runSheet?.drag.dragged) return;
    const bottom = Math.min(box.bottom, window.innerHeight);
    scroller.current?.scrollBy(pull(clientX, box.left, box.right), pull(clientY, box.top, bottom));
  }

  return (
    <Stack>
      <div className={styles.tools}>
        {days.length > 1 && (
          <Field label={words.day}>
            <Select
              placeholder={null}
              value={shown.day}
              onChange={(event) => select('day', event.target.value)}
              options={days.map(({ day }) => ({ value: day, label: clock.dayTitle(day) }))}
            />
          </Field>
        )}
        {lanes.length > 1 && (
          <div className={styles.spaces}>
            <Field label={words.space}>
              <Select
                placeholder={null}
                value={lane?.space.hashcode ?? ''}
                onChange={(event) => select('space', event.target.value)}
                options={lanes.map(({ space }) => ({ value: space.hashcode, label: space.title }))}
              />
            </Field>
          </div>
        )}
        <span className={styles.zoom}>
          <Button
            shape="square"
            icon="minus"
            aria-label={words.zoomOut}
            disabled={zoom === 0}
            onClick={() => setZoom(zoom - 1)}
          />
          <Button
            shape="square"
            icon="plus"
            aria-label={words.zoomIn}
            disabled={zoom === zooms.length - 1}
            onClick={() => setZoom(zoom + 1)}
          />
        </span>
        {runSheet && conflicts && <PlanDay day={shown} clock={clock} conflicts={conflicts} />}
        {runSheet && (
          <Button
            icon="undo"
            disabled={runSheet.undoable === null}
            {...(runSheet.undoable !== null && { 'aria-label': words.undoNamed(runSheet.undoable) })}
            onClick={runSheet.undo}
          >
            {words.undo}
          </Button>
        )}
      </div>
      {runSheet && <p className={styles.hint}>{words.hint(label)}</p>}
      <div
        ref={scroller}
        className={styles.root}
        role="group"
        aria-label={words.boardOf(clock.dayTitle(shown.day))}
        onKeyDown={onKeyDown}
        onPointerMove={onPointerMove}
      >
        <div className={styles.corner} />
        <div className={styles.axis} style={{ blockSize: heightOf(scale, scale.to) }} aria-hidden>
          {ticksOf(scale).map((tick) => (
            <span key={tick} className={styles.tick} style={{ insetBlockStart: heightOf(scale, tick) }}>
              {clock.time(new Date(tick).toISOString())}
            </span>
          ))}
        </div>
        {lanes.map((each) => (
          <Fragment key={each.space.hashcode}>
            <h3 className={styles.head} data-selected={each === lane || undefined}>
              <Link to={`/spaces/${each.space.hashcode}`}>{each.space.title}</Link>
              <span className={styles.venue}>{each.venue.title}</span>
            </h3>
            <div className={styles.column} data-selected={each === lane || undefined}>
              <BoardLane
                lane={each}
                scale={scale}
                clock={clock}
                statusOf={statusOf}
                conflictsOf={conflictsOf}
                preview={preview}
                onKey={onKey}
              />
            </div>
          </Fragment>
        ))}
      </div>
    </Stack>
  );
}

/** By how many pixels a drag near an edge scrolls. */
function pull(at: number, from: number, to: number): number {
  if (at < from + 40) return -16;
  return at > to - 40 ? 16 : 0;
}

/** The start of the first item of a day, in milliseconds since 1970. */
function firstSlot(lanes: readonly SheetLane[], none: number): number {
  const starts = lanes.flatMap(({ performances }) =>
    performances.flatMap(({ performance, items }) =>
      standingSlots(performance, items).map(({ from }) => from),
    ),
  );
  return starts.length > 0 ? Math.min(...starts) : none;
}
