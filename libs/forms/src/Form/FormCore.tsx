import arrayMutators from 'final-form-arrays';
import { type FormEvent, type ReactNode } from 'react';
import { Form as FinalForm } from 'react-final-form';
import type { FieldComponents, FormValues } from '../definition';
import { checkOnServer } from './checkOnServer';
import { FieldComponentsContext } from '../FieldPlace/FieldComponentsContext';
import type { FormProps } from './Form.types';
import { isSameValue } from '../values/isSameValue';
import { namesOf, toFormErrors } from './toFormErrors';

export interface FormCoreProps extends Omit<
  FormProps,
  'onCancel' | 'submitLabel' | 'onDirtyChange' | 'children'
> {
  /** Renders the `form` element and passes its submit events to `handleSubmit`. */
  children: (handleSubmit: (event: FormEvent<HTMLFormElement>) => Promise<unknown> | undefined) => ReactNode;
}

const noComponents: FieldComponents = {};

/** A form without a layout, for forms that have their own, such as several pages. */
export function FormCore(props: FormCoreProps) {
  const { definitions, initialValues, validate, validateAsync, onSubmit, children } = props;
  const known = namesOf(definitions);
  return (
    <FieldComponentsContext value={props.fieldComponents ?? noComponents}>
      <FinalForm<FormValues>
        initialValues={initialValues}
        initialValuesEqual={isSameValue}
        validate={(values) => toFormErrors(validate?.(values) ?? {}, known)}
        mutators={mutators}
        onSubmit={async (entered, form) => {
          const checked = validateAsync
            ? await checkOnServer({ values: entered, form, validate, validateAsync })
            : { values: entered };
          const failure = 'failure' in checked ? checked.failure : await onSubmit(checked.values);
          if (!failure) props.draft?.remove();
          return failure && toFormErrors(failure.fields ?? {}, known, failure.message);
        }}
        subscription={noSubscription}
        render={({ handleSubmit }) => children(handleSubmit)}
      />
    </FieldComponentsContext>
  );
}

const noSubscription = {};
const mutators = { ...arrayMutators };
