import { getIn } from 'final-form';
import type { AsyncValidator, FieldErrors, FormValues } from '../definition';
import type { Rule } from './rules';

/** A rule that needs a request, such as a check for duplicates on the server. */
export type AsyncRule = (value: unknown, values: FormValues) => Promise<string | null>;

/** Rules by field name; `guests[].name` applies to that field in every row. */
type RuleTable<R> = Readonly<Record<string, readonly R[]>>;

/** Validates a form by rules. The first broken rule of a field gives its error. */
export function validateByRules(table: RuleTable<Rule>): (values: FormValues) => FieldErrors {
  return (values) => {
    const errors: Record<string, string[]> = {};
    for (const [name, rulesOfField] of fieldsOf(table, values)) {
      const value: unknown = getIn(values, name);
      for (const rule of rulesOfField) {
        const error = rule(value, values);
        if (error === null) continue;
        errors[name] = [error];
        break;
      }
    }
    return errors;
  };
}

/**
 * The same for asynchronous rules, for the form's `validateAsync`. Fields are validated in parallel, the rules of a field in sequence.
 *
 * @example
 * <Form validateAsync={validateByRulesAsync({ code: [isCodeFree] })} … />
 */
export function validateByRulesAsync(table: RuleTable<AsyncRule>): AsyncValidator {
  return async (values) => {
    const found = await Promise.all(
      fieldsOf(table, values).map(async ([name, rulesOfField]) => {
        const value: unknown = getIn(values, name);
        for (const rule of rulesOfField) {
          const error = await rule(value, values);
          if (error !== null) return [[name, [error]]] as const;
        }
        return [];
      }),
    );
    const errors = Object.fromEntries(found.flat());
    return { valid: Object.keys(errors).length === 0, errors };
  };
}

function fieldsOf<R>(table: RuleTable<R>, values: FormValues): (readonly [string, readonly R[]])[] {
  return Object.entries(table).flatMap(([name, rulesOfField]) => {
    const [group, field] = name.split('[].');
    if (group === undefined || field === undefined) return [[name, rulesOfField] as const];
    const rows: unknown = getIn(values, group);
    const count = Array.isArray(rows) ? rows.length : 0;
    return Array.from(
      { length: count },
      (_, index) => [`${group}[${index}].${field}`, rulesOfField] as const,
    );
  });
}
