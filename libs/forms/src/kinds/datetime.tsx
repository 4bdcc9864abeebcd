import { isInstant, zoneName } from '@callboard/domain/calendar';
import { DateTimeField, ownZone } from '@callboard/ui-kit/dates';
import { ClockSelect } from '../dates/ClockSelect';
import { instantError, limitsOf } from '../dates/dateError';
import { toEntered, toStored } from '../dates/storedTime';
import { useResolvedTime } from '../dates/useResolvedTime';
import type { FieldControlProps } from '../definition';
import styles from './datetime.module.css';
import { textOf } from '../values/textOf';
import { KitValue } from '../displays/KitValue';
import type { FormKind } from './formKind';

export const datetimeKind: FormKind = {
  Control: DateTimeControl,
  Show: (props) => <KitValue {...props} type="datetime" />,
  hasReadOnlyControl: true,
  hasZone: () => true,
  error: (definition, value) => instantError(definition, textOf(value)),
};

/** A day and a time in a named zone; its value is the instant. */
function DateTimeControl({ definition, value, onChange, onBlur }: FieldControlProps) {
  const zone = definition.timeZone ?? ownZone();
  const stored = textOf(value);
  useResolvedTime(stored, zone, onChange);
  return (
    <div className={styles.root}>
      <DateTimeField
        {...limitsOf(definition)}
        value={toEntered(stored, zone) || null}
        onChange={(entered) => onChange(toStored(entered, zone))}
        onBlur={onBlur}
        zone={isInstant(stored) ? zoneName(zone, stored) : undefined}
        disabled={definition.disabled}
        readOnly={definition.readOnly}
      />
      <ClockSelect
        value={stored}
        zone={zone}
        onChange={onChange}
        disabled={definition.disabled === true || definition.readOnly === true}
      />
    </div>
  );
}
