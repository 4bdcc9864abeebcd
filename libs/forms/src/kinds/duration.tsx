import { parseDuration, type DurationUnit } from '@callboard/domain/calendar';
import { durationError, DurationField, DurationText, type DurationValue } from '@callboard/ui-kit/dates';
import type { FieldControlProps, FieldDefinition } from '../definition';
import { translate } from '@callboard/language';
import type { QuestionKind } from './formKind';

export const durationKind: QuestionKind = {
  Control: DurationControl,
  Show: ({ value }) => (typeof value === 'number' ? <DurationText value={value} /> : String(value)),
  hasReadOnlyControl: true,
  error: (definition, value) => durationError(lengthOf(value, unitOf(definition))),
  question: { name: () => translate('Length of time'), icon: 'history', group: 'number', width: 'small' },
};

/** A length of time; its value is in minutes, or in seconds where that is its unit. */
function DurationControl({ definition, value, onChange, onBlur }: FieldControlProps) {
  const unit = unitOf(definition);
  return (
    <DurationField
      unit={unit}
      value={lengthOf(value, unit)}
      onChange={onChange}
      onBlur={onBlur}
      disabled={definition.disabled}
      readOnly={definition.readOnly}
    />
  );
}

function unitOf({ unit }: FieldDefinition): DurationUnit {
  return unit === 'seconds' ? 'seconds' : 'minutes';
}

/** A text is a duration as it can be stored, such as 'PT1H30M', or a draft. */
function lengthOf(value: unknown, unit: DurationUnit): DurationValue {
  if (typeof value === 'string' && value !== '') return parseDuration(value, unit) ?? value;
  return typeof value === 'number' ? value : null;
}
