'use no memo'; // Texts are read again when the language changes, and what was typed stays.

import { callAction } from '@callboard/api-client';
import { checks } from '@callboard/auth';
import { PlainForm, type PlainValues } from '@callboard/forms/plain';
import { Banner } from '@callboard/ui-kit/layout';
import { useAlerts } from '@callboard/ui-kit/overlays';
import { useState } from 'react';
import * as v from 'valibot';
import { PublicFrame, PublicLink } from './PublicFrame';
import styles from './PublicFrame.module.css';
import { pushAddress } from '../routing/address';
import { useDocumentTitle } from '../routing/useDocumentTitle';
import { publicMessages as words } from './publicMessages';

/** The history state that the login passes when it redirects here. */
const handedOver = v.object({ email: v.pipe(v.string(), v.maxLength(254)) });

/** Requests a link to set a new password, then returns to the login (clauses 2.3, 5.15 and 7.5). */
export function ForgotPage() {
  const alerts = useAlerts();
  useDocumentTitle({ route: { name: words.forgotTitle, path: '/login/forgot' } });
  const [sentHere] = useState(() => {
    const parsed = v.safeParse(handedOver, history.state);
    return parsed.success ? parsed.output : null;
  });

  async function send({ email = '' }: PlainValues) {
    const outcome = await callAction('resetPassword', { input: { email } });
    if (!outcome.ok) return {};
    alerts.show({ kind: 'success', message: words.resetSent, delay: 8_000 });
    pushAddress(`/login${location.search}`);
    return undefined;
  }

  return (
    <PublicFrame title={words.forgotTitle}>
      {sentHere ? <Banner kind="warning" title={words.tooManyAttempts} /> : null}
      <p className={styles.text}>{words.forgotText}</p>
      <PlainForm
        fields={[
          { name: 'email', label: words.email, type: 'email', autoComplete: 'username', check: checks.email },
        ]}
        initialValues={sentHere ?? undefined}
        submitLabel={words.send}
        buttonShape="rectangle"
        autoFocus
        onSubmit={send}
      />
      <p className={styles.links}>
        <PublicLink to="/login">{words.backToLogin}</PublicLink>
      </p>
    </PublicFrame>
  );
}
