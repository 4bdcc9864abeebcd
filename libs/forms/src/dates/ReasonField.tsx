import { isSameMoment } from '@callboard/domain/calendar';
import { Field, TextArea } from '@callboard/ui-kit/inputs';
import { getIn } from 'final-form';
import { useEffect } from 'react';
import { useField, useForm, useFormState } from 'react-final-form';
import { textOf } from '../values/textOf';
import type { FieldDefinition, FormValues } from '../definition';
import { isEmpty, isSameValue } from '../values/isSameValue';
import { dateMessages } from './dateMessages';
import styles from './ReasonField.module.css';
import { reasonName } from './reasons';

const subscription = { values: true, initialValues: true };

/** Asks why a date was changed, while it differs from its initial value (clause 5.21). */
export function ReasonField({ definition: { name } }: { definition: FieldDefinition }) {
  const { values, initialValues } = useFormState<FormValues>({ subscription });
  const [before, now]: unknown[] = [getIn(initialValues ?? {}, name), getIn(values ?? {}, name)];
  const isMoved = !isEmpty(before) && !isSameTime(before, now) && !isSameValue(before, now);
  return isMoved ? <Reason name={reasonName(name)} /> : null;
}

function Reason({ name }: { name: string }) {
  const form = useForm();
  const { input, meta } = useField<unknown>(name, {
    subscription: { value: true, touched: true, submitFailed: true, error: true, submitError: true },
    format: asIs,
    parse: asIs,
    validate: (value) => (textOf(value).trim() === '' ? dateMessages.reasonRequired : undefined),
  });
  const error: unknown = meta.touched || meta.submitFailed ? (meta.error ?? meta.submitError) : undefined;

  // Removes the reason from final-form's values when the field is unmounted.
  useEffect(() => () => form.change(name, undefined), [form, name]);

  return (
    <div className={styles.root}>
      <Field label={dateMessages.reason} error={typeof error === 'string' ? error : undefined} required>
        <TextArea
          name={name}
          value={textOf(input.value)}
          onChange={(event) => input.onChange(event.currentTarget.value)}
          onBlur={() => input.onBlur()}
        />
      </Field>
    </div>
  );
}

function asIs<Value>(value: Value): Value {
  return value;
}

function isSameTime(before: unknown, now: unknown): boolean {
  return typeof before === 'string' && typeof now === 'string' && isSameMoment(before, now);
}
