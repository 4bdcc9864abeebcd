import { isEmail } from '@callboard/domain/checks';
import { Button } from '@callboard/ui-kit/elements';
import { Field, TextInput } from '@callboard/ui-kit/inputs';
import { Card } from '@callboard/ui-kit/layout';
import { useState, type FormEvent } from 'react';
import { confirmMessages } from './confirmMessages';
import { EmailField } from './EmailField';
import styles from './sale.module.css';
import { saleMessages as words } from './saleMessages';

export interface ConfirmPanelProps {
  /** Where the code was mailed. */
  email: string;
  /** The code of the link that was mailed; empty without one. */
  mailedCode: string;
  isBusy: boolean;
  onConfirm: (code: string) => void;
  /** Mails a new code, where `email` is given to that address. Resolves to whether it was. */
  onMail: (email?: string) => Promise<boolean>;
}

/** The email of an order is confirmed before it waits for a bank transfer: by the code that was mailed to it. */
export function ConfirmPanel({ email, mailedCode, isBusy, onConfirm, onMail }: ConfirmPanelProps) {
  const [code, setCode] = useState(mailedCode);
  const [isChecked, setChecked] = useState(false);
  const [isChanging, setChanging] = useState(false);
  const [isMailed, setMailed] = useState(false);

  async function mail(to?: string): Promise<void> {
    setMailed(false);
    if (!(await onMail(to))) return;
    setCode('');
    setChecked(false);
    setMailed(true);
    setChanging(false);
  }

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    setChecked(true);
    if (code.trim() === '') event.currentTarget.querySelector('input')?.focus();
    else onConfirm(code.trim());
  }

  return (
    <Card title={confirmMessages.title}>
      <div className={styles.form}>
        <p>{confirmMessages.text(email)}</p>
        <form className={styles.form} noValidate onSubmit={submit}>
          <Field
            label={confirmMessages.code}
            required
            error={isChecked && code.trim() === '' ? words.needed : undefined}
          >
            <TextInput
              autoComplete="one-time-code"
              autoCapitalize="characters"
              spellCheck={false}
              value={code}
              onChange={({ currentTarget: { value } }) => setCode(value)}
            />
          </Field>
          <div className={styles.buttons}>
            <Button type="submit" variant="primary" isBusy={isBusy}>
              {confirmMessages.confirm}
            </Button>
          </div>
        </form>
        <p className={styles.note} role="status">
          {isMailed ? confirmMessages.mailed(email) : confirmMessages.missing}
        </p>
        {isChanging ? (
          <EmailForm isBusy={isBusy} onSend={(to) => void mail(to)} onCancel={() => setChanging(false)} />
        ) : (
          <div className={styles.buttons}>
            <Button isBusy={isBusy} onClick={() => void mail()}>
              {confirmMessages.again}
            </Button>
            <Button onClick={() => setChanging(true)}>{confirmMessages.change}</Button>
          </div>
        )}
      </div>
    </Card>
  );
}

interface EmailFormProps {
  isBusy: boolean;
  onSend: (email: string) => void;
  onCancel: () => void;
}

function EmailForm({ isBusy, onSend, onCancel }: EmailFormProps) {
  const [email, setEmail] = useState('');
  const [isChecked, setChecked] = useState(false);
  const isValid = isEmail(email.trim());
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setChecked(true);
        if (isValid) onSend(email.trim());
        else event.currentTarget.querySelector('input')?.focus();
      }}
    >
      <EmailField autoFocus value={email} isChecked={isChecked} onChange={setEmail} />
      <div className={styles.buttons}>
        <Button type="submit" variant="primary" isBusy={isBusy}>
          {confirmMessages.again}
        </Button>
        <Button onClick={onCancel}>{confirmMessages.cancel}</Button>
      </div>
    </form>
  );
}
