import { maxLengthOf, type Field } from '@callboard/api-contract';
import { plainText } from './plainText';

/** Shared by all text kinds: the value as it is, with a maximum length. */
export const writtenKind = {
  text: (_field: Field, value: unknown) => plainText(value),
  control: (field: Field) => ({ maxLength: maxLengthOf(field) }),
};
