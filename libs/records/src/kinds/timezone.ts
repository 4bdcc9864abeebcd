import { plainText } from './plainText';

export const timezoneKind = {
  text: (_field: unknown, value: unknown) => plainText(value),
  isLeftOutOfSummary: true,
} as const;
