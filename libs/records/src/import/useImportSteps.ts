import { actions } from '@callboard/api-client/actions';
import { useImport, type FileReading } from '@callboard/api-client/imports';
import { limits, type CollectionName, type Problem } from '@callboard/api-contract';
import { collectionNamed } from '@callboard/api-contract/collections';
import type { ImportMode } from '@callboard/api-contract/records';
import {
  dayOrders,
  decimalMarks,
  nameOrders,
  shortYears,
  type FileWords,
  type FormAnswers,
  type Meanings,
} from '@callboard/api-contract/imports';
import { useState } from 'react';
import type { ColumnQuestion } from './columnQuestions';
import {
  countWritten,
  type DoneLine,
  type ImportStep,
  type Mapping,
  type Read,
  type RowLine,
} from './importStep';
import { messages } from './messages';
import { rememberMapping, startMapping } from './rememberedMapping';
import { isWorkbook, notesOf, openWorkbook, sheetFile } from './workbook/openWorkbook';
import type { Sheet } from './workbook/readWorkbook';

/** The current step of an import, and the actions that lead to other steps. */
export interface ImportSteps {
  step: ImportStep;
  mapping: Mapping;
  /** How the columns are read that do not show it. */
  forms: FormAnswers;
  answerForm: (question: Pick<ColumnQuestion, 'column' | 'part'>, answer: string) => void;
  /** How the file itself is read. */
  reading: FileReading;
  answerReading: (answer: FileReading) => Promise<void>;
  /** Maps a field to a column; null leaves the field out. */
  mapField: (field: string, column: string | null) => void;
  selectFile: (file: File) => Promise<void>;
  /** Reads a sheet of a workbook that has several. */
  selectSheet: (sheet: Sheet) => Promise<void>;
  preview: () => Promise<void>;
  /** Gives texts that were not understood a meaning: the rows are checked again. */
  solve: (more: Meanings) => Promise<void>;
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
  /** The words of the user's language that the file can be written in. */
  words: FileWords;
  onFinished?: ((result: DoneLine) => void) | undefined;
}

