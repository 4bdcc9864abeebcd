import type { ReactNode } from 'react';
import { DateField } from '../DateField/DateField';
import type { DateFieldAttributes } from '../DateField/DateField.types';
import { dateFieldMessages } from '../DateField/dateFieldMessages';
import type { DayLimits } from '../DateField/dayFormat';
import { DateTimeField } from '../DateTimeField/DateTimeField';
import { Field } from '../../inputs/Field/Field';
import { useFieldControl } from '../../inputs/Field/FieldControl';
import { orderError, wallMinutes, type DateRange } from './dateRange';
import { formatSpan } from './formatSpan';
import styles from './DateRangeField.module.css';

export interface DateRangeFieldProps extends Omit<DateFieldAttributes, 'aria-invalid'>, DayLimits {
  /** Both ends, each as its field has it. */
  value: DateRange;
  /** Called with both ends when one changes. */
  onChange: (value: DateRange) => void;
  /** Set to false for a range of days, both included. @default true */
  hasTime?: boolean | undefined;
  /** The length of the range, where wall clock times cannot give it because of a clock change. */
  minutes?: number | null | undefined;
  /** The labels of the ends. @default Start and End */
  labels?: Readonly<Record<EndName, string>> | undefined;
  /** Content next to each end, such as its zone. */
  zones?: EndParts | undefined;
  /** Content under each end, such as a select that it needs. */
  under?: EndParts | undefined;
}

type EndName = keyof DateRange;
type EndParts = Readonly<Partial<Record<EndName, ReactNode>>>;

const ends = ['start', 'end'] as const;

/** A start and an end, side by side where there is room, and the time between them (clause 9.5); goes inside a `Field`. */
export function DateRangeField(props: DateRangeFieldProps) {
  const { value, onChange, hasTime = true, labels = dateFieldMessages, onBlur, ref, zones, under } = props;
  const field = useFieldControl();
  const minutes = props.minutes === undefined ? wallMinutes(value, hasTime) : props.minutes;
  const reversed = orderError(value, hasTime);
  const isErrorHidden = props.isErrorHidden === true || field['aria-invalid'] === true;

  function controlOf(name: EndName) {
    const shared = {
      value: value[name],
      onChange: (next: string | null) => onChange({ ...value, [name]: next }),
      min: props.min,
      max: props.max,
      disabled: props.disabled,
      readOnly: props.readOnly,
      isErrorHidden,
      'aria-invalid': name === 'end' && reversed !== undefined,
    };
    return hasTime ? <DateTimeField {...shared} zone={zones?.[name]} /> : <DateField {...shared} />;
  }

  return (
    <div
      className={styles.root}
      data-days={!hasTime || undefined}
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
          <Field label={labels[name]} required={field['aria-required'] === true}>
            {controlOf(name)}
          </Field>
          {under?.[name]}
        </div>
      ))}
      <span className={styles.error} role="status">
        {!isErrorHidden && reversed}
      </span>
      {minutes !== null && reversed === undefined && (
        <output className={styles.span}>{dateFieldMessages.span(formatSpan(minutes))}</output>
      )}
    </div>
  );
}
