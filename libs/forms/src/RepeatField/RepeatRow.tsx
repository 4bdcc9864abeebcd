import { Button, Icon } from '@callboard/ui-kit/elements';
import { useId, type ComponentProps, type ReactNode } from 'react';
import { messages } from '../messages';
import styles from './RepeatField.module.css';

export interface RepeatRowProps {
  title: string;
  isFixed: boolean;
  isDragged: boolean;
  canRemove: boolean;
  isFirst: boolean;
  isLast: boolean;
  onRemove: () => void;
  onMove: (step: 1 | -1) => void;
  /** Event handlers of the grip. */
  dragProps: Pick<
    ComponentProps<'span'>,
    'onPointerDown' | 'onPointerMove' | 'onPointerUp' | 'onPointerCancel'
  >;
  children: ReactNode;
}

/** One row: its fields and its actions. The grip is for pointers only; the buttons do the same for the keyboard. */
export function RepeatRow(props: RepeatRowProps) {
  const { title, isFixed, onMove } = props;
  const id = useId();
  return (
    <div
      className={styles.row}
      role="group"
      aria-labelledby={id}
      data-row
      data-dragged={props.isDragged || undefined}
    >
      <div className={styles.head}>
        {!isFixed && (
          <span className={styles.grip} title={messages.drag(title)} {...props.dragProps}>
            <Icon name="grip" />
          </span>
        )}
        <span className={styles.title} id={id}>
          {title}
        </span>
        {!isFixed && (
          <span className={styles.actions}>
            <Button
              variant="quiet"
              shape="square"
              size="small"
              icon="chevron-up"
              aria-label={messages.moveUp(title)}
              disabled={props.isFirst}
              data-move="-1"
              onClick={() => onMove(-1)}
            />
            <Button
              variant="quiet"
              shape="square"
              size="small"
              icon="chevron-down"
              aria-label={messages.moveDown(title)}
              disabled={props.isLast}
              data-move="1"
              onClick={() => onMove(1)}
            />
            <Button
              variant="quiet"
              shape="square"
              size="small"
              icon="trash"
              aria-label={messages.removeRow(title)}
              disabled={!props.canRemove}
              onClick={props.onRemove}
            />
          </span>
        )}
      </div>
      <div className={styles.fields}>{props.children}</div>
    </div>
  );
}
