import type { CollectionName } from '@callboard/api-contract';
import { collectionNamed } from '@callboard/api-contract/collections';
import { nameFields } from '@callboard/domain/people';
import { ProgressBar } from '@callboard/ui-kit/display';
import { Dialog } from '@callboard/ui-kit/overlays';
import { useEffect, useRef, type ReactNode } from 'react';
import { useActor } from '../actor/useActor';
import { fileWords } from '../values/fileWords';
import { useCollectionLabel, useFieldLabel } from '../values/useLabels';
import { ChooseFile } from './ChooseFile';
import { ColumnForms } from './ColumnForms';
import { columnQuestions } from './columnQuestions';
import { FileQuestions, openReadings } from './FileQuestions';
import styles from './import.module.css';
import { ImportActions } from './ImportActions';
import { importFields, missingFields } from './importFields';
import { ImportResult } from './ImportResult';
import { countWritten, type DoneLine, type ImportStep, type Progress } from './importStep';
import { MapColumns } from './MapColumns';
import { messages } from './messages';
import { PreviewRows } from './PreviewRows';
import { SelectSheet } from './SelectSheet';
import { useImportSteps } from './useImportSteps';

export interface ImportDialogProps {
  collection: CollectionName;
  /** Fixed values, such as the event whose entries are imported. They are not in the mapping. */
  defaults?: Readonly<Record<string, string>> | undefined;
  /** Called when rows were imported; the dialog stays open and shows the result. */
  onDone?: ((result: DoneLine) => void) | undefined;
  onClose: () => void;
}

const noDefaults = {};
const width = 760;

/** Imports the rows of a CSV file or of a sheet of a workbook: select a file, map, preview, import, undo. */
export function ImportDialog({ collection, defaults = noDefaults, onDone, onClose }: ImportDialogProps) {
  const definition = collectionNamed(collection);
  const { roles } = useActor();
  const label = useCollectionLabel(collection);
  const fields = importFields(definition, roles, defaults);
  const names = fields.map(([name]) => name);
  const labelOf = useFieldLabel();
  const words = fileWords(definition, labelOf);
  const steps = useImportSteps({ collection, defaults, fields: names, words, onFinished: onDone });
  const { step, mapping } = steps;
  const missing = missingFields(fields, mapping);
  const questions =
    step.status === 'mapping'
      ? columnQuestions(step.columns, fields, mapping, steps.forms, nameFields(definition))
      : [];
  const open = [
    ...(step.status === 'mapping' ? openReadings(step.columns, steps.reading) : []),
    ...questions.flatMap(({ isNeeded, answer, label: question }) =>
      isNeeded && answer === '' ? [question] : [],
    ),
  ];
  const isWriting = step.status === 'writing';

  function content(): ReactNode {
    switch (step.status) {
      case 'selecting':
        return <ChooseFile problem={step.problem} onChoose={(file) => void steps.selectFile(file)} />;
      case 'reading':
        return <ProgressBar label={messages.reading(step.file.name)} />;
      case 'sheets':
        return <SelectSheet {...step} onSelect={(sheet) => void steps.selectSheet(sheet)} />;
      case 'mapping':
        return (
          <MapColumns
            fileName={step.file.name}
            columns={step.columns}
            notes={step.notes}
            fields={fields}
            mapping={mapping}
            missing={missing}
            problem={step.problem}
            open={open}
            forms={steps.forms}
            names={nameFields(definition)}
            onMap={steps.mapField}
            questions={
              <FileQuestions
                columns={step.columns}
                reading={steps.reading}
                onAnswer={(answer) => void steps.answerReading(answer)}
              />
            }
          >
            <ColumnForms questions={questions} onAnswer={steps.answerForm} />
          </MapColumns>
        );
      case 'checking':
        return <Working label={messages.checking} progress={step.progress} />;
      case 'previewed':
        return (
          <PreviewRows
            definition={definition}
            rows={step.rows}
            counts={step.counts}
            problem={step.problem}
            notice={step.notice}
            file={step}
            onSolve={(meanings) => void steps.solve(meanings)}
          />
        );
      case 'writing':
        return (
          <Working label={messages.writing(countWritten(step.counts), label.many)} progress={step.progress} />
        );
      case 'finished':
      case 'takenBack':
        return <ImportResult step={step} label={label} />;
      default:
        return step satisfies never;
    }
  }

  return (
    <Dialog
      open
      title={messages.title(label.many)}
      width={width}
      // While rows are being written, only Cancel can end the import, not a click outside the dialog.
      onOpenChange={() => (isWriting ? undefined : onClose())}
      actions={
        <ImportActions
          steps={steps}
          canPreview={missing.length === 0 && open.length === 0}
          definition={definition}
          label={label}
          onClose={onClose}
        />
      }
    >
      <StepHeading status={step.status} />
      <div className={styles.content}>{content()}</div>
    </Dialog>
  );
}

const headingOf = {
  selecting: () => messages.selectHeading,
  reading: () => messages.selectHeading,
  sheets: () => messages.sheetHeading,
  mapping: () => messages.mapHeading,
  checking: () => messages.previewHeading,
  previewed: () => messages.previewHeading,
  writing: () => messages.writingHeading,
  finished: () => messages.finishedHeading,
  takenBack: () => messages.takenBackHeading,
} as const;

/** Takes the focus when a step begins, because the button that was clicked is gone. */
function StepHeading({ status }: { status: ImportStep['status'] }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef(status);
  // Synchronises with the browser's focus; the dialog sets the initial one itself.
  useEffect(() => {
    if (before.current !== status) heading.current?.focus();
    before.current = status;
  }, [status]);
  return (
    <h3 ref={heading} className={styles.heading} tabIndex={-1}>
      {headingOf[status]()}
    </h3>
  );
}

function Working({ label, progress }: { label: string; progress: Progress }) {
  return (
    <ProgressBar
      label={label}
      value={progress?.done}
      max={progress?.total}
      valueText={progress ? messages.progress(progress.done, progress.total) : undefined}
    />
  );
}
