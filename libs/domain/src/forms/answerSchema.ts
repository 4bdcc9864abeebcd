import { answerKindOf, type FormField } from '@callboard/api-contract/forms';
import type { GenericSchema } from 'valibot';

/** Schemas are cached: while a form is filled in, all its answers are checked on every keystroke. */
const schemas = new WeakMap<FormField, GenericSchema<unknown>>();

/** The schema of an answer that is present, by the kind of its field. */
export function answerSchema(field: FormField): GenericSchema<unknown> {
  const known = schemas.get(field);
  if (known) return known;
  const made = answerKindOf(field).schema(field);
  schemas.set(field, made);
  return made;
}
