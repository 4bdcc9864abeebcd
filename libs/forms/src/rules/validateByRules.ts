import { getIn } from 'final-form';
import type { FieldErrors, FormValues } from '../definition';
import type { AsyncValidator } from '../Form/askServer';
import type { Rule } from './rules';

/** A rule that has to ask before it knows. */
export type AsyncRule = (value: unknown, values: FormValues) => Promise<string | null>;

/** Rules by the name of the field; `guests[].name` is that field of every row. */
type RuleTable<R> = Readonly<Record<string, readonly R[]>>;

/** A form's validation by rules: the first that is broken speaks for its field. */
export function validateByRules(table: RuleTable<Rule>): (values: FormValues) => FieldErrors {
  return (values) => {
    const errors: Record<string, string[]> = {};
    for (const [name, rulesOfField] of fieldsOf(table, values)) {
      const value: unknown = getIn(values, name);
      for (const rule of rulesOfField) {
        const fault = rule(value, values);
        if (fault === null) continue;
        errors[name] = [fault];
        break;
      }
    }
    return errors;
  };
}

/**
 * The same for rules that ask a server, for the form's `validateAsync`: fields are asked about at once, each one's rules in order.
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
          const fault = await rule(value, values);
          if (fault !== null) return [[name, [fault]]] as const;
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
