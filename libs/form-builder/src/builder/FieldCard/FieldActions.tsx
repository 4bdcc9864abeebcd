import type { FormField } from '@callboard/api-contract/forms';
import { Button } from '@callboard/ui-kit/elements';
import { Menu } from '@callboard/ui-kit/overlays';
import { useActions } from '../FormBuilder/BuilderContext';
import { messages } from '../messages';
import styles from './FieldCard.module.css';

export interface FieldActionsProps {
  field: FormField;
  isFirst: boolean;
  isLast: boolean;
}

/** The buttons and menu of a question. They cover everything that dragging does, for keyboards and screen readers. */
export function FieldActions({ field: { id, label }, isFirst, isLast }: FieldActionsProps) {
  const { step, startQuestionBelow, openMoveDialog, duplicate, remove } = useActions();
  return (
    <span className={styles.actions}>
      <span className={styles.steps}>
        <Button
          variant="quiet"
          shape="square"
          size="small"
          icon="chevron-up"
          aria-label={messages.moveUpNamed(label)}
          disabled={isFirst}
          onClick={() => step(id, -1, 'button')}
          data-move="-1"
        />
        <Button
          variant="quiet"
          shape="square"
          size="small"
          icon="chevron-down"
          aria-label={messages.moveDownNamed(label)}
          disabled={isLast}
          onClick={() => step(id, 1, 'button')}
          data-move="1"
        />
      </span>
      <Menu
        shape="square"
        variant="quiet"
        size="small"
        icon="more"
        align="end"
        aria-label={messages.questionActions(label)}
        data-more
        items={[
          { label: messages.addQuestionBelow, icon: 'plus', onSelect: () => startQuestionBelow(id) },
          { label: messages.duplicate, icon: 'copy', onSelect: () => duplicate(id) },
          {
            label: messages.moveUp,
            icon: 'chevron-up',
            separator: true,
            disabled: isFirst,
            onSelect: () => step(id, -1, 'menu'),
          },
          {
            label: messages.moveDown,
            icon: 'chevron-down',
            disabled: isLast,
            onSelect: () => step(id, 1, 'menu'),
          },
          { label: messages.moveTo, icon: 'external', onSelect: () => openMoveDialog(id) },
          {
            label: messages.remove,
            icon: 'trash',
            separator: true,
            isDanger: true,
            onSelect: () => remove(id),
          },
        ]}
      />
    </span>
  );
}
