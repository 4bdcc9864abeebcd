'use no memo'; // Texts are read again when the language changes, and what was typed stays.

import { isEmail } from '@callboard/api-contract/text';
import { Button } from '@callboard/ui-kit/elements';
import { Field, TextInput } from '@callboard/ui-kit/inputs';
import { Banner } from '@callboard/ui-kit/layout';
import { useState, type FormEvent, type ReactNode } from 'react';
import { messages } from '../messages';
import styles from './PublicFrame.module.css';

/** The outcome of a login, as far as the form shows it: the reason where email or password are wrong; an alert shows any other. */
export type LoginOutcome = { ok: true } | { ok: false; attemptsLeft: number | null; reason: string | null };

export interface LoginFormProps {
  onLogin: (email: string, password: string) => Promise<LoginOutcome>;
  /** Called when the form gets the focus. */
  onBegin?: (() => void) | undefined;
  /** Content above the email, such as the selectors of domain and API. */
  children?: ReactNode;
}

interface LoginErrors {
  email?: string;
  password?: string;
  /** The server found it, after the form. */
  isRefused?: true;
}

/** Email and password in a native form: it is part of the first download, so it uses no form library. */
export function LoginForm({ onLogin, onBegin, children }: LoginFormProps) {
  const [errors, setErrors] = useState<LoginErrors>({});
  const [isBusy, setBusy] = useState(false);
  const [attemptsLeft, setAttemptsLeft] = useState<number | null>(null);

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isBusy) return;
    const form = event.currentTarget;
    const entered = new FormData(form);
    const email = String(entered.get('email') ?? '').trim();
    const password = String(entered.get('password') ?? '');
    const invalid = validate(email, password);
    setErrors(invalid);
    if (invalid.email || invalid.password) return focusOn(form, invalid.email ? 'email' : 'password');
    setBusy(true);
    const outcome = await onLogin(email, password);
    setBusy(false);
    if (outcome.ok) return;
    setAttemptsLeft(outcome.attemptsLeft);
    // Below the password, which is typed again: no one learns which of the two is wrong.
    if (outcome.reason !== null) setErrors({ password: outcome.reason, isRefused: true });
    focusOn(form, 'password');
  }

  // `method`: a form submitted without the app must not put its values into the URL.
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
      <Field label={messages.email} error={errors.email}>
        <TextInput
          type="email"
          name="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          aria-required
        />
      </Field>
      <Field
        label={messages.password}
        error={errors.isRefused ? <span role="alert">{errors.password}</span> : errors.password}
      >
        <TextInput type="password" name="password" autoComplete="current-password" aria-required />
      </Field>
      <Button type="submit" variant="primary" size="large" shape="rectangle" isBusy={isBusy}>
        {messages.login}
      </Button>
    </form>
  );
}

function validate(email: string, password: string): LoginErrors {
  const errors: LoginErrors = {};
  if (!email) errors.email = messages.required;
  else if (!isEmail(email)) errors.email = messages.emailNeeded;
  if (!password) errors.password = messages.required;
  return errors;
}

function focusOn(form: HTMLFormElement, name: 'email' | 'password') {
  const control = form.elements.namedItem(name);
  if (!(control instanceof HTMLInputElement)) return;
  control.focus();
  control.select();
}
