import { useLayoutEffect, type FocusEvent, type KeyboardEvent, type MouseEvent, type RefObject } from 'react';
import type { Rows } from '../hooks/recordHooks';
import { RecordSummary } from '../summary/RecordSummary';
import { useSummary } from '../summary/useSummary';
import { BesidePage } from './BesidePage';
import { rowAtElement } from './rowAtElement';
import type { RowHandlers } from './RowHandlers';
import { useRowMenu } from './useRowMenu';
import type { WithRowToolsProps } from './WithRowTools';

export interface RowToolsProps extends Omit<WithRowToolsProps, 'children'> {
  /** Where the table hands its events on. */
  handlers: RefObject<RowHandlers | null>;
  /** What the table stands in. */
  root: RefObject<HTMLElement | null>;
  /** Called once the tools listen. */
  onReady: () => void;
}

/** Gives the rows of a table their menu (clause 2.48) and their summary (clause 2.49). */
export function RowTools({ facts, rows, isSpaceFree, handlers, root, onReady }: RowToolsProps) {
  const { rowAt, count = 0 } = rows;
  const summary = useSummary();
  const menu = useRowMenu(facts, rowAt, summary);

  function onKeyDown(event: KeyboardEvent) {
    menu.target.onKeyDown(event);
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    const isInside = event.target instanceof Node && root.current?.contains(event.target) === true;
    if (event.key === 'Escape' && isInside && summary.hashcode !== undefined) summary.close();
    const isAsked = event.key.toLowerCase() === 's' || (event.key === ' ' && isSpaceFree);
    const hit = isAsked && isOnRow(event.target) ? rowAtElement(event.target, rowAt) : undefined;
    if (!hit) return;
    event.preventDefault();
    summary.show(hit.record.hashcode);
  }

  // While a summary is open, it is that of the row which the arrow keys have led to.
  function onFocus({ target }: FocusEvent) {
    const hit = summary.hashcode !== undefined && isOnRow(target) ? rowAtElement(target, rowAt) : undefined;
    if (hit) summary.show(hit.record.hashcode);
  }

  function onClick(event: MouseEvent) {
    if (!(event.target instanceof Element) || !event.target.closest('[data-summary]')) return;
    const hit = rowAtElement(event.target, rowAt);
    if (hit) summary.show(hit.record.hashcode);
  }

  const index = indexOf(summary.hashcode, rowAt, count);

  function moverBy(step: -1 | 1): (() => void) | undefined {
    const next = index === undefined ? undefined : rowAt(index + step);
    if (index === undefined || !next) return undefined;
    return () => {
      summary.show(next.hashcode);
      root.current?.querySelector(`tr[data-row="${index + step}"]`)?.scrollIntoView?.({ block: 'nearest' });
    };
  }

  // The table, which is above, hands its events to whatever was rendered last.
  useLayoutEffect(() => {
    handlers.current = { ...menu.target, onKeyDown, onFocus, onClick };
  });
  useLayoutEffect(() => {
    onReady();
    return () => {
      handlers.current = null;
    };
    // Once, when the tools have come.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);

  return (
    <>
      {menu.overlays}
      {summary.hashcode !== undefined && (
        <BesidePage>
          <RecordSummary
            collection={facts.collection}
            hashcode={summary.hashcode}
            onMove={moverBy}
            onEdit={menu.edit}
            onClose={summary.close}
          />
        </BesidePage>
      )}
    </>
  );
}

/** Whether the focus is on the row itself, not on a control in it. */
function isOnRow(target: EventTarget): boolean {
  return target instanceof Element && target.matches('[data-stop], [data-stop] *');
}

function indexOf(hashcode: string | undefined, rowAt: Rows['rowAt'], count: number): number | undefined {
  if (hashcode === undefined) return undefined;
  for (let index = 0; index < count; index += 1) if (rowAt(index)?.hashcode === hashcode) return index;
  return undefined;
}
