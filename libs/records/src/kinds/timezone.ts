import type { Field } from '@callboard/api-contract';
import { plainText } from './plainText';
import type { WebKind } from './webKind';

export const timezoneKind: WebKind<Extract<Field, { kind: 'timezone' }>> = {
  text: (_field, value) => plainText(value),
  isLeftOutOfSummary: true,
  initial: (_field, { tenant }) => tenant.timeZone,
};
