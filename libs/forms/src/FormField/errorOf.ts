import { ARRAY_ERROR } from 'final-form';

/** What final-form knows of a field beside its value. */
export interface FieldMeta {
  touched?: boolean | undefined;
  modified?: boolean | undefined;
  submitFailed?: boolean | undefined;
  dirtySinceLastSubmit?: boolean | undefined;
  error?: unknown;
  submitError?: unknown;
}

/**
 * An error is shown once the user has entered something and gone on, or has tried to submit: a field that was only passed by says
 * nothing, and moves nothing under the pointer. The server's word about a value holds until that value is changed.
 */
export function errorOf(meta: FieldMeta): string | undefined {
  const isRipe = (meta.touched && meta.modified) || meta.submitFailed;
  const shown = textOfError(isRipe ? meta.error : undefined);
  return shown ?? (meta.dirtySinceLastSubmit ? undefined : textOfError(meta.submitError));
}

/** The words of an error as final-form keeps it: by itself, or beside the errors of a group's rows. */
export function textOfError(error: unknown): string | undefined {
  if (typeof error === 'string') return error === '' ? undefined : error;
  if (!Array.isArray(error)) return undefined;
  const whole: unknown = Reflect.get(error, ARRAY_ERROR);
  return typeof whole === 'string' ? whole : undefined;
}
