import type { FormSection } from '@callboard/api-contract/forms';
import type { AnswerErrors, VisibleField } from '@callboard/domain/forms';
import { messages } from '../../messages';
import { questionKinds } from '../../kinds/questionKinds';
import { AnswerList } from './AnswerList';
import styles from './FormAnswers.module.css';
import { RowsTable } from './RowsTable';
import { toRows } from './toRows';

export interface AnswerSectionProps {
  section: FormSection;
  fields: readonly VisibleField[];
  errors: AnswerErrors;
  isScored: boolean;
  Heading: 'h3' | 'h4';
}

const maxColumns = 4;

/** The answers of one section: a list, or a table or lists of rows if it is repeated. */
export function AnswerSection({ section, fields, errors, isScored, Heading }: AnswerSectionProps) {
  const { title, repeat, id } = section;
  const name = title || repeat?.row;
  const rows = repeat ? toRows(fields) : [];
  const isNarrow =
    section.fields.length <= maxColumns &&
    section.fields.every(({ kind }) => !questionKinds[kind].question.isWide);
  return (
    <div className={styles.section}>
      {name && <Heading className={styles.heading}>{name}</Heading>}
      {errors[id]?.map((error) => (
        <p key={error} className={styles.error}>
          {error}
        </p>
      ))}
      {!repeat && <AnswerList fields={fields} errors={errors} isScored={isScored} />}
      {repeat && rows.length === 0 && <p className={styles.none}>{messages.noRows}</p>}
      {repeat && rows.length > 0 && isNarrow && !isScored && (
        <RowsTable section={section} rows={rows} errors={errors} />
      )}
      {repeat &&
        (!isNarrow || isScored) &&
        rows.map((row, index) => (
          <div key={index} className={styles.row}>
            <p className={styles.rowTitle}>{messages.rowTitle(repeat.row, index + 1)}</p>
            <AnswerList fields={row} errors={errors} isScored={isScored} />
          </div>
        ))}
    </div>
  );
}
