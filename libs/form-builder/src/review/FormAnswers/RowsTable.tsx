import type { FormSection } from '@callboard/api-contract/forms';
import type { AnswerErrors, VisibleField } from '@callboard/domain/forms';
import { AnswerValue } from './AnswerValue';
import styles from './FormAnswers.module.css';

export interface RowsTableProps {
  section: FormSection;
  rows: readonly (readonly VisibleField[])[];
  errors: AnswerErrors;
}

/** A table of rows with few and short answers. It can be scrolled with the keyboard if it is wider than the page. */
export function RowsTable({ section, rows, errors }: RowsTableProps) {
  const label = section.title || section.repeat?.row;
  return (
    <div className={styles.scroller} role="region" aria-label={label} tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr>
            {section.fields.map(({ id, label: column }) => (
              <th key={id} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <tr key={index}>
              {section.fields.map((field) => {
                const match = row.find((each) => each.field.id === field.id);
                return (
                  <td key={field.id}>
                    {match && <AnswerValue field={field} answer={match.answer} />}
                    {match &&
                      errors[match.name]?.map((error) => (
                        <span key={error} className={styles.error}>
                          {error}
                        </span>
                      ))}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
