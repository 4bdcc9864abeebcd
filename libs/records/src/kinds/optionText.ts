import type { Option } from '@callboard/api-contract';
import type { FieldDefinition } from '@callboard/forms';
import { say } from '@callboard/language';
import { saidOptions } from '../values/saidOptions';
import { plainText } from './plainText';

interface WithOptions {
  options: readonly Option[];
}

/** The label of the option with this value. */
export function optionText({ options }: WithOptions, value: unknown): string {
  const option = options.find((each) => each.value === value);
  return option ? say(option.label) : plainText(value);
}

/** The options of a field's control. */
export function optionControl({ options }: WithOptions): Pick<FieldDefinition, 'options'> {
  return { options: saidOptions(options) };
}
