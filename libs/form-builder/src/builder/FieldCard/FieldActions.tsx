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

/** What can be done with a question: all that dragging does, and more, by buttons. */
export function FieldActions({ field: { id, label }, isFirst, isLast }: FieldActionsProps) {
  const { step, startBelow, askMove, duplicate, remove } = useActions();
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
          { label: messages.addQuestionBelow, icon: 'plus', onSelect: () => startBelow(id) },
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
          { label: messages.moveTo, icon: 'external', onSelect: () => askMove(id) },
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
