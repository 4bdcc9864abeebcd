import type { Field } from '@callboard/api-contract';
import { messages } from '../messages';
import type { WebKind } from './webKind';

export const booleanKind: WebKind<Extract<Field, { kind: 'boolean' }>> = {
  text: (_field, value) => (value === true ? messages.yes : messages.no),
  column: { width: '6rem', labelled: (label, _text, value) => value === true && label },
  filter: 'yesOrNo',
  // An unchecked checkbox means no.
  initial: ({ required }) => (required ? false : undefined),
};
