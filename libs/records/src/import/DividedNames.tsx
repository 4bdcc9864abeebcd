import type { Collection } from '@callboard/api-contract';
import { maxMeanings, type Meanings } from '@callboard/api-contract/imports';
import { nameFields, otherSplits, type SplitName } from '@callboard/domain/people';
import { Button } from '@callboard/ui-kit/elements';
import { Field, Select } from '@callboard/ui-kit/inputs';
import { useState } from 'react';
import styles from './import.module.css';
import type { RowLine } from './importStep';
import { messages } from './messages';

export interface DividedNamesProps {
  definition: Collection;
  rows: readonly RowLine[];
  /** How names are divided that can be divided in other ways: what their texts mean for each of the two fields. */
  onSolve: (meanings: Meanings) => void;
}

/** Each has a meaning for two fields. */
const most = maxMeanings / 2;

/** The names of three words or more: how each was divided, and the other ways to do it. */
export function DividedNames({ definition, rows, onSolve }: DividedNamesProps) {
  const [changes, setChanges] = useState<Readonly<Record<string, SplitName>>>({});
  const fields = nameFields(definition);
  const divided = fields ? dividedNames(fields, rows) : [];
  const left = divided.length - most;
  if (!fields || divided.length === 0) return null;

  function submit({ given, family }: { given: string; family: string }) {
    const parts = Object.entries(changes);
    onSolve({
      [given]: Object.fromEntries(parts.map(([text, split]) => [text, split.given])),
      [family]: Object.fromEntries(parts.map(([text, split]) => [text, split.family])),
    });
  }

  return (
    <div className={styles.stack}>
      <p className={styles.muted}>{messages.dividedText(divided.length)}</p>
      <div className={styles.fields}>
        {divided.slice(0, most).map(({ text, split }) => (
          <Field key={text} label={text}>
            <Select
              options={otherSplits(text).map((other) => ({
                value: other.given,
                label: messages.divided(other.given, other.family),
              }))}
              value={(changes[text] ?? split).given}
              onChange={({ target }) => {
                const other = otherSplits(text).find(({ given }) => given === target.value);
                if (other) setChanges({ ...changes, [text]: other });
              }}
            />
          </Field>
        ))}
      </div>
      {left > 0 && <p className={styles.muted}>{messages.moreDivided(left)}</p>}
      <div>
        <Button disabled={Object.keys(changes).length === 0} onClick={() => submit(fields)}>
          {messages.solve}
        </Button>
      </div>
    </div>
  );
}

/** The names that were divided, each once. */
function dividedNames(
  { given, family }: { given: string; family: string },
  rows: readonly RowLine[],
): { text: string; split: SplitName }[] {
  const splits = new Map(
    rows.flatMap(({ whole_name: text, values }) =>
      text === undefined
        ? []
        : [[text, { given: String(values?.[given] ?? ''), family: String(values?.[family] ?? '') }] as const],
    ),
  );
  return [...splits].map(([text, split]) => ({ text, split }));
}
