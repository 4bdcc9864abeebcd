import { DateField, dayError } from '@callboard/ui-kit/dates';
import { limitsOf } from '../dates/dateError';
import type { FieldControlProps } from '../definition';
import { textOf } from '../values/textOf';
import { KitValue } from '../displays/KitValue';
import { translate } from '@callboard/language';
import type { QuestionKind } from './formKind';

export const dateKind: QuestionKind = {
  Control: DateControl,
  Show: (props) => <KitValue {...props} type="date" />,
  hasReadOnlyControl: true,
  error: (definition, value) => dayError(textOf(value), limitsOf(definition)),
  question: { name: () => translate('Date'), icon: 'calendar', group: 'number', width: 'small' },
};

/** A calendar day. */
function DateControl({ definition, value, onChange, onBlur }: FieldControlProps) {
  return (
    <DateField
      {...limitsOf(definition)}
      value={textOf(value) || null}
      onChange={onChange}
      onBlur={onBlur}
      disabled={definition.disabled}
      readOnly={definition.readOnly}
    />
  );
}
