import { Field, ownZone } from '@callboard/ui-kit';
import { use } from 'react';
import { useField, useForm } from 'react-final-form';
import { BooleanControl } from '../controls/BooleanControl';
import { ChoicesControl } from '../controls/ChoicesControl';
import { DateControl } from '../controls/DateControl';
import { DateTimeControl } from '../controls/DateTimeControl';
import { IntegerControl } from '../controls/IntegerControl';
import { SelectControl } from '../controls/SelectControl';
import { TextAreaControl } from '../controls/TextAreaControl';
import { TextControl } from '../controls/TextControl';
import { TimeZoneControl } from '../controls/TimeZoneControl';
import type { FieldComponents, FieldDefinition, OwnFieldKind } from '../definition';
import { FieldComponentsContext } from '../Form/FieldComponentsContext';
import { isSameValue } from '../Form/isSameValue';
import { messages } from '../messages';

const ownControls: FieldComponents = {
  text: TextControl,
  email: TextControl,
  phone: TextControl,
  textarea: TextAreaControl,
  integer: IntegerControl,
  boolean: BooleanControl,
  date: DateControl,
  datetime: DateTimeControl,
  select: SelectControl,
  multiselect: ChoicesControl,
  timezone: TimeZoneControl,
} satisfies Record<OwnFieldKind, FieldComponents[string]>;

const subscription = {
  value: true,
  touched: true,
  modified: true,
  error: true,
  submitError: true,
  submitFailed: true,
  dirtySinceLastSubmit: true,
};

/** One field of the form around it: label, control and error, drawn by its kind. */
export function FormField({ definition }: { definition: FieldDefinition }) {
  const { name, kind, label, required } = definition;
  const form = useForm();
  const given = use(FieldComponentsContext);
  const { input, meta } = useField<unknown>(name, {
    subscription,
    isEqual: isSameValue,
    format: asIs,
    parse: asIs,
  });
  const Control = given[kind] ?? ownControls[kind];
  if (!Control) throw new Error(`No control draws fields of the kind '${kind}': give it in fieldComponents.`);

  function onChange(value: unknown) {
    form.batch(() => {
      input.onChange(value);
      for (const dependent of definition.clears ?? []) form.change(dependent, undefined);
    });
  }

  return (
    <Field label={label} description={helpOf(definition)} error={errorOf(meta)} required={required}>
      <Control
        definition={definition}
        value={input.value}
        onChange={onChange}
        onBlur={() => input.onBlur()}
      />
    </Field>
  );
}

// final-form would turn an emptied text into undefined and undefined into ''.
function asIs<Value>(value: Value): Value {
  return value;
}

interface FieldMeta {
  touched?: boolean | undefined;
  modified?: boolean | undefined;
  submitFailed?: boolean | undefined;
  dirtySinceLastSubmit?: boolean | undefined;
  error?: unknown;
  submitError?: unknown;
}

/**
 * An error is shown once the user has entered something and gone on, or has tried to submit: a field that was only passed by says
 * nothing, and moves nothing under the pointer. The server's word about a value holds until that value is changed.
 */
function errorOf({
  touched,
  modified,
  submitFailed,
  dirtySinceLastSubmit,
  error,
  submitError,
}: FieldMeta): string | undefined {
  const own = (touched && modified) || submitFailed ? error : undefined;
  const shown = own ?? (dirtySinceLastSubmit ? undefined : submitError);
  return typeof shown === 'string' ? shown : undefined;
}

function helpOf({ kind, description, timeZone }: FieldDefinition): string | undefined {
  const zone = kind === 'datetime' ? messages.zone(timeZone ?? ownZone()) : undefined;
  return [description, zone].filter(Boolean).join(' · ') || undefined;
}
