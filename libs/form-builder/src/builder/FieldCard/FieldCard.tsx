import type { FormField } from '@callboard/api-contract/forms';
import { Badge } from '@callboard/ui-kit/display';
import { Icon } from '@callboard/ui-kit/elements';
import { memo, useId } from 'react';
import { useGrip } from '../drag/DragContext';
import type { DropTarget } from '../drag/dropPlace';
import { useActions } from '../FormBuilder/BuilderContext';
import { messages } from '../messages';
import { questionKinds } from '../../kinds/questionKinds';
import { FieldActions } from './FieldActions';
import styles from './FieldCard.module.css';
import { FieldFacts } from './FieldFacts';
import { FieldSettings } from './FieldSettings';

export interface FieldCardProps {
  field: FormField;
  /** Its number in the whole form. */
  number: number;
  isFirst: boolean;
  isLast: boolean;
  isOpen: boolean;
  isReadOnly: boolean;
  /** The number of answers that were given to it. */
  answers: number;
  /** The text that describes when it is shown. */
  condition: string | undefined;
  /** The text of its error. */
  error: string | undefined;
  isDragged: boolean;
  /** Where a question that is dragged over it would be dropped. */
  drop: DropTarget['side'] | undefined;
}

/** A question: collapsed to a summary, or expanded with its settings inline. */
export const FieldCard = memo(function FieldCard(props: FieldCardProps) {
  const { field, isOpen, isReadOnly, answers } = props;
  const id = useId();
  return (
    <li
      className={styles.root}
      data-part={field.id}
      data-drop={field.id}
      data-over={props.drop}
      data-dragged={props.isDragged || undefined}
      data-open={isOpen || undefined}
    >
      <div className={styles.head}>
        {!isReadOnly && <Grip field={field} />}
        <FieldTitle {...props} panel={id} />
        {!isReadOnly && <FieldActions field={field} isFirst={props.isFirst} isLast={props.isLast} />}
      </div>
      {isOpen && (
        <div className={styles.panel} id={id}>
          {isReadOnly ? <FieldFacts field={field} /> : <FieldSettings field={field} answers={answers} />}
        </div>
      )}
    </li>
  );
});

function Grip({ field: { id, label } }: { field: FormField }) {
  const gripProps = useGrip();
  return (
    <span className={styles.grip} title={messages.drag(label)} {...gripProps(id)}>
      <Icon name="grip" />
    </span>
  );
}

function FieldTitle({
  field,
  number,
  isOpen,
  answers,
  condition,
  error,
  panel,
}: FieldCardProps & { panel: string }) {
  const { toggle } = useActions();
  const id = useId();
  const { options = [] } = field;
  return (
    <button
      type="button"
      className={styles.title}
      aria-expanded={isOpen}
      aria-controls={isOpen ? panel : undefined}
      aria-labelledby={`${id}-label`}
      aria-describedby={`${id}-facts`}
      onClick={() => toggle(field.id)}
      data-title
    >
      <span className={styles.label} id={`${id}-label`}>
        <span className={styles.number}>{number}</span> {field.label}
        {field.required === true && (
          <span className={styles.required} title={messages.requiredMark} aria-hidden>
            {' *'}
          </span>
        )}
      </span>
      <span className={styles.facts} id={`${id}-facts`}>
        <span className={styles.fact}>
          <Icon name={questionKinds[field.kind].question.icon} size="small" />
          {questionKinds[field.kind].question.name()}
        </span>
        {field.required === true && <span>{messages.requiredMark}</span>}
        {options.length > 0 && <span>{messages.optionCount(options.length)}</span>}
        {answers > 0 && <Badge>{messages.answers(answers)}</Badge>}
        {condition !== undefined && (
          <span className={styles.fact}>
            <Icon name="eye" size="small" />
            {condition}
          </span>
        )}
        {error !== undefined && (
          <span className={styles.error}>
            <Icon name="warning" size="small" />
            {error}
          </span>
        )}
      </span>
    </button>
  );
}