/** Runs the import of a file, one request per step. */
export function useImportSteps({ collection, defaults, fields, words, onFinished }: ImportTask): ImportSteps {
  const { start, cancel } = useImport(collectionNamed(collection));
  const [undo] = actions.undo.useAction();
  const [step, setStep] = useState<ImportStep>({ status: 'selecting' });
  const [mapping, setMapping] = useState<Mapping>({});
  const [forms, setForms] = useState<FormAnswers>({});
  const [meanings, setMeanings] = useState<Meanings>({});
  const [reading, setReading] = useState<FileReading>({});
  const request = (file: File, mode: ImportMode, meant: Meanings) => ({
    file,
    mode,
    mapping,
    defaults,
    words,
    forms,
    meanings: meant,
    ...reading,
  });

  async function selectFile(file: File) {
    if (file.size > limits.maxImportBytes) {
      setStep({ status: 'selecting', problem: messages.tooLarge });
      return;
    }
    setStep({ status: 'reading', file });
    if (!isWorkbook(file)) {
      await readColumns(file);
      return;
    }
    const opened = await openWorkbook(file);
    const [sheet, ...others] = opened.sheets;
    if (!sheet) setStep({ status: 'selecting', problem: opened.problem });
    else if (others.length > 0) setStep({ status: 'sheets', file, sheets: opened.sheets });
    else await readColumns(sheetFile(file.name, sheet), notesOf(sheet));
  }

  async function selectSheet(sheet: Sheet) {
    if (step.status !== 'sheets') return;
    await readColumns(sheetFile(`${step.file.name}, ${sheet.name}`, sheet), notesOf(sheet));
  }

  async function readColumns(
    file: File,
    notes: readonly string[] = [],
    as: FileReading = {},
    mapped: Mapping = {},
  ) {
    setStep({ status: 'reading', file });
    setReading(as);
    const outcome = await start({ file, mode: 'columns', defaults, words, ...as });
    if (!outcome.ok) {
      setStep({ status: 'selecting', problem: wordsFor(outcome.problem) });
      return;
    }
    if (outcome.data.type !== 'columns') return;
    setForms({});
    setMeanings({});
    setMapping({ ...startMapping(collection, outcome.data, fields), ...among(outcome.data.columns, mapped) });
    setStep({ status: 'mapping', file, columns: outcome.data, notes });
  }

  /** Other letters are other columns and samples, so that the file is read again; totals are left out of its rows later. */
  async function answerReading(answer: FileReading) {
    if (step.status !== 'mapping') return;
    const all = { ...reading, ...answer };
    if (answer.totals !== undefined) setReading(all);
    else await readColumns(step.file, step.notes, all, mapping);
  }

  async function preview() {
    if (step.status !== 'mapping') return;
    rememberMapping(collection, mapping);
    await check(step, null, meanings);
  }

  async function solve(more: Meanings) {
    if (step.status !== 'previewed') return;
    const all = withMeanings(meanings, more);
    setMeanings(all);
    await check(step, null, all);
  }

  /** `canceled` is the number of rows that a cancelled import would have written; null if none was cancelled. */
  async function check({ file, columns, notes }: Read, canceled: number | null, meant: Meanings) {
    setStep({ status: 'checking', file, columns, notes, progress: null });
    const rows: RowLine[] = [];
    const outcome = await start(request(file, 'preview', meant), (line) => {
      if (line.type === 'row') rows.push(line);
      if (line.type === 'progress') setStep({ status: 'checking', file, columns, notes, progress: line });
    });
    if (!outcome.ok) {
      setStep({ status: 'mapping', file, columns, notes, problem: wordsFor(outcome.problem) });
    } else if (outcome.data.type === 'done') {
      const counts = outcome.data;
      const notice = noticeFor(canceled, counts);
      setStep({ status: 'previewed', file, columns, notes, rows, counts, notice });
    }
  }

  async function write() {
    if (step.status !== 'previewed') return;
    const { file, columns, notes, rows, counts } = step;
    const previewed = { file, columns, notes, rows, counts };
    setStep({ status: 'writing', ...previewed, progress: null });
    const outcome = await start(request(file, 'commit', meanings), (line) => {
      if (line.type === 'progress') setStep({ status: 'writing', ...previewed, progress: line });
    });
    if (outcome.ok) {
      if (outcome.data.type !== 'done') return;
      setStep({ status: 'finished', result: outcome.data, isBusy: false });
      onFinished?.(outcome.data);
    } else if (outcome.problem.kind === 'canceled') {
      // The cancellation can be too late: fetch the actual state of the rows.
      await check({ file, columns, notes }, countWritten(counts), meanings);
    } else {
      setStep({ status: 'previewed', ...previewed, problem: outcome.problem.message });
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
    if (step.status === 'mapping' || step.status === 'sheets') setStep({ status: 'selecting' });
    else if (step.status === 'previewed')
      setStep({ status: 'mapping', file: step.file, columns: step.columns, notes: step.notes });
    else cancel();
  }

  return {
    step,
    mapping,
    forms,
    answerForm: ({ column, part }, answer) => setForms(withAnswer(forms, column, part, answer)),
    reading,
    answerReading,
    mapField: (field, column) => setMapping(withField(mapping, field, column)),
    selectFile,
    selectSheet,
    preview,
    solve,
    write,
    back,
    takeBack,
    restart: () => setStep({ status: 'selecting' }),
  };
}

function withAnswer(
  forms: FormAnswers,
  column: string,
  part: ColumnQuestion['part'],
  answer: string,
): FormAnswers {
  const { [part]: _before, ...rest } = forms[column] ?? {};
  const days = dayOrders.find((order) => order === answer);
  const decimals = decimalMarks.find((mark) => mark === answer);
  const years = shortYears.find((meaning) => meaning === answer);
  const names = nameOrders.find((order) => order === answer);
  return {
    ...forms,
    [column]: {
      ...rest,
      ...(days && { days }),
      ...(decimals && { decimals }),
      ...(years && { years }),
      ...(names && { names }),
    },
  };
}

/** Part of a mapping that is still a column of the file. */
function among(columns: readonly string[], mapping: Mapping): Mapping {
  return Object.fromEntries(Object.entries(mapping).filter(([, column]) => columns.includes(column)));
}

function withMeanings(before: Meanings, more: Meanings): Meanings {
  const added = Object.entries(more).map(([field, texts]) => [field, { ...before[field], ...texts }]);
  return { ...before, ...Object.fromEntries(added) };
}

function withField(mapping: Mapping, field: string, column: string | null): Mapping {
  const { [field]: _before, ...rest } = mapping;
  return column === null ? rest : { ...rest, [field]: column };
}

function noticeFor(canceled: number | null, counts: DoneLine): string | undefined {
  if (canceled === null) return undefined;
  return countWritten(counts) === canceled ? messages.canceled : messages.canceledTooLate;
}

/** A user who cancelled needs no explanation. */
function wordsFor({ kind, message }: Problem): string | undefined {
  return kind === 'canceled' ? undefined : message;
}
