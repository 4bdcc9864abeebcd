import type { RecordOf } from '@callboard/api-contract';
import { collectionNamed } from '@callboard/api-contract/collections';
import { translate } from '@callboard/language';

/** Rights of a co-worker. */
export type Right = RecordOf<'collaborators'>['right'];

/** Rights of co-workers, as the contract declares them. */
export function rightsOf(): { value: string; label: string }[] {
  const { right } = collectionNamed('collaborators').fields;
  return right?.kind === 'select'
    ? right.options.map(({ value, label }) => ({ value, label: translate(label) }))
    : [];
}

/** Checks whether a value of a select is such a right. */
export function isRight(value: string): value is Right {
  return rightsOf().some((right) => right.value === value);
}
