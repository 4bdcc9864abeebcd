import { ARRAY_ERROR, FORM_ERROR, getIn, setIn, type SubmissionErrors } from 'final-form';
import { withReasons } from '../dates/reasons';
import type { FieldDefinition, FieldErrors } from '../definition';

/** The field names that a form has errors for; fields in rows are named `guests[].name`. */
export function namesOf(definitions: readonly FieldDefinition[]): ReadonlySet<string> {
  return new Set(
    withReasons(definitions).flatMap(({ name, kind, fields = [] }) =>
      kind === 'repeat' ? [name, ...fields.map((field) => `${name}[].${field.name}`)] : [name],
    ),
  );
}

/** Converts to final-form's errors: one text per field. Messages for unknown fields become the form's own error. */
export function toFormErrors(
  fields: FieldErrors,
  known: ReadonlySet<string>,
  message?: string,
): SubmissionErrors {
  let errors: object = {};
  const rest: string[] = [];
  // Errors of rows first: the array of row errors must exist before the error of the whole list is attached to it.
  const entries = Object.entries(fields).sort(([one], [other]) => depthOf(other) - depthOf(one));
  for (const [key, messages] of entries) {
    const text = messages.join(' ');
    const name = key.replace(/\.(\d+)(?=\.|$)/g, '[$1]');
    if (known.has(name.replace(/\[\d+\]/g, '[]'))) errors = withError(errors, name, text);
    else rest.push(key === 'non_field_errors' ? text : `${key}: ${text}`);
  }
  if (message !== undefined && rest.length === 0 && Object.keys(errors).length === 0) rest.push(message);
  return rest.length > 0 ? { ...errors, [FORM_ERROR]: rest.join(' ') } : errors;
}

function withError(errors: object, name: string, text: string): object {
  const ofRows: unknown = getIn(errors, name);
  if (!Array.isArray(ofRows)) return setIn(errors, name, text) ?? errors;
  // final-form reads the error of a list as a whole from this key of the array of row errors.
  return setIn(errors, name, Object.assign([...ofRows], { [ARRAY_ERROR]: text })) ?? errors;
}

function depthOf(name: string): number {
  return name.split(/[.[]/).length;
}
