import { shortened } from '@callboard/api-contract/text';
import type { Field as FieldDefinition } from '@callboard/api-contract';
import { importKey, type FormAnswers } from '@callboard/api-contract/imports';
import { splitName } from '@callboard/domain/people';
import { Field, Select } from '@callboard/ui-kit/inputs';
import { Banner } from '@callboard/ui-kit/layout';
import type { ReactNode } from 'react';
import { useFieldLabel } from '../values/useLabels';
import styles from './import.module.css';
import type { ColumnsLine, Mapping } from './importStep';
import { messages } from './messages';
import { QuestionGroup } from './QuestionGroup';

export interface MapColumnsProps {
  fileName: string;
  columns: ColumnsLine;
  /** Notes on the file for the user. */
  notes: readonly string[];
  fields: readonly [string, FieldDefinition][];
  mapping: Mapping;
  missing: readonly FieldDefinition[];
  problem: string | undefined;
  /** The labels of the questions that have to be answered before the preview. */
  open: readonly string[];
  /** How the columns are read: the order of names. */
  forms: FormAnswers;
  /** The fields of both names of a person, which can come from one column. */
  names: { given: string; family: string } | null;
  onMap: (field: string, column: string | null) => void;
  /** Open questions about the file, above the fields. */
  questions: ReactNode;
  /** How the columns are read, below their fields. */
  children: ReactNode;
}

/** A column select for each field, with sample values from the first rows. */
export function MapColumns({
  fileName,
  columns,
  notes,
  fields,
  mapping,
  missing,
  problem,
  open,
  forms,
  names,
  onMap,
  questions,
  children,
}: MapColumnsProps) {
  const labelOf = useFieldLabel();
  const isWhole = names !== null && mapping[names.given] === mapping[names.family];
  const partOf = (name: string) => (text: string) => {
    const parts = isWhole ? splitName(text, forms[mapping[name] ?? '']?.names) : null;
    if (name === names?.given) return parts?.given ?? text;
    return name === names?.family ? (parts?.family ?? text) : text;
  };
  const options = columns.columns.map((column) => ({ value: column, label: column }));
  return (
    <div className={styles.stack}>
      {problem !== undefined && <Banner kind="error">{problem}</Banner>}
      <p>{messages.mapText(fileName, columns.rows)}</p>
      {notes.map((note) => (
        <Banner key={note} kind="info">
          {note}
        </Banner>
      ))}
      {columns.is_converted && <Banner kind="info">{messages.converted}</Banner>}
      {missing.length > 0 && <Banner kind="warning">{messages.needed(missing.map(labelOf))}</Banner>}
      {open.length > 0 && <Banner kind="warning">{messages.open(open)}</Banner>}
      {questions}
      <QuestionGroup title={messages.columnsGroup}>
        {fields.map(([name, field]) => (
          <Field
            key={name}
            label={labelOf(field)}
            required={field.required}
            description={
              name === importKey ? messages.keyText : sampleOf(columns, mapping[name], partOf(name))
            }
          >
            <Select
              options={options}
              placeholder={messages.notImported}
              value={mapping[name] ?? ''}
              onChange={({ target }) => onMap(name, target.value === '' ? null : target.value)}
            />
          </Field>
        ))}
      </QuestionGroup>
      {children}
    </div>
  );
}

function sampleOf(
  { samples }: ColumnsLine,
  column: string | undefined,
  partOf: (text: string) => string,
): string {
  if (column === undefined) return messages.staysEmpty;
  const texts = samples
    .map((sample) => sample[column]?.trim() ?? '')
    .filter((text) => text !== '')
    .map(partOf);
  const [first, second] = new Set(texts);
  if (first === undefined) return messages.emptySample;
  const isRoomForBoth = second !== undefined && first.length + second.length < maxSample;
  return messages.sample(isRoomForBoth ? `${first}, ${second}` : shortened(first, maxSample));
}

/** The maximum number of characters that fit on one line. */
const maxSample = 30;
