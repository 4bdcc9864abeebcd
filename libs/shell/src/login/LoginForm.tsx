import { isEmail } from '@callboard/api-contract';
import { Banner, Button, Field, TextInput } from '@callboard/ui-kit';
import { useState, type FormEvent } from 'react';
import { messages } from '../messages';
import type { LoginOutcome } from './loginOutcome';
import styles from './LoginPage.module.css';

export interface LoginFormProps {
  onLogin: (email: string, password: string) => Promise<LoginOutcome>;
  /** Called when somebody enters the form. */
  onBegin?: (() => void) | undefined;
}

interface Faults {
  email?: string;
  password?: string;
}

/** Email and password on the browser's own form: it is the first thing that is downloaded, so it brings no form library. */
export function LoginForm({ onLogin, onBegin }: LoginFormProps) {
  const [faults, setFaults] = useState<Faults>({});
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<Extract<LoginOutcome, { ok: false }>>();

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const entered = new FormData(form);
    const email = String(entered.get('email') ?? '').trim();
    const password = String(entered.get('password') ?? '');
    const found = faultsOf(email, password);
    setFaults(found);
    if (found.email || found.password) return focusOn(form, found.email ? 'email' : 'password');
    setBusy(true);
    const outcome = await onLogin(email, password);
    setBusy(false);
    if (outcome.ok) return;
    setRefusal(outcome);
    focusOn(form, 'password');
  }

  return (
    <form className={styles.form} noValidate onSubmit={onSubmit} onFocus={onBegin} aria-busy={isBusy}>
      {refusal && (
        <Banner kind="error" title={refusal.message}>
          {refusal.attemptsLeft !== undefined && messages.attemptsLeft(refusal.attemptsLeft)}
        </Banner>
      )}
      <Field label={messages.email} error={faults.email}>
        <TextInput
          type="email"
          name="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
        />
      </Field>
      <Field label={messages.password} error={faults.password}>
        <TextInput type="password" name="password" autoComplete="current-password" />
      </Field>
      <Button type="submit" variant="primary" size="large" shape="rectangle" isBusy={isBusy}>
        {messages.login}
      </Button>
    </form>
  );
}

function faultsOf(email: string, password: string): Faults {
  const faults: Faults = {};
  if (!email) faults.email = messages.required;
  else if (!isEmail(email)) faults.email = messages.emailNeeded;
  if (!password) faults.password = messages.required;
  return faults;
}

function focusOn(form: HTMLFormElement, name: 'email' | 'password') {
  const control = form.elements.namedItem(name);
  if (!(control instanceof HTMLInputElement)) return;
  control.focus();
  control.select();
}
