import { isObject } from '@callboard/api-contract';
import { words } from '@callboard/api-contract/text';
import {
  answerKindOf,
  isOfKind,
  type FileKind,
  type FormContent,
  type FormField,
} from '@callboard/api-contract/forms';
import { visibleFields, type Answers } from './answers';
import type { AnswerErrors } from './checkAnswers';

/** A file as it was stored: its type by its content. */
export interface AnsweredFile {
  name: string;
  type: string;
  size: number;
}

/** The files that answers name in questions which choose among kinds or sizes. */
export function limitedFiles(content: FormContent, answers: Answers): string[] {
  return limitedFields(content, answers).flatMap(({ hashcodes }) => hashcodes);
}

/** Errors in the files of answers, by path of the field; `files` has those that exist, by hashcode. */
export function checkAnswerFiles(
  content: FormContent,
  answers: Answers,
  files: ReadonlyMap<string, AnsweredFile>,
): AnswerErrors {
  return Object.fromEntries(
    limitedFields(content, answers).flatMap(({ name, field, hashcodes }) => {
      const [error] = hashcodes.flatMap((hashcode) => errorOf(field, files.get(hashcode)) ?? []);
      return error === undefined ? [] : [[name, [error]]];
    }),
  );
}

function limitedFields(content: FormContent, answers: Answers) {
  return visibleFields(content, answers).flatMap(({ name, field, answer }) => {
    if (!answerKindOf(field).hasFiles || !Array.isArray(answer)) return [];
    if (kindsOf(field) === null && field.maxMegabytes === undefined) return [];
    const hashcodes = answer.flatMap((file: unknown) =>
      isObject(file) && typeof file['hashcode'] === 'string' ? [file['hashcode']] : [],
    );
    return [{ name, field, hashcodes }];
  });
}

function errorOf(field: FormField, file: AnsweredFile | undefined): string | undefined {
  if (!file) return words.reference;
  const kinds = kindsOf(field);
  if (kinds && !isOfKind(file.type, kinds)) return words.fileKind(file.name);
  const { maxMegabytes } = field;
  const isTooLarge = maxMegabytes !== undefined && file.size > maxMegabytes * 1_048_576;
  return isTooLarge ? words.fileSize(maxMegabytes) : undefined;
}

function kindsOf({ kind, fileKinds }: FormField): readonly FileKind[] | null {
  if (kind === 'photo') return ['picture'];
  return fileKinds && fileKinds.length > 0 ? fileKinds : null;
}
