import * as v from 'valibot';
import { canonical, type TextShape } from '../schemas/canonicalText';
import { words } from '../schemas/words';
import type { FieldCommon } from './field';
import { textOperators, type JsonSchema, type Kind } from './kind';
import { parseFilterText } from './parsing';

/** A field whose value is a text. */
export interface WrittenField extends FieldCommon {
  /** Longest text, in UTF-16 code units. Default: by kind. */
  max?: number;
}

/** Options of one kind of text. */
export interface WrittenOptions<F> {
  /** The longest text of a field that declares none. @default 200 */
  longest?: number;
  /** One line or several. */
  shape: TextShape;
  /** The step that gives equal texts of the kind one form, after that of all texts. */
  form?: v.TransformAction<string, string>;
  /** Check of a text beyond its length. @default nothing that cannot be stored */
  format?: v.CheckAction<string, string>;
  json?: JsonSchema;
  example: (field: F, nth: number) => string;
}

/** Common part of the kinds of text: a canonical form, a longest length, characters that can be stored. */
export function writtenText<F extends WrittenField>({
  longest = 200,
  shape,
  form = v.transform((text) => text),
  format = storable,
  json,
  example,
}: WrittenOptions<F>): Kind<F, string> {
  const maxOf = ({ max = longest }: WrittenField) => max;
  return {
    column: 'text',
    holdsText: true,
    operators: textOperators,
    schema(field) {
      const max = maxOf(field);
      return v.pipe(
        v.string(words.text),
        v.maxLength(max * 2, words.maxLength(max)),
        storable,
        canonical(shape),
        form,
        v.minLength(field.required ? 1 : 0, words.required),
        v.maxLength(max, words.maxLength(max)),
        v.check((value) => value === '' || format.requirement(value), format.message),
      );
    },
    rules: (field) => ({ maxLength: maxOf(field) }),
    jsonSchema: (field) => ({ type: 'string', ...json, maxLength: maxOf(field) }),
    parseFilter: parseFilterText,
    parseCell: (cell) => ({ ok: true, value: cell }),
    example,
  };
}

/** A lone surrogate or a NUL cannot be stored: the user gets an error now instead of a failure later. */
export const storable = v.check(
  (value: string) => value.isWellFormed() && !value.includes('\0'),
  words.unstorable,
);

/** A text of one line has no control characters. */
export const oneLine = v.check(
  (value: string) => value.isWellFormed() && !/[\0-\x08\x0a-\x1f\x7f]/.test(value),
  words.unstorable,
);

/** `Name 7`, of at most 30 characters; where there is place for few, letters and digits that seldom come again. */
export function exampleText({ label, max = 30 }: WrittenField, nth: number): string {
  if (max < 4) return nth.toString(36).padStart(max, '0').slice(-max);
  return `${label} ${nth}`.slice(-Math.min(30, max)).trim();
}
