import type { FieldDefinition } from '../definition';
import { rules, type Rule } from './rules';

/** The limits of a text. */
export function lengthRules({ minLength, maxLength }: FieldDefinition): Rule[] {
  return [...given(minLength, rules.minLength), ...given(maxLength, rules.maxLength)];
}

/** The limits of a number. */
export function valueRules({ min, max }: FieldDefinition): Rule[] {
  return [...given(min, rules.minValue), ...given(max, rules.maxValue)];
}

/** The limits of a list, such as tags or rows. */
export function countRules({ min, max }: FieldDefinition): Rule[] {
  return [...given(min, rules.minRows), ...given(max, rules.maxRows)];
}

function given(limit: number | undefined, toRule: (limit: number) => Rule): Rule[] {
  return limit === undefined ? [] : [toRule(limit)];
}
