import * as v from 'valibot';
import { canonical, canonicalText, type TextShape } from '../schemas/canonicalText';
import { words } from '../schemas/words';
import { answerLimits, type Answer, type Question } from './answer';
import { storable } from './writtenText';

/** A text of at most so many characters, and of as many as the question asks for, in its canonical form. */
export function writtenAnswer(
  longest: number,
  shape: TextShape,
): Pick<Answer, 'schema' | 'empty' | 'bounds'> {
  return {
    empty: '',
    schema({ min = 0, max }) {
      const most = Math.min(max ?? longest, longest);
      return v.pipe(
        v.string(words.text),
        storable,
        canonical(shape),
        v.minLength(min, `This field should be at least ${min} characters long`),
        v.maxLength(most, words.maxLength(most)),
      );
    },
    bounds: { of: 'characters', least: 0, most: longest },
  };
}

/** A number within the bounds of the question. */
export function boundedSchema(
  number: v.GenericSchema<unknown, number>,
  { min, max }: Pick<Question, 'min' | 'max'>,
): v.GenericSchema<unknown, number> {
  return v.pipe(
    number,
    v.check((value) => min === undefined || value >= min, words.minValue(min ?? '')),
    v.check((value) => max === undefined || value <= max, words.maxValue(max ?? '')),
  );
}

/** One of the options, or free text if 'Other' is offered. */
export function optionSchema({ options = [], hasOther = false }: Question): v.GenericSchema<unknown, string> {
  const values = new Set(options.map(({ value }) => value));
  return v.pipe(
    v.string(words.option),
    v.maxLength(answerLimits.label, words.maxLength(answerLimits.label)),
    v.transform((value) => (values.has(value) ? value : canonicalText(value, 'line'))),
    v.check((value) => values.has(value) || (hasOther && value !== ''), words.option),
  );
}

/** Different items, as many as the question asks for. */
export function listSchema(
  item: v.GenericSchema<unknown>,
  { min, max }: Question,
  tooMany = (most: number) => `There can be no more than ${most}`,
): v.GenericSchema<unknown> {
  return v.pipe(
    v.array(item, words.option),
    v.maxLength(answerLimits.options),
    v.check(
      (values) => new Set(values.map((value) => JSON.stringify(value))).size === values.length,
      words.option,
    ),
    v.check((values) => min === undefined || values.length >= min, `At least ${min} are needed`),
    v.check((values) => max === undefined || values.length <= max, tooMany(max ?? 0)),
  );
}

/** The labels of the selected options. Free text and removed options stay as they are. */
export function optionLabels(answer: unknown, { options = [] }: Question): string {
  const values: readonly unknown[] = Array.isArray(answer) ? answer : [answer];
  return values
    .map((value) => options.find((option) => option.value === value)?.label ?? String(value))
    .join(', ');
}
