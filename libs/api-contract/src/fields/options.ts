import * as v from 'valibot';
import { words } from '../schemas/words';
import type { FieldCommon, Option } from './field';
import { optionOperators, type Kind } from './kind';
import { found, parsedBy } from './parsing';

/** What kinds of one option share. */
export function oneOption<F extends FieldCommon & { options: readonly Option[] }>(): Kind<F, string> {
  const schema = ({ options }: F) => v.picklist(valuesOf(options), words.option);
  return {
    column: 'text',
    operators: optionOperators,
    isFiltered: true,
    isCounted: true,
    schema,
    rules: ({ options }) => ({ oneOf: valuesOf(options) }),
    jsonSchema: ({ options }) => ({ type: 'string', enum: valuesOf(options) }),
    parseFilter: (given, field) => parsedBy(schema(field), given),
    parseCell: (cell, { options }) => found(optionFor(options, cell), optionsSentence(options)),
    example: ({ options }, nth) => options[nth % options.length]?.value ?? '',
  };
}

/** The values of options. */
export function valuesOf(options: readonly Option[]): string[] {
  return options.map(({ value }) => value);
}

/** The value of the option that a cell names, by value or label, whatever its case; null of none. */
export function optionFor(options: readonly Option[], cell: string): string | null {
  const wanted = plain(cell);
  return (
    options.find(({ value, label }) => plain(value) === wanted || plain(label) === wanted)?.value ?? null
  );
}

/** What is said of a cell that names no option. */
export function optionsSentence(options: readonly Option[]): string {
  return `${words.option}: ${options.map(({ label }) => label).join(', ')}`;
}

function plain(text: string): string {
  return text.toLowerCase().replace(/[\s_-]/g, '');
}
