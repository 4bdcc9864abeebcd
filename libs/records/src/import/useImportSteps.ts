import { actions } from '@callboard/api-client/actions';
import { useImport } from '@callboard/api-client/imports';
import {
  collectionNamed,
  limits,
  type CollectionName,
  type ImportMode,
  type Problem,
} from '@callboard/api-contract';
import { useState } from 'react';
import type { DoneLine, ImportStep, Mapping, Read, RowLine } from './importStep';
import { messages } from './messages';
import { rememberMapping, startMapping } from './rememberedMapping';

/** The current step of an import, and the actions that lead to other steps. */
export interface ImportSteps {
  step: ImportStep;
  mapping: Mapping;
  /** Maps a field to a column; null leaves the field out. */
  mapField: (field: string, column: string | null) => void;
  selectFile: (file: File) => Promise<void>;
  preview: () => Promise<void>;
  write: () => Promise<void>;
  /** Cancels the running request, or goes back one step. */
  back: () => void;
  takeBack: () => Promise<void>;
  restart: () => void;
}

export interface ImportTask {
  collection: CollectionName;
  /** Fixed values, such as the event whose entries are imported. */
  defaults: Readonly<Record<string, string>>;
  /** The names of the fields that a file can fill. */
  fields: readonly string[];
  onFinished?: ((result: DoneLine) => void) | undefined;
}

/** Runs the import of a file, one request per step. */
export function useImportSteps({ collection, defaults, fields, onFinished }: ImportTask): ImportSteps {
  const { start, cancel } = useImport(collectionNamed(collection));
  const [undo] = actions.undo.useAction();
  const [step, setStep] = useState<ImportStep>({ status: 'selecting' });
  const [mapping, setMapping] = useState<Mapping>({});
  const request = (file: File, mode: ImportMode) => ({ file, mode, mapping, defaults });

  async function selectFile(file: File) {
    if (file.size > limits.maxImportBytes) {
      setStep({ status: 'selecting', problem: messages.tooLarge });
      return;
    }
    setStep({ status: 'reading', file });
    const outcome = await start({ file, mode: 'columns', defaults });
    if (!outcome.ok) {
      setStep({ status: 'selecting', problem: wordsFor(outcome.problem) });
      return;
    }
    if (outcome.data.type !== 'columns') return;
    setMapping(startMapping(collection, outcome.data, fields));
    setStep({ status: 'mapping', file, columns: outcome.data });
  }

  async function preview() {
    if (step.status !== 'mapping') return;
    rememberMapping(collection, mapping);
    await check(step, null);
  }

  /** `canceled` is the number of rows that a cancelled import would have created; null if none was cancelled. */
  async function check({ file, columns }: Read, canceled: number | null) {
    setStep({ status: 'checking', file, columns, progress: null });
    const rows: RowLine[] = [];
    const outcome = await start(request(file, 'preview'), (line) => {
      if (line.type === 'row') rows.push(line);
      if (line.type === 'progress') setStep({ status: 'checking', file, columns, progress: line });
    });
    if (!outcome.ok) {
      setStep({ status: 'mapping', file, columns, problem: wordsFor(outcome.problem) });
    } else if (outcome.data.type === 'done') {
      const counts = outcome.data;
      setStep({ status: 'previewed', file, columns, rows, counts, notice: noticeFor(canceled, counts) });
    }
  }

  async function write() {
    if (step.status !== 'previewed') return;
    const { file, columns, rows, counts } = step;
    setStep({ status: 'writing', file, columns, rows, counts, progress: null });
    const outcome = await start(request(file, 'commit'), (line) => {
      if (line.type === 'progress')
        setStep({ status: 'writing', file, columns, rows, counts, progress: line });
    });
    if (outcome.ok) {
      if (outcome.data.type !== 'done') return;
      setStep({ status: 'finished', result: outcome.data, isBusy: false });
      onFinished?.(outcome.data);
    } else if (outcome.problem.kind === 'canceled') {
      // The cancellation can be too late: fetch the actual state of the rows.
      await check({ file, columns }, counts.created);
    } else {
      setStep({ status: 'previewed', file, columns, rows, counts, problem: outcome.problem.message });
    }
  }

  async function takeBack() {
    if (step.status !== 'finished' || step.result.change_set === null) return;
    const { result } = step;
    setStep({ status: 'finished', result, isBusy: true });
    const outcome = await undo(step.result.change_set);
    setStep(outcome.ok ? { status: 'takenBack', result } : { status: 'finished', result, isBusy: false });
  }

  function back() {
    if (step.status === 'mapping') setStep({ status: 'selecting' });
    else if (step.status === 'previewed')
      setStep({ status: 'mapping', file: step.file, columns: step.columns });
    else cancel();
  }

  return {
    step,
    mapping,
    mapField: (field, column) => setMapping(withField(mapping, field, column)),
    selectFile,
    preview,
    write,
    back,
    takeBack,
    restart: () => setStep({ status: 'selecting' }),
  };
}

function withField(mapping: Mapping, field: string, column: string | null): Mapping {
  const { [field]: _before, ...rest } = mapping;
  return column === null ? rest : { ...rest, [field]: column };
}

function noticeFor(canceled: number | null, { created }: DoneLine): string | undefined {
  if (canceled === null) return undefined;
  return created === canceled ? messages.canceled : messages.canceledTooLate;
}

/** A user who cancelled needs no explanation. */
function wordsFor({ kind, message }: Problem): string | undefined {
  return kind === 'canceled' ? undefined : message;
}
