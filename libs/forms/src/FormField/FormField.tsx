import { ownZone } from '@callboard/ui-kit/dates';
import { Field } from '@callboard/ui-kit/inputs';
import { use } from 'react';
import { useField, useForm } from 'react-final-form';
import { dateError, hasDateError } from '../dates/dateError';
import { ReasonField } from '../dates/ReasonField';
import type { FieldDefinition } from '../definition';
import { FieldComponentsContext } from '../Form/FieldComponentsContext';
import { isSameValue } from '../Form/isSameValue';
import { messages } from '../messages';
import { RepeatField } from '../RepeatField/RepeatField';
import { useTypedAhead } from '../typing/useTypedAhead';
import { errorOf } from './errorOf';
import { FieldPlace } from './FieldPlace';
import { inlineKinds, ownControls, typedKinds } from './ownControls';
import { ReadOnlyValue } from './ReadOnlyValue';
import { usePersistentField } from './usePersistentField';

const subscription = {
  value: true,
  touched: true,
  modified: true,
  error: true,
  submitError: true,
  submitFailed: true,
  dirtySinceLastSubmit: true,
};

/** One field of the surrounding form: label, control and error, by its kind. */
export function FormField({ definition }: { definition: FieldDefinition }) {
  const given = use(FieldComponentsContext);
  if (definition.kind !== 'repeat' || given['repeat']) return <ValueField definition={definition} />;
  return <RepeatField definition={definition} renderField={(each) => <FormField definition={each} />} />;
}

function ValueField({ definition }: { definition: FieldDefinition }) {
  const { name, kind, label, required } = definition;
  const form = useForm();
  const given = use(FieldComponentsContext);
  usePersistentField(name);
  const { input, meta } = useField<unknown>(name, {
    subscription,
    isEqual: isSameValue,
    format: asIs,
    parse: asIs,
    // final-form validates all fields again for each field with its own validator: only dates have one.
    ...(hasDateError(kind) && { validate: (value: unknown) => dateError(definition, value) }),
  });
  const error = errorOf(meta);
  const Control = given[kind] ?? ownControls[kind];
  const isDisplayOnly = definition.readOnly === true && !given[kind] && !typedKinds.has(kind);

  const typed = useTypedAhead(kind, input.value, (value) => {
    form.batch(() => {
      input.onChange(value);
      for (const dependent of definition.clears ?? []) form.change(dependent, undefined);
    });
  });

  return (
    <FieldPlace definition={definition} isInvalid={error !== undefined}>
      <Field
        label={label}
        description={helpOf(definition)}
        error={error}
        required={required === true && definition.readOnly !== true}
        isLabelHidden={inlineKinds.has(kind) && !isDisplayOnly}
      >
        {Control && !isDisplayOnly ? (
          <Control
            definition={definition}
            value={typed.value}
            onChange={typed.onChange}
            onBlur={() => input.onBlur()}
          />
        ) : (
          <ReadOnlyValue definition={definition} value={input.value} />
        )}
      </Field>
      {definition.asksReason === true && <ReasonField definition={definition} />}
    </FieldPlace>
  );
}

// By default final-form turns '' into undefined and undefined into ''.
function asIs<Value>(value: Value): Value {
  return value;
}

function helpOf({ kind, description, timeZone, isDayOnly }: FieldDefinition): string | undefined {
  const hasZone = kind === 'datetime' || (kind === 'daterange' && isDayOnly !== true);
  const zone = hasZone ? messages.zone(timeZone ?? ownZone()) : undefined;
  return [description, zone].filter(Boolean).join(' · ') || undefined;
}
