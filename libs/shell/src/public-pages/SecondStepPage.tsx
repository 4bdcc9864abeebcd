'use no memo'; // Texts are read again when the language changes, and what was typed stays.

import { useAppDispatch } from '@callboard/app-state';
import { loginWithCode, type LoginOutcome as Outcome } from '@callboard/auth';
import type { SecondStep } from '@callboard/api-contract/accounts';
import { PlainForm, type PlainValues } from '@callboard/forms/plain';
import { Button } from '@callboard/ui-kit/elements';
import { Banner } from '@callboard/ui-kit/layout';
import { useState } from 'react';
import { publicMessages as words } from './publicMessages';
import { messages } from '../messages';
import { PublicFrame } from './PublicFrame';
import styles from './PublicFrame.module.css';
import type { LoginOutcome } from './LoginForm';
import { PasskeyButton } from './PasskeyButton';
import { useCanUsePasskeys } from './useCanUsePasskeys';

export interface SecondStepPageProps {
  /** Second step that the server requires after email and password. */
  step: SecondStep;
  /** Called with the answer of the server; returns what the form shows. */
  onOutcome: (outcome: Outcome) => LoginOutcome;
  /** Signs in with a passkey instead. */
  onPasskey: () => Promise<void>;
  /** Returns to email and password. */
  onGiveUp: () => void;
}

/** The second step of a sign-in: a code of the authenticator app, or a recovery code. */
export function SecondStepPage({ step, onOutcome, onPasskey, onGiveUp }: SecondStepPageProps) {
  const dispatch = useAppDispatch();
  const [isRecovering, setRecovering] = useState(!step.methods.includes('totp'));
  const [attemptsLeft, setAttemptsLeft] = useState<number | null>(null);
  const hasPasskey = useCanUsePasskeys() && step.methods.includes('passkey');
  const canSwitch = step.methods.includes('totp') && step.methods.includes('recovery');

  async function send({ code = '' }: PlainValues) {
    const outcome = onOutcome(await dispatch(loginWithCode(step.ticket, code.replaceAll(/\s/g, ''))));
    if (outcome.ok) return undefined;
    // Without a count the ticket was refused: the user has to enter the password again.
    if (!outcome.attemptsLeft) onGiveUp();
    setAttemptsLeft(outcome.attemptsLeft);
    return { code: words.wrongCode };
  }

  const field = isRecovering
    ? { name: 'code', label: words.recoveryCode, description: words.recoveryHelp }
    : {
        name: 'code',
        label: words.code,
        description: words.codeHelp,
        inputMode: 'numeric' as const,
        autoComplete: 'one-time-code',
      };
  return (
    <PublicFrame title={words.secondStep}>
      <PlainForm
        key={field.label}
        fields={[field]}
        submitLabel={messages.login}
        buttonShape="rectangle"
        autoFocus
        onSubmit={send}
      >
        {attemptsLeft !== null && <Banner kind="error" title={messages.attemptsLeft(attemptsLeft)} />}
      </PlainForm>
      {hasPasskey && <PasskeyButton onPasskey={onPasskey} />}
      <div className={styles.links}>
        {canSwitch && (
          <Button variant="quiet" onClick={() => setRecovering(!isRecovering)}>
            {isRecovering ? words.useApp : words.useRecovery}
          </Button>
        )}
        <Button variant="quiet" icon="back" onClick={onGiveUp}>
          {words.backToLogin}
        </Button>
      </div>
    </PublicFrame>
  );
}
