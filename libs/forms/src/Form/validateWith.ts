import * as v from 'valibot';
import type { FieldErrors, FormValues } from '../definition';

/**
 * Validates a form with a valibot schema. Messages are grouped by the first key of each issue's path.
 * @param toBody converts the form's values to the schema's input. Default: no conversion.
 */
export function validateWith(
  schema: v.GenericSchema<unknown, unknown>,
  toBody: (values: FormValues) => unknown = (values) => values,
): (values: FormValues) => FieldErrors {
  return (values) => {
    const result = v.safeParse(schema, toBody(values));
    const errors: Record<string, string[]> = {};
    for (const issue of result.issues ?? []) {
      const key = issue.path?.[0]?.key;
      (errors[typeof key === 'string' ? key : 'non_field_errors'] ??= []).push(issue.message);
    }
    return errors;
  };
}
