import * as v from 'valibot';
import type { FieldErrors, FormValues } from '../definition';

/**
 * A form's validation by a valibot schema: messages by the field at the head of each issue's path.
 * @param toBody turns the form's values into what the schema expects. Default: as they are.
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
