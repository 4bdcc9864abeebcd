import type { FormSection } from '@callboard/api-contract/forms';
import type { AnswerErrors, AskedField } from '@callboard/domain/forms';
import { AnswerValue } from './AnswerValue';
import styles from './FormAnswers.module.css';

export interface RowsTableProps {
  section: FormSection;
  rows: readonly (readonly AskedField[])[];
  faults: AnswerErrors;
}

/** Rows of few and short answers, one under the other. What is wider than the page is scrolled, also by the keyboard. */
export function RowsTable({ section, rows, faults }: RowsTableProps) {
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
                const asked = row.find((each) => each.field.id === field.id);
                return (
                  <td key={field.id}>
                    {asked && <AnswerValue field={field} answer={asked.answer} />}
                    {asked &&
                      faults[asked.name]?.map((fault) => (
                        <span key={fault} className={styles.fault}>
                          {fault}
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
