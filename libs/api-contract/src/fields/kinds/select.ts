import { oneOption } from '../options';
import type { FieldCommon, Given, Option } from '../field';

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
