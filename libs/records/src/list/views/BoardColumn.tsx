import type { Status } from '@callboard/api-contract';
import { recordHooksFor } from '@callboard/api-client/collections';
import { translate } from '@callboard/language';
import { QueryView, StatusBadge } from '@callboard/ui-kit/display';
import { Button, Skeleton } from '@callboard/ui-kit/elements';
import { useState } from 'react';
import { useZoneOf } from '../../values/useZoneOf';
import { toKitTone } from '../../kinds/optionOf';
import styles from './board.module.css';
import { BoardCard, type CardTools } from './BoardCard';
import { boardMessages } from './boardMessages';
import type { ViewProps } from './viewProps';

const pageSize = 20;

interface BoardColumnProps extends ViewProps {
  name: string;
  status: Status;
  /** True if the dragged card can be dropped here; undefined while there is none. */
  isOpen: boolean | undefined;
  isOver: boolean;
  card: CardTools;
}

/** The records of one status, a page at a time. */
export function BoardColumn({ query, name, status, isOpen, isOver, card, ...facts }: BoardColumnProps) {
  const { collection, definition } = facts;
  const rows = recordHooksFor(collection).useRows({ ...query, pageSize });
  const [most, setMost] = useState(pageSize);
  const dated = definition.calendar?.from;
  const { zoneOf } = useZoneOf(definition, dated !== undefined);
  const answer = { value: rows.count, problem: rows.problem, isLoading: rows.isLoading, retry: rows.refetch };
  const label = translate(status.label);

  function showMore() {
    setMost(most + pageSize);
    rows.onRangeChange(0, most + pageSize - 1);
  }

  return (
    <section
      className={styles.column}
      aria-label={rows.count === undefined ? label : boardMessages.columnOf(label, rows.count)}
      data-status={name}
      data-open={isOpen}
      data-over={isOver || undefined}
    >
      <h2 className={styles.head}>
        <StatusBadge label={label} tone={toKitTone(status.tone)} />
        <span className={styles.count}>{rows.count}</span>
      </h2>
      <QueryView
        query={answer}
        loading={<Skeleton lines={4} />}
        isEmpty={(count) => count === 0}
        empty={<p className={styles.none}>{boardMessages.none}</p>}
      >
        {(count) => (
          <>
            <ul className={styles.cards}>
              {Array.from({ length: Math.min(count, most) }, (_, index) => {
                const record = rows.rowAt(index);
                return record ? (
                  <BoardCard
                    key={record.hashcode}
                    definition={definition}
                    record={record}
                    zone={zoneOf(record)}
                    tools={card}
                  />
                ) : (
                  <li key={index} className={styles.card}>
                    <Skeleton lines={2} />
                  </li>
                );
              })}
            </ul>
            {count > most && (
              <Button size="small" variant="quiet" onClick={showMore}>
                {boardMessages.showMore}
              </Button>
            )}
          </>
        )}
      </QueryView>
    </section>
  );
}
