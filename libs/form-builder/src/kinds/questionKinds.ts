import type { AnswerKind } from '@callboard/api-contract/forms';
import { formKinds, type FieldComponents, type QuestionKind } from '@callboard/forms';
import { attachmentKind } from './attachment';
import { photoKind } from './photo';

/** The kinds of files, whose controls upload and so are not in `@callboard/forms`. */
const fileKinds = { attachment: attachmentKind, photo: photoKind };

/** The web half of every kind of answer; a missing kind is a compile error. */
export const questionKinds: Readonly<Record<AnswerKind, QuestionKind>> = { ...formKinds, ...fileKinds };

/** Checks whether the answers of a kind are files. */
export function isFileKind(kind: AnswerKind): boolean {
  return Object.hasOwn(fileKinds, kind);
}

/** The controls of files. */
export const fileControls: FieldComponents = Object.fromEntries(
  Object.entries(fileKinds).flatMap(([kind, { Control }]) => (Control ? [[kind, Control]] : [])),
);
