import { isEmail } from '@callboard/api-contract';
import { Button } from '@callboard/ui-kit/elements';
import { Field, TextInput } from '@callboard/ui-kit/inputs';
import { Banner } from '@callboard/ui-kit/layout';
import { useState, type FormEvent, type ReactNode } from 'react';
import { messages } from '../messages';
import styles from './PublicFrame.module.css';

/** How an attempt to sign in has ended, as far as the form shows it: an alert gives the reason. */
export type LoginOutcome = { ok: true } | { ok: false; attemptsLeft: number | null };

export interface LoginFormProps {
  onLogin: (email: string, password: string) => Promise<LoginOutcome>;
  /** Called when somebody enters the form. */
  onBegin?: (() => void) | undefined;
  /** Above the email: what is chosen before. */
  children?: ReactNode;
}

interface Faults {
  email?: string;
  password?: string;
}

/** Email and password on the browser's own form: it is the first thing that is downloaded, so it brings no form library. */
export function LoginForm({ onLogin, onBegin, children }: LoginFormProps) {
  const [faults, setFaults] = useState<Faults>({});
  const [isBusy, setBusy] = useState(false);
  const [attemptsLeft, setAttemptsLeft] = useState<number | null>(null);

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isBusy) return;
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
    setAttemptsLeft(outcome.attemptsLeft);
    focusOn(form, 'password');
  }

  // `method`: sent without the app, nothing of it may stand in the address.
  return (
    <form
      className={styles.form}
      method="post"
      noValidate
      onSubmit={onSubmit}
      onFocus={onBegin}
      aria-busy={isBusy}
    >
      {attemptsLeft !== null && <Banner kind="error" title={messages.attemptsLeft(attemptsLeft)} />}
      {children}
      <Field label={messages.email} error={faults.email}>
        <TextInput
          type="email"
          name="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          aria-required
        />
      </Field>
      <Field label={messages.password} error={faults.password}>
        <TextInput type="password" name="password" autoComplete="current-password" aria-required />
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
