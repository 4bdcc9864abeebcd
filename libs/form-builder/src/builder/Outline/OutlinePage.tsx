import { Icon } from '@callboard/ui-kit/elements';
import { memo } from 'react';
import { useActions } from '../FormBuilder/BuilderContext';
import { messages } from '../messages';
import type { FormPage } from '../operations/places';
import styles from './Outline.module.css';

export interface OutlinePageProps {
  page: FormPage;
  isCurrent: boolean;
  /** True while a question is dragged over it. */
  isOver: boolean;
  firstNumber: number;
  /** Error texts by part id. */
  errors: ReadonlyMap<string, string>;
}

/** A page of the outline with its questions. */
export const OutlinePage = memo(function OutlinePage(props: OutlinePageProps) {
  const { page, isCurrent, isOver, firstNumber, errors } = props;
  const { goTo } = useActions();
  const fields = page.sections.flatMap((section) => section.fields);
  return (
    <li className={styles.page} data-drop={page.id} data-drop-in data-over={isOver || undefined}>
      <button
        type="button"
        className={styles.pageTitle}
        aria-current={isCurrent ? 'page' : undefined}
        onClick={() => goTo(page.id)}
      >
        <span className={styles.label}>{page.title}</span>
      </button>
      {fields.length > 0 && (
        <ol className={styles.questions} role="list">
          {fields.map(({ id, label }, index) => (
            <OutlineQuestion
              key={id}
              id={id}
              label={label}
              number={firstNumber + index}
              hasError={errors.has(id)}
            />
          ))}
        </ol>
      )}
    </li>
  );
});

interface OutlineQuestionProps {
  id: string;
  label: string;
  number: number;
  hasError: boolean;
}

const OutlineQuestion = memo(function OutlineQuestion({ id, label, number, hasError }: OutlineQuestionProps) {
  const { goTo } = useActions();
  return (
    <li>
      <button type="button" className={styles.question} onClick={() => goTo(id)}>
        <span className={styles.number}>{number}</span>
        <span className={styles.label}>{label}</span>
        {hasError && (
          <span className={styles.error}>
            <Icon name="warning" size="small" label={messages.error} />
          </span>
        )}
      </button>
    </li>
  );
});
