import type { FormSection } from '@callboard/api-contract/forms';
import { Badge } from '@callboard/ui-kit/display';
import { useId } from 'react';
import { AddQuestion } from '../AddQuestion/AddQuestion';
import { NewQuestion } from '../AddQuestion/NewQuestion';
import type { DragState } from '../drag/dropPlace';
import { FieldCard } from '../FieldCard/FieldCard';
import { useActions, useFormModel, type QuestionPlace } from '../FormBuilder/BuilderContext';
import { messages } from '../messages';
import { conditionText } from '../reading/conditionText';
import { sectionTitle } from '../reading/titleOf';
import styles from './SectionCard.module.css';
import { SectionMenu } from './SectionMenu';
import { SectionSettings } from './SectionSettings';

export interface SectionCardProps {
  section: FormSection;
  /** Its position on the page. */
  index: number;
  /** The id of the part whose settings are open. */
  open: string | undefined;
  /** The question that is being added to this section. */
  newQuestion: QuestionPlace | undefined;
  drag: DragState;
}

/** A section and its questions. */
export function SectionCard({ section, index, open, newQuestion, drag }: SectionCardProps) {
  const { id, fields } = section;
  const { isReadOnly } = useFormModel();
  return (
    <div
      className={styles.root}
      role="group"
      aria-label={sectionTitle(section, index)}
      data-part={id}
      data-drop={id}
      data-drop-in
      data-over={drag.target?.over === id || undefined}
    >
      <SectionHead section={section} index={index} isOpen={open === id} />
      {open === id && !isReadOnly && <SectionSettings section={section} index={index} />}
      {fields.length === 0 && newQuestion === undefined && (
        <p className={styles.none}>{messages.noQuestionsHere}</p>
      )}
      <ol className={styles.fields} role="list">
        {fields.map((field, place) => [
          newQuestion?.index === place && <NewQuestionRow key="new" place={newQuestion} />,
          <FieldRow key={field.id} section={section} index={place} isOpen={open === field.id} drag={drag} />,
        ])}
        {newQuestion !== undefined && newQuestion.index >= fields.length && (
          <NewQuestionRow place={newQuestion} />
        )}
      </ol>
      {!isReadOnly && <AddQuestion section={id} index={fields.length} />}
    </div>
  );
}

function NewQuestionRow({ place }: { place: QuestionPlace }) {
  return (
    <li>
      <NewQuestion key={`${place.section} ${place.index} ${place.kind}`} place={place} />
    </li>
  );
}

interface FieldRowProps {
  section: FormSection;
  index: number;
  isOpen: boolean;
  drag: DragState;
}

/** Passes primitive props to the memoised card, so that it renders only if one of them changes. */
function FieldRow({ section, index, isOpen, drag }: FieldRowProps) {
  const { fields, numbers, errors, answered, isReadOnly } = useFormModel();
  const field = section.fields[index];
  if (!field) return null;
  const number = numbers.get(field.id) ?? 0;
  const { shownIf = [] } = field;
  return (
    <FieldCard
      field={field}
      number={number}
      isFirst={number === 1}
      isLast={number === numbers.size}
      isOpen={isOpen}
      isReadOnly={isReadOnly}
      answers={answered[field.id] ?? 0}
      condition={shownIf.length > 0 ? messages.shownIf(conditionText(shownIf, fields)) : undefined}
      error={errors.get(field.id)}
      isDragged={drag.dragged === field.id}
      drop={drag.target?.over === field.id ? drag.target.side : undefined}
    />
  );
}

function SectionHead({ section, index, isOpen }: { section: FormSection; index: number; isOpen: boolean }) {
  const { fields, errors, isReadOnly } = useFormModel();
  const { toggle } = useActions();
  const id = useId();
  const title = sectionTitle(section, index);
  const { help, repeat, shownIf = [] } = section;
  const error = errors.get(section.id);
  return (
    <header className={styles.head}>
      <div className={styles.text}>
        <h3 className={styles.title}>
          {isReadOnly ? (
            <span tabIndex={-1} data-title>
              {title}
            </span>
          ) : (
            <button
              type="button"
              className={styles.open}
              aria-expanded={isOpen}
              aria-describedby={id}
              onClick={() => toggle(section.id)}
              data-title
            >
              {title}
            </button>
          )}
        </h3>
        <div className={styles.facts} id={id}>
          {help && <p className={styles.help}>{help}</p>}
          {repeat && <Badge tone="blue">{messages.repeated(repeat.row)}</Badge>}
          {shownIf.length > 0 && <span>{messages.shownIf(conditionText(shownIf, fields))}</span>}
          {error !== undefined && <span className={styles.error}>{error}</span>}
        </div>
      </div>
      {!isReadOnly && <SectionMenu section={section} title={title} />}
    </header>
  );
}
