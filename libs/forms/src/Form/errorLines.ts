import { getIn } from 'final-form';
import { withReasons } from '../dates/reasons';
import type { FieldDefinition } from '../definition';
import { textOfError } from '../FieldPlace/errorOf';
import { messages } from '../messages';

/** One line of the error summary. */
export interface ErrorLine {
  name: string;
  label: string;
  text: string;
}

/** The errors of all fields in the order of the form, including those in the rows of repeat groups. */
export function errorLines(definitions: readonly FieldDefinition[], errors: readonly object[]): ErrorLine[] {
  return withReasons(definitions).flatMap((definition) => [
    ...lineOf(definition, errors),
    ...(definition.kind === 'repeat' ? rowLines(definition, errors) : []),
  ]);
}

function lineOf(
  { name, label }: Pick<FieldDefinition, 'name' | 'label'>,
  errors: readonly object[],
): ErrorLine[] {
  const text = errors.map((each) => textOfError(getIn(each, name))).find((found) => found !== undefined);
  return text === undefined ? [] : [{ name, label, text }];
}

function rowLines(group: FieldDefinition, errors: readonly object[]): ErrorLine[] {
  const lengths = errors
    .map((each) => getIn(each, group.name))
    .map((rows) => (Array.isArray(rows) ? rows.length : 0));
  return Array.from({ length: Math.max(0, ...lengths) }, (_, index) => index).flatMap((index) =>
    (group.fields ?? []).flatMap((field) =>
      lineOf(
        {
          name: `${group.name}[${index}].${field.name}`,
          label: `${messages.rowTitle(group.rowLabel ?? group.label, index + 1)}: ${field.label}`,
        },
        errors,
      ),
    ),
  );
}
