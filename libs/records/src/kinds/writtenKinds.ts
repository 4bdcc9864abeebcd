import { maxLengthOf, type Field } from '@callboard/api-contract';
import { plainText } from './plainText';

/** What kinds of text share: the text itself, of a longest length. */
export const writtenKind = {
  text: (_field: Field, value: unknown) => plainText(value),
  control: (field: Field) => ({ maxLength: maxLengthOf(field) }),
};
