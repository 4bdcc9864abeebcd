import { countSeats, pretixLosses, toPretix, toSeatCsv, withPartsOf } from '@callboard/domain/booking';
import { Button, saveFile } from '@callboard/ui-kit/elements';
import { Field, TextInput } from '@callboard/ui-kit/inputs';
import { Banner, Stack } from '@callboard/ui-kit/layout';
import { useState } from 'react';
import { editorMessages as words } from './editorMessages';
import { fileMessages } from './fileMessages';
import styles from './PlanEditor.module.css';
import { readPlanFile } from './readPlanFile';
import type { PlanEditing } from './usePlanEditor';

/** Result of an import or export. */
interface Outcome {
  /** Steps of the reading, and notes about it. */
  texts: readonly string[];
  errors: readonly string[];
}

const maxErrors = 50;

/** Takes a plan from a file, as one step of Undo, and gives it out as one. */
export function FilesPanel({ editing: { plan, change }, name }: { editing: PlanEditing; name: string }) {
  const [outcome, setOutcome] = useState<Outcome>();
  const losses = pretixLosses(plan, name);

  async function take(file: File | undefined) {
    if (!file) return;
    const read = await readPlanFile(file);
    if (!read.ok)
      return setOutcome({ texts: [words.notTaken(file.name, read.errors.length)], errors: read.errors });
    const next = withPartsOf(read.plan, plan);
    change(next);
    const contents = fileMessages.contents(
      countSeats(next),
      next.levels.map((level) => level.name),
    );
    setOutcome({ texts: [words.taken(file.name), contents, ...read.notes], errors: [] });
  }

  return (
    <Stack>
      <Field label={words.takeFile} description={words.takeFileHint}>
        <TextInput
          type="file"
          accept=".json,.csv,.tsv,.txt,.svg,application/json,text/csv,image/svg+xml"
          onChange={({ currentTarget }) => {
            void take(currentTarget.files?.[0]);
            // The same file can be taken again once it is corrected.
            currentTarget.value = '';
          }}
        />
      </Field>
      <div role="status">
        {outcome?.texts.map((text) => (
          <p key={text}>{text}</p>
        ))}
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
        <Button icon="download" onClick={() => saveFile(`${name}.csv`, toSeatCsv(plan), 'text/csv')}>
          {fileMessages.exportList}
        </Button>
      </Stack>
      <p className={styles.hint}>{fileMessages.exportListHint}</p>
    </Stack>
  );
}
