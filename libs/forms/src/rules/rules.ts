import { canonicalText, isEmail } from '@callboard/domain/checks';
import { isMoney } from '@callboard/domain/money';
import { getIn } from 'final-form';
import type { FormValues } from '../definition';
import { isEmpty } from '../values/isSameValue';
import { messages } from '../messages';
import { isStrong, lengthOf } from './isStrong';

/** Returns an error message, or null if the value is valid. All rules except `required` and `valueRequired` accept empty values. */
export type Rule = (value: unknown, values: FormValues) => string | null;

/**
 * The validation rules of section 5, in addition to a schema. Limits are inclusive: `maxValue(5)` accepts 5. Times are written `19:30`
 * and days `2026-05-14`; both are compared as strings.
 *
 * @example
 * const validate = validateByRules({ seats: [rules.required(), rules.minValue(1)] });
 */
export const rules = {
  /** Clause 5.1. */
  required: (): Rule => (value) => (isBlank(value) ? messages.required : null),
  /** Clauses 5.2 and 5.11. */
  email: (): Rule => unlessEmpty((value) => (isEmail(String(value)) ? null : messages.email)),
  /** Clauses 5.3 and 5.12. */
  strongPassword: (): Rule => unlessEmpty(passwordError),
  /** Clause 5.4: equal to the field `name`; the message shows its label. */
  sameAs:
    (name: string, label: string): Rule =>
    (value, values) =>
      value === getIn(values, name) ? null : messages.sameAs(label),
  /** Clause 5.5. */
  minValue: (least: number): Rule =>
    unlessEmpty((value) => (Number(value) >= least ? null : messages.minValue(least))),
  /** Clause 5.6. */
  maxValue: (most: number): Rule =>
    unlessEmpty((value) => (Number(value) <= most ? null : messages.maxValue(most))),
  /** Clause 5.7. */
  minTime: notBefore,
  /** Clause 5.8. */
  maxTime: notAfter,
  /** Clause 5.9. `shown` is the formatted day for the message. */
  minDate: notBefore,
  /** Clause 5.9. */
  maxDate: notAfter,
  /** Clause 5.10: a custom rule with its message. */
  custom: (isValid: (value: unknown, values: FormValues) => boolean, message: string): Rule =>
    unlessEmpty((value, values) => (isValid(value, values) ? null : message)),
  /** Clause 5.23: the maximum number of selected options. */
  maxOptions: (most: number): Rule =>
    unlessEmpty((value) => (Array.isArray(value) && value.length > most ? messages.maxOptions(most) : null)),
  /** A number, with decimals or without. */
  number: (): Rule => unlessEmpty((value) => (Number.isFinite(value) ? null : messages.isNumber)),
  integer: (): Rule => unlessEmpty((value) => (Number.isSafeInteger(value) ? null : messages.isWhole)),
  /** The length of a piece, in seconds. */
  length: (): Rule => unlessEmpty((value) => (Number.isSafeInteger(value) ? null : messages.isLength)),
  /** An amount of money. */
  amount: (): Rule => unlessEmpty((value) => (isMoney(value) ? null : messages.isAmount)),
  /** The minimum number of rows; an empty group is valid unless it is `required`. */
  minRows: (least: number): Rule =>
    unlessEmpty((value) => (sizeOf(value) >= least ? null : messages.fewestRows(least))),
  maxRows: (most: number): Rule =>
    unlessEmpty((value) => (sizeOf(value) <= most ? null : messages.mostRows(most))),
  // The generic messages of clause 5.24.
  valueRequired: (): Rule => (value) => (isBlank(value) ? messages.valueRequired : null),
  valueIsEmail: (): Rule => unlessEmpty((value) => (isEmail(String(value)) ? null : messages.valueIsEmail)),
  minLength: (min: number): Rule =>
    unlessEmpty((value) => (lengthOf(String(value)) >= min ? null : messages.minLength(min))),
  maxLength: (max: number): Rule =>
    unlessEmpty((value) => (lengthOf(String(value)) <= max ? null : messages.maxLength(max))),
  minimum: (min: number): Rule =>
    unlessEmpty((value) => (Number(value) >= min ? null : messages.minimum(min))),
  maximum: (max: number): Rule =>
    unlessEmpty((value) => (Number(value) <= max ? null : messages.maximum(max))),
  /** Equal to the field `name`; the message shows its label. */
  equalTo:
    (name: string, label: string): Rule =>
    (value, values) =>
      value === getIn(values, name) ? null : messages.equalTo(label),
} as const;

const passwordLength = 8;

/** A short password and a weak one have different messages. */
function passwordError(value: unknown): string | null {
  const password = String(value);
  if (lengthOf(password) < passwordLength) return messages.shortPassword(passwordLength);
  return isStrong(password) ? null : messages.weakPassword;
}

function sizeOf(value: unknown): number {
  return Array.isArray(value) ? value.length : 0;
}

function notBefore(earliest: string, shown = earliest): Rule {
  return unlessEmpty((value) => (String(value) >= earliest ? null : messages.minTime(shown)));
}

function notAfter(latest: string, shown = latest): Rule {
  return unlessEmpty((value) => (String(value) <= latest ? null : messages.maxTime(shown)));
}

function unlessEmpty(rule: Rule): Rule {
  return (value, values) => (isEmpty(value) ? null : rule(value, values));
}

/** Checks whether a value is empty, or a text in which nothing is visible. */
function isBlank(value: unknown): boolean {
  return isEmpty(typeof value === 'string' ? canonicalText(value, 'lines') : value);
}
