import type { Option } from '@callboard/api-contract';
import type { FieldDefinition } from '@callboard/forms';
import { translate } from '@callboard/language';
import { translatedOptions } from './translatedOptions';
import { plainText } from './plainText';

interface WithOptions {
  options: readonly Option[];
}

/** The label of the option with this value. */
export function optionText({ options }: WithOptions, value: unknown): string {
  const option = options.find((each) => each.value === value);
  return option ? translate(option.label) : plainText(value);
}

/** The options of a field's control. */
export function optionControl({ options }: WithOptions): Pick<FieldDefinition, 'options'> {
  return { options: translatedOptions(options) };
}
