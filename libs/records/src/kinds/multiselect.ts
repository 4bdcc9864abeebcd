import type { Field } from '@callboard/api-contract';
import { optionControl, optionText } from './optionText';
import { plainText } from './plainText';
import type { WebKind } from './webKind';

export const multiselectKind: WebKind<Extract<Field, { kind: 'multiselect' }>> = {
  text: (field, value) =>
    Array.isArray(value) ? value.map((each) => optionText(field, each)).join(', ') : plainText(value),
  filter: 'option',
  control: optionControl,
};
