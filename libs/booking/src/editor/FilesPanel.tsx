import { planLimits, type FloorPlan } from '@callboard/api-contract/booking';
import { fromPretix, fromSeatCsv, planError, pretixLosses, toPretix } from '@callboard/domain/booking';
import { Button, saveFile } from '@callboard/ui-kit/elements';
import { Field, TextInput } from '@callboard/ui-kit/inputs';
import { Banner, Stack } from '@callboard/ui-kit/layout';
import { useState } from 'react';
import { editorMessages as words } from './editorMessages';
import { newId } from './newId';
import styles from './PlanEditor.module.css';
import type { PlanEditing } from './usePlanEditor';

/** What became of a file. */
interface Outcome {
  errors: readonly string[];
  text: string;
}

const maxErrors = 50;

/** Takes a plan from a file, as one step of Undo, and gives it out as one. */
export function FilesPanel({ editing: { plan, change }, name }: { editing: PlanEditing; name: string }) {
  const [outcome, setOutcome] = useState<Outcome>();
  const losses = pretixLosses(plan, name);

  async function take(file: File | undefined) {
    if (!file) return;
    const read =
      file.size > planLimits.bytes ? { errors: [words.fileTooLarge] } : readPlan(await file.text());
    if ('errors' in read)
      return setOutcome({ text: words.notTaken(file.name, read.errors.length), errors: read.errors });
    change(read.plan);
    setOutcome({ text: words.taken(file.name), errors: [] });
  }

  return (
    <Stack>
      <Field label={words.takeFile} description={words.takeFileHint}>
        <TextInput
          type="file"
          accept=".json,.csv,application/json,text/csv"
          onChange={({ currentTarget }) => {
            void take(currentTarget.files?.[0]);
            // The same file can be taken again once it is corrected.
            currentTarget.value = '';
          }}
        />
      </Field>
      <div role="status">
        {outcome && <p>{outcome.text}</p>}
        {outcome && outcome.errors.length > 0 && (
          <ul className={styles.errors}>
            {outcome.errors.slice(0, maxErrors).map((error) => (
              <li key={error}>{error}</li>
            ))}
          </ul>
        )}
      </div>
      {losses.length > 0 && (
        <Banner kind="warning" title={words.lossTitle}>
          <ul>
            {losses.map((loss) => (
              <li key={loss.kind}>{words.loss(loss)}</li>
            ))}
          </ul>
        </Banner>
      )}
      <Stack direction="row" gap="small">
        <Button
          icon="download"
          onClick={() =>
            saveFile(`${name}.json`, JSON.stringify(toPretix(plan, name), null, 2), 'application/json')
          }
        >
          {words.giveFile}
        </Button>
      </Stack>
    </Stack>
  );
}

function readPlan(text: string): { plan: FloorPlan } | { errors: readonly string[] } {
  const isJson = /^\s*[{[]/.test(text);
  const read = isJson ? readPretix(text) : readCsv(text);
  if ('errors' in read) return { errors: [...new Set(read.errors)] };
  const error = planError(read.plan);
  return error === null ? read : { errors: [error] };
}

function readPretix(text: string): { plan: FloorPlan } | { errors: readonly string[] } {
  try {
    const read = fromPretix(JSON.parse(text), newId);
    return read.ok ? { plan: read.plan } : { errors: read.errors.map(words.pretixError) };
  } catch {
    return { errors: [words.notJson] };
  }
}

function readCsv(text: string): { plan: FloorPlan } | { errors: readonly string[] } {
  const read = fromSeatCsv(text, newId);
  return read.ok ? { plan: read.plan } : { errors: read.errors.map(words.csvError) };
}
