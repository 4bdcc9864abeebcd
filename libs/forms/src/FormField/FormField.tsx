import { ownZone } from '@callboard/ui-kit/dates';
import { Field } from '@callboard/ui-kit/inputs';
import { use } from 'react';
import { useField, useForm } from 'react-final-form';
import { ReasonField } from '../dates/ReasonField';
import type { FieldDefinition } from '../definition';
import { FieldComponentsContext } from '../FieldPlace/FieldComponentsContext';
import { isSameValue } from '../values/isSameValue';
import type { FormKind } from '../kinds/formKind';
import { formKindNamed } from '../kinds/formKinds';
import { messages } from '../messages';
import { useTypedAhead } from '../typing/useTypedAhead';
import { errorOf } from '../FieldPlace/errorOf';
import { FieldPlace } from '../FieldPlace/FieldPlace';
import { ReadOnlyValue } from './ReadOnlyValue';
import { usePersistentField } from '../FieldPlace/usePersistentField';

/** A kind that only the form's `fieldComponents` have. */
const noKind: FormKind = {};

const subscription = {
  value: true,
  touched: true,
  modified: true,
  error: true,
  submitError: true,
  submitFailed: true,
  dirtySinceLastSubmit: true,
};

interface FormFieldProps {
  /** Its `kind` selects the control; `name` is the path to its value. */
  definition: FieldDefinition;
}

/** One field of the surrounding form: label, control and error, by its kind. */
export function FormField({ definition }: FormFieldProps) {
  const given = use(FieldComponentsContext);
  const Group = given[definition.kind] ? undefined : formKindNamed(definition.kind)?.Group;
  if (!Group) return <ValueField definition={definition} />;
  return <Group definition={definition} renderField={(each) => <FormField definition={each} />} />;
}

function ValueField({ definition }: { definition: FieldDefinition }) {
  const { name, label, required } = definition;
  const form = useForm();
  const given = use(FieldComponentsContext)[definition.kind];
  const kind: FormKind = formKindNamed(definition.kind) ?? noKind;
  usePersistentField(name);
  const { input, meta } = useField<unknown>(name, {
    subscription,
    isEqual: isSameValue,
    format: asIs,
    parse: asIs,
    // final-form validates all fields again for each field with its own validator: only dates and durations have one.
    ...(kind.error && { validate: (value: unknown) => kind.error?.(definition, value) }),
  });
  const error = errorOf(meta);
  const Control = given ?? kind.Control;
  const isDisplayOnly = definition.readOnly === true && !given && !kind.hasReadOnlyControl;

  const typed = useTypedAhead(kind.isTyped === true, input.value, (value) => {
    form.batch(() => {
      input.onChange(value);
      for (const dependent of definition.clears ?? []) form.change(dependent, undefined);
    });
  });

  return (
    <FieldPlace definition={definition} isInvalid={error !== undefined}>
      <Field
        label={label}
        description={helpOf(definition, kind)}
        error={error}
        required={required === true && definition.readOnly !== true}
        isLabelHidden={kind.hasInlineLabel === true && !isDisplayOnly}
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

function helpOf(definition: FieldDefinition, kind: FormKind): string | undefined {
  const { description, timeZone } = definition;
  const zone = kind.hasZone?.(definition) ? messages.zone(timeZone ?? ownZone()) : undefined;
  return [description, zone].filter(Boolean).join(' · ') || undefined;
}
