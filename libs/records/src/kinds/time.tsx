import type { Field } from '@callboard/api-contract';
import { TimeText } from '@callboard/ui-kit/dates';
import { plainText } from './plainText';
import type { WebKind } from './webKind';

export const timeKind: WebKind<Extract<Field, { kind: 'time' }>> = {
  text: (_field, value) => plainText(value),
  Show: ({ text }) => <TimeText value={text} />,
  column: { width: '6rem' },
  control: ({ min, max }) => ({ minTime: min, maxTime: max }),
};
