import { ARRAY_ERROR } from 'final-form';

/** The metadata of a field in final-form. */
export interface FieldMeta {
  touched?: boolean | undefined;
  modified?: boolean | undefined;
  submitFailed?: boolean | undefined;
  dirtySinceLastSubmit?: boolean | undefined;
  error?: unknown;
  submitError?: unknown;
}

/**
 * The error to show. A validation error is shown once the user has changed the field and left it, or has tried to submit: a field that
 * was only focused shows none, so that the layout does not shift under the pointer.
 * The server's error is shown until the field is changed.
 */
export function errorOf(meta: FieldMeta): string | undefined {
  const isDue = (meta.touched && meta.modified) || meta.submitFailed;
  const shown = textOfError(isDue ? meta.error : undefined);
  return shown ?? (meta.dirtySinceLastSubmit ? undefined : textOfError(meta.submitError));
}

/** The text of an error as final-form stores it: a string, or a property of the array of row errors. */
export function textOfError(error: unknown): string | undefined {
  if (typeof error === 'string') return error === '' ? undefined : error;
  if (!Array.isArray(error)) return undefined;
  const whole: unknown = Reflect.get(error, ARRAY_ERROR);
  return typeof whole === 'string' ? whole : undefined;
}
