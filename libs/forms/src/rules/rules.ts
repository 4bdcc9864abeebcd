import type { FieldErrors, FormValues } from '../definition';
import { isEmpty } from '../Form/isSameValue';
import { messages } from '../messages';

/** What is wrong with a field's value, in words; null when nothing is. All but `required` leave an empty value alone. */
export type Rule = (value: unknown, values: FormValues) => string | null;

/**
 * The rules of section 5 that a form can lay on its fields beside what a schema says. Limits are included: `maxValue(5)` takes 5.
 * Times read `19:30`, days `2026-05-14`; each is compared as it is written.
 *
 * @example
 * const validate = validateByRules({ seats: [rules.required(), rules.minValue(1)] });
 */
export const rules = {
  /** Clause 5.1. */
  required: (): Rule => (value) => (isEmpty(value) ? messages.required : null),
  /** Clause 5.4: equal to the field of this name, which the user knows by its label. */
  sameAs:
    (name: string, label: string): Rule =>
    (value, values) =>
      value === values[name] ? null : messages.sameAs(label),
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
  /** Clause 5.9. `shown` is how the day reads on the screen. */
  minDate: notBefore,
  /** Clause 5.9. */
  maxDate: notAfter,
  /** Clause 5.10: a rule of one's own, with its message. */
  custom: (isRight: (value: unknown, values: FormValues) => boolean, message: string): Rule =>
    unlessEmpty((value, values) => (isRight(value, values) ? null : message)),
} as const;

/** A form's validation by rules: the first that is broken speaks for its field. */
export function validateByRules(
  table: Readonly<Record<string, readonly Rule[]>>,
): (values: FormValues) => FieldErrors {
  return (values) =>
    Object.fromEntries(
      Object.entries(table).flatMap(([name, rulesOfField]) => {
        const broken = rulesOfField.map((rule) => rule(values[name], values)).find((fault) => fault !== null);
        return broken === undefined || broken === null ? [] : [[name, [broken]]];
      }),
    );
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
