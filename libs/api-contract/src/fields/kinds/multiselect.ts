import * as v from 'valibot';
import { words } from '../../schemas/words';
import type { FieldCommon, Given, Option } from '../field';
import type { Kind } from '../kind';
import { optionFor, optionsSentence, valuesOf } from '../options';
import { parsedBy } from '../parsing';
import { answerLimits, type Answer } from '../answer';
import { listSchema, optionLabels, optionSchema } from '../answerSchemas';

/** Several of a few options. */
export interface MultiselectField extends FieldCommon {
  kind: 'multiselect';
  options: readonly Option[];
}

export const multiselect = <const G extends Given<MultiselectField>>(given: G) => ({
  kind: 'multiselect' as const,
  ...given,
});

export const multiselectKind: Kind<MultiselectField, readonly string[]> = {
  column: 'text[]',
  operators: ['contains', 'isnull'],
  schema: ({ options, required }) =>
    v.pipe(
      v.array(v.picklist(valuesOf(options), words.option), words.option),
      v.maxLength(options.length, words.option),
      v.check((values) => new Set(values).size === values.length, words.option),
      v.minLength(required ? 1 : 0, words.required),
    ),
  rules: ({ options }) => ({ oneOf: valuesOf(options) }),
  jsonSchema: ({ options }) => ({
    type: 'array',
    uniqueItems: true,
    items: { type: 'string', enum: valuesOf(options) },
  }),
  parseFilter: (given, field) => parsedBy(multiselectKind.schema(field), [given]),
  parseCell: (cell, { options }, { words: own }) => {
    const parts = cell.split(/[;,|]/).filter((part) => part.trim() !== '');
    const known = parts
      .map((part) => optionFor(options, part, own?.options))
      .filter((value) => value !== null);
    return known.length < parts.length
      ? { ok: false, message: optionsSentence(options) }
      : { ok: true, value: [...new Set(known)] };
  },
  example: ({ options }) => options.slice(-1).map(({ value }) => value),
};

export const multiselectAnswer: Answer = {
  empty: [],
  schema: (question) =>
    listSchema(optionSchema(question), question, (most) => `You can only select ${most} options`),
  text: optionLabels,
  hasOptions: true,
  bounds: { of: 'options', least: 0, most: answerLimits.options },
  compares: 'options',
};
