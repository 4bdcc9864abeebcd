import {
  bodySchema,
  fieldErrors,
  words,
  writableFields,
  type Collection,
  type Role,
} from '@callboard/api-contract';
import { isEmpty, type FieldErrors, type FormValues } from '@callboard/forms';
import * as v from 'valibot';
import { toBody } from './toBody';
import type { Occasion } from './toDefinitions';

/** The check of a record's form: the same schema that the server holds to, and no required field emptied. */
export function recordValidator(
  collection: Collection,
  occasion: Occasion,
  roles: readonly Role[],
): (values: FormValues) => FieldErrors {
  const schema = bodySchema(collection, occasion, roles);
  const required = writableFields(collection, roles, occasion).filter(([, field]) => field.required);
  return (values) => {
    const result = v.safeParse(schema, toBody(values));
    const errors: Record<string, readonly string[]> = result.success ? {} : fieldErrors(result.issues);
    for (const [name] of required) if (isEmpty(values[name])) errors[name] = [words.required];
    return errors;
  };
}
