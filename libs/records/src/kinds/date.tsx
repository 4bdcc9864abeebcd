import type { Field } from '@callboard/api-contract';
import { DueDateText, formatDay } from '@callboard/ui-kit/dates';
import { isDue } from './isDue';
import { dateLimits } from './dateLimits';
import { plainText } from './plainText';
import type { ShownProps, WebKind } from './webKind';

type DateField = Extract<Field, { kind: 'date' }>;

export const dateKind: WebKind<DateField> = {
  text: (_field, value) => formatDay(plainText(value)) || plainText(value),
  Show: ShownDate,
  column: {
    // Wide enough for '14-Dec-2026 Overdue' and its icon.
    width: ({ dueIn }) => (dueIn ? '12.5rem' : '8rem'),
    cell: ({ field, value, text, ownZone, record }) =>
      isDue(field, record) ? <DueDateText value={String(value)} zone={ownZone} /> : text,
    isDay: true,
  },
  control: dateLimits,
};

function ShownDate({ field, value, text, record }: ShownProps<DateField>) {
  return isDue(field, record) ? <DueDateText value={String(value)} /> : text;
}
