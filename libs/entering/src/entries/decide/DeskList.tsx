import { collections } from '@callboard/api-client/collections';
import { isReference, type RecordOf } from '@callboard/api-contract';
import { collectionNamed } from '@callboard/api-contract/collections';
import { translate } from '@callboard/language';
import { useCollectionLabel, useUndoAlert, useZone } from '@callboard/records';
import { formatInstant } from '@callboard/ui-kit/dates';
import { StatusBadge } from '@callboard/ui-kit/display';
import { Button } from '@callboard/ui-kit/elements';
import { useEffect, useRef } from 'react';
import styles from './decide.module.css';
import { decideMessages as words } from './decideMessages';
import type { DeskView } from './deskQuery';

export interface DeskListProps {
  view: DeskView;
  records: readonly RecordOf<'entries'>[];
  selected: string | undefined;
  onSelect: (hashcode: string) => void;
}

const tones = { accept: 'green', waitlist: 'amber', decline: 'red' } as const;

/** The entries of a view, one of which is selected. Those that wait can be moved up and down. */
export function DeskList({ view, records, selected, onSelect }: DeskListProps) {
  const zone = useZone();
  const label = useCollectionLabel('entries');
  const list = useRef<HTMLUListElement>(null);
  const { move, isMoving } = useMoving(records);
  // The focus is outside React: it follows the selection within the list, and is not lost with an item that leaves it.
  useEffect(() => {
    const current = list.current?.querySelector<HTMLElement>('[aria-current="true"]');
    current?.scrollIntoView?.({ block: 'nearest' });
    const { activeElement } = document;
    if (activeElement === document.body || list.current?.contains(activeElement)) {
      current?.focus({ preventScroll: true });
    }
  }, [selected]);
  return (
    <ul ref={list} className={styles.list} role="list" aria-label={label.many}>
      {records.map((record, index) => {
        const { hashcode, event, submitted_at: at, decision, qed_model: model } = record;
        return (
          <li key={hashcode} className={styles.item}>
            <button
              type="button"
              className={styles.row}
              aria-current={hashcode === selected}
              onClick={() => onSelect(hashcode)}
            >
              <span className={styles.rowTitle}>
                {view === 'waiting' && `${index + 1}. `}
                {model.title}
              </span>
              <span className={styles.muted}>
                {[model.subtitle, isReference(event) ? event.title : null].filter(Boolean).join(' · ')}
              </span>
              {typeof at === 'string' && (
                <span className={styles.muted}>{words.submittedAt(formatInstant(at, zone))}</span>
              )}
              {view === 'send' && isDecision(decision) && (
                <StatusBadge label={optionLabel(decision)} tone={tones[decision]} />
              )}
            </button>
            {view === 'waiting' && (
              <span className={styles.moves}>
                <Button
                  variant="quiet"
                  size="small"
                  icon="chevron-up"
                  aria-label={words.moveUp(model.title)}
                  disabled={index === 0 || isMoving}
                  onClick={() => void move(index, index - 1)}
                />
                <Button
                  variant="quiet"
                  size="small"
                  icon="chevron-down"
                  aria-label={words.moveDown(model.title)}
                  disabled={index === records.length - 1 || isMoving}
                  onClick={() => void move(index, index + 1)}
                />
              </span>
            )}
          </li>
        );
      })}
    </ul>
  );
}

/** Moves an entry of the waiting list; the places of all are written where they are not in order yet. */
function useMoving(records: readonly RecordOf<'entries'>[]) {
  const [patchAll, { isLoading }] = collections.entries.useBulkPatch();
  const showUndo = useUndoAlert();
  async function move(from: number, to: number) {
    const record = records[from];
    if (!record) return;
    const ordered = records.toSpliced(from, 1).toSpliced(to, 0, record);
    const changed = ordered.flatMap(({ hashcode, version, waiting_place }, index) =>
      waiting_place === index + 1
        ? []
        : [{ hashcode, waiting_place: index + 1, ...(version !== undefined && { version }) }],
    );
    const outcome = await patchAll(changed);
    if (outcome.ok) showUndo(words.moved(record.qed_model.title), outcome.changeSet);
  }
  return { move, isMoving: isLoading };
}

function isDecision(value: unknown): value is keyof typeof tones {
  return typeof value === 'string' && value in tones;
}

function optionLabel(value: string): string {
  const field = collectionNamed('entries').fields['decision'];
  const options = field?.kind === 'select' ? field.options : [];
  return translate(options.find((option) => option.value === value)?.label ?? value);
}
