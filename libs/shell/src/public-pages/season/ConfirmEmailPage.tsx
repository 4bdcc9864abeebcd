'use no memo'; // Texts are read again when the language changes.

import { callAction } from '@callboard/api-client';
import { Button } from '@callboard/ui-kit/elements';
import { Banner } from '@callboard/ui-kit/layout';
import { useState } from 'react';
import { useDocumentTitle } from '../../routing/useDocumentTitle';
import { PublicFrame, PublicLink } from '../PublicFrame';
import frame from '../PublicFrame.module.css';
import { seasonMessages as words } from './seasonMessages';

/** The link of the mail to a person who asks for an account. A button confirms, because mail scanners open links too. */
export function ConfirmEmailPage({ token }: { token: string }) {
  const [step, setStep] = useState<{ status: 'open' | 'busy' | 'done' } | { status: 'failed'; why: string }>({
    status: 'open',
  });
  useDocumentTitle({ route: { name: words.confirmTitle, path: '/season/confirm' } });

  async function confirm() {
    setStep({ status: 'busy' });
    const outcome = await callAction('confirmAccountEmail', { input: { token } }, { isQuiet: true });
    setStep(outcome.ok ? { status: 'done' } : { status: 'failed', why: outcome.problem.message });
  }

  return (
    <PublicFrame title={words.confirmTitle}>
      {step.status === 'done' && (
        <Banner kind="success" title={words.confirmed}>
          {words.confirmedText}
        </Banner>
      )}
      {step.status === 'failed' && <Banner kind="error" title={step.why} />}
      {step.status !== 'done' && (
        <>
          <p className={frame.text}>{words.confirmText}</p>
          <Button
            variant="primary"
            size="large"
            shape="rectangle"
            isBusy={step.status === 'busy'}
            onClick={() => void confirm()}
          >
            {words.confirm}
          </Button>
        </>
      )}
      <p className={frame.links}>
        {step.status === 'failed' && <PublicLink to="/season/account">{words.askAgain}</PublicLink>}
        <PublicLink to="/season">{words.name}</PublicLink>
      </p>
    </PublicFrame>
  );
}
