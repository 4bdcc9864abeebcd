import { lazy, Suspense, useRef, useState, type ReactNode, type SyntheticEvent } from 'react';
import { useSearchParams } from 'react-router';
import type { Rows } from '../hooks/recordHooks';
import type { ListFacts } from '../list/listFacts';
import { isForTools, sendAgain } from './missedEvents';
import type { RowHandlers } from './RowHandlers';
import styles from './rows.module.css';

const Tools = lazy(async () => ({ default: (await import('./RowTools')).RowTools }));

export interface WithRowToolsProps {
  facts: ListFacts;
  rows: Pick<Rows, 'rowAt' | 'count'>;
  /** Rows cannot be chosen: Space is free for the summary. */
  isSpaceFree: boolean;
  /** The table. */
  children: ReactNode;
}

/**
 * Gives the rows of a table their menu and their summary. The tools are fetched when somebody comes near the table, so that the
 * first list does not wait for them; what was asked of them meanwhile is asked again once they are here.
 */
export function WithRowTools({ children, ...tools }: WithRowToolsProps) {
  const [params] = useSearchParams();
  const [isNear, setNear] = useState(false);
  const handlers = useRef<RowHandlers | null>(null);
  const root = useRef<HTMLDivElement>(null);
  const missed = useRef<Event>(undefined);

  function pass<E extends SyntheticEvent>(event: E, handle: ((event: E) => void) | undefined) {
    handle?.(event);
    if (handlers.current || !isForTools(event, tools.isSpaceFree)) return;
    // A finger that has come down may still scroll or press.
    if (event.type !== 'pointerdown') event.preventDefault();
    missed.current = event.nativeEvent;
    setNear(true);
  }

  function forgetPress() {
    if (missed.current?.type === 'pointerdown') missed.current = undefined;
  }

  return (
    <div
      ref={root}
      className={styles.root}
      onPointerEnter={() => setNear(true)}
      onPointerDown={(event) => pass(event, handlers.current?.onPointerDown)}
      onPointerMove={(event) => handlers.current?.onPointerMove(event)}
      onPointerUp={(event) => {
        forgetPress();
        handlers.current?.onPointerUp(event);
      }}
      onPointerCancel={(event) => {
        forgetPress();
        handlers.current?.onPointerCancel(event);
      }}
      onContextMenu={(event) => pass(event, handlers.current?.onContextMenu)}
      onKeyDown={(event) => pass(event, handlers.current?.onKeyDown)}
      onClick={(event) => pass(event, handlers.current?.onClick)}
      onFocus={(event) => {
        setNear(true);
        handlers.current?.onFocus(event);
      }}
    >
      {children}
      {(isNear || params.has('summary')) && (
        <Suspense fallback={null}>
          <Tools
            {...tools}
            handlers={handlers}
            root={root}
            onReady={() => {
              const event = missed.current;
              missed.current = undefined;
              if (event) sendAgain(event);
            }}
          />
        </Suspense>
      )}
    </div>
  );
}
