import {
  lazy,
  Suspense,
  useRef,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
} from 'react';
import type { Rows } from '@callboard/api-client/collections';
import type { ListFacts } from './listFacts';
import { useSummary } from '../summary/useSummary';
import { AsidePage } from './AsidePage';
import { rowAtElement } from './rowAtElement';
import styles from './rows.module.css';
import { useRowMenu } from './useRowMenu';

const RecordSummary = lazy(async () => ({
  default: (await import('../summary/RecordSummary')).RecordSummary,
}));

export interface RowToolsProps {
  facts: ListFacts;
  rows: Pick<Rows, 'rowAt' | 'count'>;
  /** True if Space can open the summary, because rows cannot be selected. */
  isSpaceFree: boolean;
  children: ReactNode;
}

/** Adds a menu (clause 2.48) and a summary (clause 2.49) to the rows of a table. */
export function RowTools({ facts, rows, isSpaceFree, children }: RowToolsProps) {
  const { rowAt, count = 0 } = rows;
  const root = useRef<HTMLDivElement>(null);
  const summary = useSummary();
  const menu = useRowMenu(facts, rowAt, summary);

  function onKeyDown(event: KeyboardEvent) {
    menu.target.onKeyDown(event);
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    const isInside = event.target instanceof Node && root.current?.contains(event.target) === true;
    if (event.key === 'Escape' && isInside && summary.hashcode !== undefined) summary.close();
    const isSummaryKey = event.key.toLowerCase() === 's' || (event.key === ' ' && isSpaceFree);
    const hit = isSummaryKey && isOnRow(event.target) ? rowAtElement(event.target, rowAt) : undefined;
    if (!hit) return;
    event.preventDefault();
    summary.show(hit.record.hashcode);
  }

  // While a summary is open, it follows the row that the arrow keys focus.
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

  return (
    <div ref={root} className={styles.root} {...menu.target} {...{ onKeyDown, onFocus, onClick }}>
      {children}
      {menu.overlays}
      {summary.hashcode !== undefined && (
        <Suspense fallback={null}>
          <AsidePage>
            <RecordSummary
              collection={facts.collection}
              hashcode={summary.hashcode}
              onMove={moverBy}
              onEdit={menu.edit}
              onClose={summary.close}
            />
          </AsidePage>
        </Suspense>
      )}
    </div>
  );
}

/** True if the focus is on the row itself, not on a control in it. */
function isOnRow(target: EventTarget): boolean {
  return target instanceof Element && target.matches('[data-stop], [data-stop] *');
}

function indexOf(hashcode: string | undefined, rowAt: Rows['rowAt'], count: number): number | undefined {
  if (hashcode === undefined) return undefined;
  for (let index = 0; index < count; index += 1) if (rowAt(index)?.hashcode === hashcode) return index;
  return undefined;
}
