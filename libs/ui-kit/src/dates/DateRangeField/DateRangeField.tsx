import type { ReactNode } from 'react';
import { DateField } from '../DateField/DateField';
import type { DateFieldAttributes } from '../DateField/DateField.types';
import { dateFieldMessages } from '../DateField/dateFieldMessages';
import type { DayLimits } from '../DateField/dayFormat';
import { DateTimeField } from '../DateTimeField/DateTimeField';
import { Field } from '../../inputs/Field/Field';
import { useFieldControl } from '../../inputs/Field/FieldControl';
import { orderFault, wallMinutes, type DateRange } from './dateRange';
import { formatSpan } from './formatSpan';
import styles from './DateRangeField.module.css';

export interface DateRangeFieldProps extends Omit<DateFieldAttributes, 'aria-invalid'>, DayLimits {
  value: DateRange;
  onChange: (value: DateRange) => void;
  /** Leaves the times of day out: both ends are days, and both count. @default true */
  hasTime?: boolean | undefined;
  /** How long the range is, where the clocks on the wall do not tell it because they are changed meanwhile. */
  minutes?: number | null | undefined;
  /** What stands beside each end, such as its zone, and under it, such as a choice that it needs. */
  beside?: EndParts | undefined;
  under?: EndParts | undefined;
}

type EndName = keyof DateRange;
type EndParts = Readonly<Partial<Record<EndName, ReactNode>>>;

const ends = ['start', 'end'] as const;

/** A start and an end, side by side where there is room, and how long it is between them (clause 9.5); stands in a `Field`. */
export function DateRangeField(props: DateRangeFieldProps) {
  const { value, onChange, hasTime = true, onBlur, ref, beside, under } = props;
  const field = useFieldControl();
  const minutes = props.minutes === undefined ? wallMinutes(value, hasTime) : props.minutes;
  const reversed = orderFault(value, hasTime);
  const isFaultHidden = props.isFaultHidden === true || field['aria-invalid'] === true;

  function controlOf(name: EndName) {
    const shared = {
      value: value[name],
      onChange: (next: string | null) => onChange({ ...value, [name]: next }),
      min: props.min,
      max: props.max,
      disabled: props.disabled,
      readOnly: props.readOnly,
      isFaultHidden,
      'aria-invalid': name === 'end' && reversed !== undefined,
    };
    return hasTime ? <DateTimeField {...shared} zone={beside?.[name]} /> : <DateField {...shared} />;
  }

  return (
    <div
      className={styles.root}
      ref={ref}
      id={field.id}
      role="group"
      tabIndex={-1}
      aria-label={props['aria-label']}
      aria-labelledby={field.id && `${field.id}-label`}
      aria-describedby={field['aria-describedby']}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) onBlur?.();
      }}
    >
      {ends.map((name) => (
        <div key={name} className={styles.end}>
          <Field label={dateFieldMessages[name]} required={field['aria-required'] === true}>
            {controlOf(name)}
          </Field>
          {under?.[name]}
        </div>
      ))}
      <span className={styles.fault} role="status">
        {!isFaultHidden && reversed}
      </span>
      {minutes !== null && reversed === undefined && (
        <output className={styles.span}>{dateFieldMessages.span(formatSpan(minutes))}</output>
      )}
    </div>
  );
}
