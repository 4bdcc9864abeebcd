import type { Field } from '@callboard/api-contract';
import { StatusBadge } from '@callboard/ui-kit/display';
import { optionOf, toKitTone } from './optionOf';
import { optionControl, optionText } from './optionText';
import type { ShownProps, WebKind } from './webKind';

type StatusField = Extract<Field, { kind: 'status' }>;

export const statusKind: WebKind<StatusField> = {
  text: optionText,
  Show: statusBadge,
  // Narrow, which leaves more width to the title.
  column: { width: 'clamp(8.5rem, 15cqi, 9.5rem)', cell: statusBadge, isLeading: true },
  filter: 'options',
  control: optionControl,
};

function statusBadge({ field, value, text }: Pick<ShownProps<StatusField>, 'field' | 'value' | 'text'>) {
  return <StatusBadge label={text} tone={toKitTone(optionOf(field, value)?.tone)} />;
}
