import { valueIn, recordPath, type RecordBase, type Collection } from '@callboard/api-contract';
import { RecordAvatar } from '@callboard/pickers';
import { Menu } from '@callboard/ui-kit/overlays';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { FieldValue } from '../../values/FieldValue';
import type { Step } from '../../transitions/stepsOf';
import styles from './board.module.css';
import { boardMessages } from './boardMessages';
import type { CardDrag } from './useCardDrag';

/** Props that the cards of all columns share. */
export interface CardTools {
  drag: CardDrag;
  stepsOf: (record: RecordBase) => Step[];
  begin: (step: Step) => void;
  /** The record whose step is under way. */
  moving: string | undefined;
  /** The record that was moved last: its card takes the focus that its old place has lost. */
  last: string | undefined;
}

interface BoardCardProps {
  definition: Collection;
  record: RecordBase;
  zone: string | undefined;
  tools: CardTools;
}

/** A record on the board: it leads to its page, and moves by pointer or by its menu. */
export function BoardCard({ definition, record, zone, tools }: BoardCardProps) {
  const { drag, begin, moving, last } = tools;
  const { title, subtitle } = record.qed_model;
  const link = useRef<HTMLAnchorElement>(null);
  const isLast = last === record.hashcode;
  const steps = tools.stepsOf(record);
  const dated = definition.calendar?.from;
  const field = dated === undefined ? undefined : definition.fields[dated];
  const isDragged = drag.dragged?.hashcode === record.hashcode;

  // Gives the browser's focus to a card that was moved: its menu was, or still is, in another column.
  useEffect(() => {
    const focused = document.activeElement;
    const isFree = focused === document.body || focused?.closest(`[data-record="${record.hashcode}"]`);
    if (isLast && isFree) link.current?.focus();
  }, [isLast, record.hashcode]);

  return (
    <li
      className={styles.card}
      data-record={record.hashcode}
      data-movable={steps.length > 0 || undefined}
      data-dragged={isDragged || undefined}
      aria-busy={moving === record.hashcode || undefined}
      {...(steps.length > 0 && drag.cardProps(record))}
      style={isDragged ? { translate: `${drag.offset.x}px ${drag.offset.y}px` } : undefined}
    >
      <RecordAvatar record={record} size="small" />
      <span className={styles.text}>
        <Link ref={link} to={recordPath(definition, record)} className={styles.title} draggable={false}>
          {title}
        </Link>
        {subtitle !== '' && <span className={styles.detail}>{subtitle}</span>}
        {field && dated !== undefined && zone !== undefined && Boolean(valueIn(record, dated)) && (
          <span className={styles.detail}>
            <FieldValue field={field} value={valueIn(record, dated)} zone={zone} record={record} />
          </span>
        )}
      </span>
      {steps.length > 0 && (
        <Menu
          shape="square"
          size="small"
          variant="quiet"
          icon="more"
          align="end"
          aria-label={boardMessages.statusOf(title)}
          items={steps.map((step) => ({
            label: step.label,
            isDanger: step.confirm !== undefined,
            onSelect: () => begin(step),
          }))}
        />
      )}
    </li>
  );
}
