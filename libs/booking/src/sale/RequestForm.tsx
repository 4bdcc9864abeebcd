import { saleLimits, type OrderRequestKind } from '@callboard/api-contract/booking';
import { isEmail } from '@callboard/domain/checks';
import { Button } from '@callboard/ui-kit/elements';
import { Field, RadioGroup, TextArea } from '@callboard/ui-kit/inputs';
import { useState, type FormEvent } from 'react';
import { EmailField } from './EmailField';
import { requestMessages as words } from './requestMessages';
import styles from './sale.module.css';

/** Request of a buyer to the office. */
export interface ChangeRequest {
  kind: OrderRequestKind;
  text: string;
  email?: string;
}

export interface RequestFormProps {
  /** Kinds of request that are possible for this order now. */
  kinds: readonly OrderRequestKind[];
  isBusy: boolean;
  onSend: (request: ChangeRequest) => void;
  onCancel: () => void;
}

/** Requests a refund, an exchange or another email of the office. */
export function RequestForm({ kinds, isBusy, onSend, onCancel }: RequestFormProps) {
  const [selected, setSelected] = useState(kinds[0] ?? 'email');
  const [text, setText] = useState('');
  const [email, setEmail] = useState('');
  const [isChecked, setChecked] = useState(false);
  // The order can have changed meanwhile.
  const kind = kinds.includes(selected) ? selected : (kinds[0] ?? 'email');
  const isAboutEmail = kind === 'email';
  const hasText = text.trim() !== '';

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    setChecked(true);
    const isComplete = isAboutEmail ? isEmail(email.trim()) : hasText;
    const first = isAboutEmail ? 'input[type=email]' : 'textarea';
    if (!isComplete) event.currentTarget.querySelector<HTMLElement>(first)?.focus();
    else onSend({ kind, text: text.trim(), ...(isAboutEmail && { email: email.trim() }) });
  }

  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <RadioGroup
        label={words.kind}
        value={kind}
        options={kinds.map((value) => ({
          value,
          label: words.kinds[value],
          description: words.kindHelp[value],
        }))}
        onValueChange={(value) => setSelected(kinds.find((each) => each === value) ?? kind)}
      />
      {isAboutEmail && (
        <EmailField
          label={words.newEmail}
          description={words.newEmailHelp}
          value={email}
          isChecked={isChecked}
          onChange={setEmail}
        />
      )}
      <Field
        label={isAboutEmail ? words.textOptional : words.text}
        required={!isAboutEmail}
        error={isChecked && !isAboutEmail && !hasText ? words.textNeeded : undefined}
      >
        <TextArea
          value={text}
          maxLength={saleLimits.requestText}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
        />
      </Field>
      <div className={styles.buttons}>
        <Button type="submit" variant="primary" isBusy={isBusy}>
          {words.send}
        </Button>
        <Button onClick={onCancel}>{words.cancel}</Button>
      </div>
    </form>
  );
}
