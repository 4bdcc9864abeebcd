import { messages } from '../messages';

export const documentKind = {
  text: () => messages.documentChanged,
  isLeftOutOfSummary: true,
} as const;
