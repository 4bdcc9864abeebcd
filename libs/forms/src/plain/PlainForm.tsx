import { Button, type ButtonProps } from '@callboard/ui-kit/elements';
import { Field, TextArea, TextInput } from '@callboard/ui-kit/inputs';
import { useEffect, useRef, useState, type FormEvent, type ReactNode } from 'react';
import { errorsIn, type PlainErrors, type PlainField, type PlainValues } from './plainField';
import styles from './PlainForm.module.css';

export interface PlainFormProps {
  fields: readonly PlainField[];
  initialValues?: PlainValues | undefined;
  submitLabel: string;
  /** Resolves to the server's errors by field, or to undefined on success. */
  onSubmit: (values: PlainValues) => Promise<PlainErrors | undefined>;
  /** Shown above the fields. */
  children?: ReactNode;
  /** Shown next to the submit button. */
  actions?: ReactNode;
  /** Focuses the first field on mount, for pages with nothing else on them. @default false */
  autoFocus?: boolean | undefined;
  /** @default 'default' */
  buttonShape?: ButtonProps['shape'];
}

/**
 * A short form of text fields without a form library, for the sign-in and password pages, which have to load fast. An invalid submit
 * focuses the first field with an error (clause 5.13).
 */
export function PlainForm({ fields, initialValues = {}, submitLabel, onSubmit, ...rest }: PlainFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState<PlainErrors>({});
  const [failures, setFailures] = useState(0);
  const [isBusy, setBusy] = useState(false);

  // Moves the browser's focus, once the errors of a submit are rendered.
  useEffect(() => {
    if (failures === 0) return;
    const first = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    first?.focus({ preventScroll: true });
    first?.scrollIntoView?.({ block: 'center' });
  }, [failures]);

  function showErrors(found: PlainErrors) {
    setErrors(found);
    setFailures((count) => count + 1);
  }

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    event.stopPropagation();
    if (isBusy) return;
    const values = valuesOf(event.currentTarget, fields);
    const found = errorsIn(fields, values);
    if (Object.keys(found).length > 0) return showErrors(found);
    setErrors({});
    setBusy(true);
    const rejected = await onSubmit(values);
    setBusy(false);
    if (rejected) showErrors(rejected);
  }

  // After a failed submit, errors disappear while the user fixes them.
  function recheck(event: FormEvent<HTMLFormElement>) {
    if (failures > 0) setErrors(errorsIn(fields, valuesOf(event.currentTarget, fields)));
  }

  return (
    <form
      ref={form}
      className={styles.root}
      noValidate
      aria-busy={isBusy}
      onSubmit={submit}
      onInput={recheck}
    >
      {rest.children}
      {fields.map(({ name, label, description, type = 'text', ...attributes }, index) => (
        <Field key={name} label={label} description={description} error={errors[name]}>
          {type === 'lines' ? (
            <TextArea name={name} defaultValue={initialValues[name]} />
          ) : (
            <TextInput
              name={name}
              type={type}
              defaultValue={initialValues[name]}
              aria-required={attributes.isOptional ? undefined : true}
              autoComplete={attributes.autoComplete ?? 'off'}
              inputMode={attributes.inputMode}
              autoCapitalize={type === 'text' ? undefined : 'none'}
              spellCheck={false}
              autoFocus={rest.autoFocus === true && index === 0}
            />
          )}
        </Field>
      ))}
      <div className={styles.actions} data-shape={rest.buttonShape}>
        {rest.actions}
        <Button type="submit" variant="primary" shape={rest.buttonShape} isBusy={isBusy}>
          {submitLabel}
        </Button>
      </div>
    </form>
  );
}

/** The entered values, trimmed except for passwords. */
function valuesOf(form: HTMLFormElement, fields: readonly PlainField[]): PlainValues {
  const entered = new FormData(form);
  const valueOf = ({ name, type }: PlainField) => {
    const value = entered.get(name);
    if (typeof value !== 'string') return '';
    return type === 'password' ? value : value.trim();
  };
  return Object.fromEntries(fields.map((field) => [field.name, valueOf(field)]));
}
