import * as v from 'valibot';
import { words } from '../schemas/words';
import type { FieldCommon, Option } from './field';
import { optionOperators, type Kind } from './kind';
import { found, parsedBy } from './parsing';

/** Common part of the kinds with one option. */
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
    parseCell: (cell, { options }, { words: own }) =>
      found(optionFor(options, cell, own?.options), optionsSentence(options)),
    example: ({ options }, nth) => options[nth % options.length]?.value ?? '',
  };
}

/** The values of options. */
export function valuesOf(options: readonly Option[]): string[] {
  return options.map(({ value }) => value);
}

/**
 * The value of the option that a cell names, by value, by its text in the language of the file or by its label; its case does not matter.
 * Null of none.
 */
export function optionFor(
  options: readonly Option[],
  cell: string,
  texts: Readonly<Record<string, string>> = {},
): string | null {
  const wanted = plain(cell);
  const found =
    options.find(({ value }) => plain(value) === wanted) ??
    options.find(({ value }) => plain(texts[value] ?? '') === wanted) ??
    options.find(({ label }) => plain(label) === wanted);
  return found?.value ?? null;
}

/**
 * The text of an option in a cell, so that `optionFor` finds it again: its text in the language of the file, or its label. Where that
 * would be read as another option, or in a list as several, its value.
 */
export function optionText(
  { kind, options }: { kind: string; options: readonly Option[] },
  value: string,
  texts: Readonly<Record<string, string>> = {},
): string {
  const text = texts[value] ?? options.find((option) => option.value === value)?.label ?? value;
  const isSeveral = kind === 'multiselect' && /[;,|]/.test(text);
  return !isSeveral && optionFor(options, text, texts) === value ? text : value;
}

/** The error of a cell that names no option. */
export function optionsSentence(options: readonly Option[]): string {
  return `${words.option}: ${options.map(({ label }) => label).join(', ')}`;
}

function plain(text: string): string {
  return text.toLowerCase().replace(/[\s_-]/g, '');
}
