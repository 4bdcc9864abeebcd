import type { Field } from '@callboard/api-contract';
import { formatDuration } from '@callboard/domain/calendar';
import { DurationText } from '@callboard/ui-kit/dates';
import { plainText } from './plainText';
import type { WebKind } from './webKind';

export const durationKind: WebKind<Extract<Field, { kind: 'duration' }>> = {
  text: (_field, value) => (typeof value === 'number' ? formatDuration(value) : plainText(value)),
  Show: ({ field, text }) => (field.unit === 'seconds' ? text : <DurationText value={text} />),
  column: { align: 'end', width: '7.5rem' },
  control: ({ unit }) => ({ unit }),
  // An empty duration is 00:00 (clause 5.20).
  initial: ({ required }) => (required ? 0 : undefined),
};
