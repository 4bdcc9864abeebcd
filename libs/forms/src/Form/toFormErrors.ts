import { ARRAY_ERROR, FORM_ERROR, getIn, setIn, type SubmissionErrors } from 'final-form';
import { withReasons } from '../dates/reasons';
import type { FieldDefinition, FieldErrors } from '../definition';

/** The names under which a form's errors may come: of its fields, and of the fields within rows as `guests[].name`. */
export function namesOf(definitions: readonly FieldDefinition[]): ReadonlySet<string> {
  return new Set(
    withReasons(definitions).flatMap(({ name, kind, fields = [] }) =>
      kind === 'repeat' ? [name, ...fields.map((field) => `${name}[].${field.name}`)] : [name],
    ),
  );
}

/** final-form's errors: one text for a field; what belongs to no field of this form is said above it. */
export function toFormErrors(
  fields: FieldErrors,
  known: ReadonlySet<string>,
  message?: string,
): SubmissionErrors {
  let errors: object = {};
  const rest: string[] = [];
  // What is said of a row comes first: the list of rows' errors then holds what is said of the whole.
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
  // final-form looks for what is wrong with a list as a whole under this key of the list of its rows' errors.
  return setIn(errors, name, Object.assign([...ofRows], { [ARRAY_ERROR]: text })) ?? errors;
}

function depthOf(name: string): number {
  return name.split(/[.[]/).length;
}
