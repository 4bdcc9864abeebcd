import { TimeField, timeError } from '@callboard/ui-kit/dates';
import type { FieldControlProps } from '../definition';
import { textOf } from '../values/textOf';
import { KitValue } from '../displays/KitValue';
import { translate } from '@callboard/language';
import type { QuestionKind } from './formKind';

export const timeKind: QuestionKind = {
  Control: TimeControl,
  Show: (props) => <KitValue {...props} type="time" />,
  hasReadOnlyControl: true,
  error: ({ minTime, maxTime }, value) => timeError(textOf(value), { min: minTime, max: maxTime }),
  question: { name: () => translate('Time of day'), icon: 'clock', group: 'number', width: 'small' },
};

/** A time of day without a time zone. */
function TimeControl({ definition, value, onChange, onBlur }: FieldControlProps) {
  return (
    <TimeField
      min={definition.minTime}
      max={definition.maxTime}
      value={textOf(value) || null}
      onChange={onChange}
      onBlur={onBlur}
      disabled={definition.disabled}
      readOnly={definition.readOnly}
    />
  );
}
