import { FORM_ERROR, type SubmissionErrors } from 'final-form';
import { useEffect, useMemo, useRef, useState, type FormEvent, type ReactNode } from 'react';
import { Form as FinalForm } from 'react-final-form';
import type { FieldComponents, FieldDefinition, FieldErrors, FormValues } from '../definition';
import { FormField } from '../FormField/FormField';
import { FieldComponentsContext } from './FieldComponentsContext';
import { FormActions } from './FormActions';
import { ErrorSummary } from './ErrorSummary';
import { isSameValue } from './isSameValue';
import styles from './Form.module.css';

/** Why the server did not take the values. */
export interface SubmitFailure {
  message: string;
  fields?: FieldErrors | undefined;
}

export interface FormProps {
  /** The fields, in order: drawn one below the other unless `children` draws them. */
  definitions: readonly FieldDefinition[];
  initialValues: FormValues;
  /** Checks the values at every change; see `validateWith`. */
  validate?: ((values: FormValues) => FieldErrors) | undefined;
  /** Resolves to undefined when it went well. */
  onSubmit: (values: FormValues) => Promise<SubmitFailure | undefined>;
  onCancel?: (() => void) | undefined;
  /** @default 'Save' */
  submitLabel?: string | undefined;
  fieldComponents?: FieldComponents | undefined;
  /** Told when the values begin or cease to differ from those at the start. */
  onDirtyChange?: ((isDirty: boolean) => void) | undefined;
  children?: ReactNode;
}

const noComponents: FieldComponents = {};

/** A form over final-form: errors beside their fields and in a summary, the focus on the first of them (clause 5.13). */
export function Form(props: FormProps) {
  const { definitions, initialValues, validate, onSubmit, children } = props;
  const known = useMemo(() => new Set(definitions.map(({ name }) => name)), [definitions]);
  return (
    <FieldComponentsContext value={props.fieldComponents ?? noComponents}>
      <FinalForm<FormValues>
        initialValues={initialValues}
        initialValuesEqual={isSameValue}
        validate={(values) => toFormErrors(validate?.(values) ?? {}, known)}
        onSubmit={async (values) => {
          const failure = await onSubmit(values);
          return failure && toFormErrors(failure.fields ?? {}, known, failure.message);
        }}
        subscription={noSubscription}
        render={({ handleSubmit }) => (
          <FormBody handleSubmit={handleSubmit} formProps={props}>
            {children ??
              definitions.map((definition) => <FormField key={definition.name} definition={definition} />)}
          </FormBody>
        )}
      />
    </FieldComponentsContext>
  );
}

const noSubscription = {};

interface FormBodyProps {
  handleSubmit: (event: FormEvent<HTMLFormElement>) => Promise<unknown> | undefined;
  formProps: FormProps;
  children: ReactNode;
}

function FormBody({ handleSubmit, formProps, children }: FormBodyProps) {
  const form = useRef<HTMLFormElement>(null);
  const [attempts, setAttempts] = useState(0);
  // Moves the browser's focus to the first control with an error, once the errors of an attempt are on the screen.
  useEffect(() => {
    if (attempts === 0) return;
    const find = (selector: string) => form.current?.querySelector<HTMLElement>(selector);
    const first = find('[aria-invalid="true"]') ?? find('[data-error-summary]');
    first?.focus({ preventScroll: true });
    first?.scrollIntoView?.({ block: 'center' });
  }, [attempts]);
  return (
    <form
      ref={form}
      className={styles.root}
      noValidate
      onSubmit={(event) => {
        event.stopPropagation();
        void Promise.resolve(handleSubmit(event)).then(() => setAttempts((count) => count + 1));
      }}
    >
      <ErrorSummary definitions={formProps.definitions} />
      <div className={styles.fields}>{children}</div>
      <FormActions
        submitLabel={formProps.submitLabel}
        onCancel={formProps.onCancel}
        onDirtyChange={formProps.onDirtyChange}
      />
    </form>
  );
}

/** final-form's errors: one text for a field; what belongs to no field of this form is said above it. */
function toFormErrors(fields: FieldErrors, known: ReadonlySet<string>, message?: string): SubmissionErrors {
  const errors: Record<string, string> = {};
  const rest: string[] = [];
  for (const [name, messages] of Object.entries(fields)) {
    const text = messages.join(' ');
    if (known.has(name)) errors[name] = text;
    else rest.push(name === 'non_field_errors' ? text : `${name}: ${text}`);
  }
  if (message !== undefined && rest.length === 0 && Object.keys(errors).length === 0) rest.push(message);
  return rest.length > 0 ? { ...errors, [FORM_ERROR]: rest.join(' ') } : errors;
}
