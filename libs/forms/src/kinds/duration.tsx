import { parseDuration } from '@callboard/domain/calendar';
import { DurationField, DurationText } from '@callboard/ui-kit/dates';
import type { FieldControlProps } from '../definition';
import { translate } from '@callboard/language';
import type { QuestionKind } from './formKind';

export const durationKind: QuestionKind = {
  Control: DurationControl,
  Show: ({ value }) => (typeof value === 'number' ? <DurationText value={value} /> : String(value)),
  hasReadOnlyControl: true,
  question: { name: () => translate('Length of time'), icon: 'history', group: 'number', width: 'small' },
};

/** A length of time; its value is in minutes, or in seconds where that is its unit. */
function DurationControl({ definition, value, onChange, onBlur }: FieldControlProps) {
  const unit = definition.unit === 'seconds' ? 'seconds' : 'minutes';
  return (
    <DurationField
      unit={unit}
      value={typeof value === 'string' ? parseDuration(value, unit) : numberOf(value)}
      onChange={onChange}
      onBlur={onBlur}
      disabled={definition.disabled}
      readOnly={definition.readOnly}
    />
  );
}

function numberOf(value: unknown): number | null {
  return typeof value === 'number' && Number.isFinite(value) ? value : null;
}
