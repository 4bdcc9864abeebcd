import { Button, type ButtonProps } from '@callboard/ui-kit/elements';
import { Field, TextInput } from '@callboard/ui-kit/inputs';
import { useEffect, useRef, useState, type FormEvent, type ReactNode } from 'react';
import { faultsIn, type PlainFaults, type PlainField, type PlainValues } from './plainField';
import styles from './PlainForm.module.css';

export interface PlainFormProps {
  fields: readonly PlainField[];
  initialValues?: PlainValues | undefined;
  submitLabel: string;
  /** Resolves to what the server found wrong, by field; to nothing when it went well. */
  onSubmit: (values: PlainValues) => Promise<PlainFaults | undefined>;
  /** Above the fields. */
  children?: ReactNode;
  /** Beside the button that submits. */
  actions?: ReactNode;
  /** Whether the first field has the focus at once: on pages that ask for nothing else. @default false */
  autoFocus?: boolean | undefined;
  /** @default 'default' */
  buttonShape?: ButtonProps['shape'];
}

/**
 * A short form of texts on the browser's own form, without a form library: for the pages before the sign-in and around passwords,
 * which have to be there at once. An invalid submit moves the focus to the first error (clause 5.13).
 */
export function PlainForm({ fields, initialValues = {}, submitLabel, onSubmit, ...rest }: PlainFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const [faults, setFaults] = useState<PlainFaults>({});
  const [refusals, setRefusals] = useState(0);
  const [isBusy, setBusy] = useState(false);

  // Moves the browser's focus to the first control with an error, once the errors of a submit are on the screen.
  useEffect(() => {
    if (refusals === 0) return;
    const first = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    first?.focus({ preventScroll: true });
    first?.scrollIntoView?.({ block: 'center' });
  }, [refusals]);

  function refuse(found: PlainFaults) {
    setFaults(found);
    setRefusals((count) => count + 1);
  }

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    event.stopPropagation();
    if (isBusy) return;
    const values = valuesOf(event.currentTarget, fields);
    const found = faultsIn(fields, values);
    if (Object.keys(found).length > 0) return refuse(found);
    setFaults({});
    setBusy(true);
    const refused = await onSubmit(values);
    setBusy(false);
    if (refused) refuse(refused);
  }

  // Once something was refused, what has been mended says so while it is typed.
  function recheck(event: FormEvent<HTMLFormElement>) {
    if (refusals > 0) setFaults(faultsIn(fields, valuesOf(event.currentTarget, fields)));
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
        <Field key={name} label={label} description={description} error={faults[name]}>
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

/** What was entered; only a password may begin or end with a space. */
function valuesOf(form: HTMLFormElement, fields: readonly PlainField[]): PlainValues {
  const entered = new FormData(form);
  const valueOf = ({ name, type }: PlainField) => {
    const value = entered.get(name);
    if (typeof value !== 'string') return '';
    return type === 'password' ? value : value.trim();
  };
  return Object.fromEntries(fields.map((field) => [field.name, valueOf(field)]));
}
