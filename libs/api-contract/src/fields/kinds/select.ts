import { oneOption } from '../options';
import type { FieldCommon, Given, Option } from '../field';
import type { Answer } from '../answer';
import { optionLabels, optionSchema } from '../answerSchemas';

/** One of a few options. */
export interface SelectField extends FieldCommon {
  kind: 'select';
  options: readonly Option[];
}

export const select = <const G extends Given<SelectField>>(given: G) => ({
  kind: 'select' as const,
  ...given,
});

export const selectKind = oneOption<SelectField>();

export const selectAnswer: Answer = {
  empty: null,
  schema: optionSchema,
  text: optionLabels,
  hasOptions: true,
  compares: 'option',
};
