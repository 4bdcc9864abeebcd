import type { FormSection } from '@callboard/api-contract/forms';
import type { AnswerErrors, AskedField } from '@callboard/domain/forms';
import { messages } from '../../messages';
import { AnswerList } from './AnswerList';
import styles from './FormAnswers.module.css';
import { RowsTable } from './RowsTable';
import { toRows } from './toRows';

export interface AnswerSectionProps {
  section: FormSection;
  fields: readonly AskedField[];
  faults: AnswerErrors;
  isScored: boolean;
  Heading: 'h3' | 'h4';
}

/** Kinds whose answers are too wide for a column. */
const wideKinds: ReadonlySet<string> = new Set(['textarea', 'address', 'signature', 'attachment', 'photo']);
const mostColumns = 4;

/** The answers of one section: as a list, or row by row where it is repeated. */
export function AnswerSection({ section, fields, faults, isScored, Heading }: AnswerSectionProps) {
  const { title, repeat, id } = section;
  const name = title || repeat?.row;
  const rows = repeat ? toRows(fields) : [];
  const isNarrow =
    section.fields.length <= mostColumns && section.fields.every(({ kind }) => !wideKinds.has(kind));
  return (
    <div className={styles.section}>
      {name && <Heading className={styles.heading}>{name}</Heading>}
      {faults[id]?.map((fault) => (
        <p key={fault} className={styles.fault}>
          {fault}
        </p>
      ))}
      {!repeat && <AnswerList fields={fields} faults={faults} isScored={isScored} />}
      {repeat && rows.length === 0 && <p className={styles.none}>{messages.noRows}</p>}
      {repeat && rows.length > 0 && isNarrow && !isScored && (
        <RowsTable section={section} rows={rows} faults={faults} />
      )}
      {repeat &&
        (!isNarrow || isScored) &&
        rows.map((row, index) => (
          <div key={index} className={styles.row}>
            <p className={styles.rowTitle}>{messages.rowTitle(repeat.row, index + 1)}</p>
            <AnswerList fields={row} faults={faults} isScored={isScored} />
          </div>
        ))}
    </div>
  );
}
