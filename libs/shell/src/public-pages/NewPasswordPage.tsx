'use no memo'; // Texts are read again when the language changes, and what was typed stays.

import { callAction, readQuery } from '@callboard/api-client';
import type { Problem } from '@callboard/api-contract';
import { PlainForm, type PlainValues } from '@callboard/forms/plain';
import { QueryView } from '@callboard/ui-kit/display';
import { useAlerts } from '@callboard/ui-kit/overlays';
import { useCallback, useEffect, useState } from 'react';
import { PublicFrame, PublicLink } from './PublicFrame';
import styles from './PublicFrame.module.css';
import { replaceAddress } from '../routing/address';
import { useDocumentTitle } from '../routing/useDocumentTitle';
import { publicMessages as words } from './publicMessages';
import { newPasswordFields } from './newPasswordFields';

type ResetTokenCheck = { status: 'valid' } | { status: 'invalid' } | { status: 'unknown'; problem: Problem };

/** Sets a new password with the token of a mailed link, which is checked first (clauses 2.4, 5.16 and 8.3). */
export function NewPasswordPage({ token }: { token: string }) {
  const alerts = useAlerts();
  const [check, setCheck] = useState<ResetTokenCheck>();
  useDocumentTitle({ route: { name: words.newPasswordTitle, path: '/login/forgot' } });

  const ask = useCallback(() => {
    setCheck(undefined);
    void checkResetToken(token).then(setCheck);
  }, [token]);

  // Checks on the server whether the link is still valid.
  useEffect(ask, [ask]);

  const isInvalid = check?.status === 'invalid';
  // Sets the URL and shows an alert.
  useEffect(() => {
    if (!isInvalid) return;
    alerts.show({ kind: 'error', message: words.resetExpired });
    replaceAddress('/login/forgot');
  }, [isInvalid, alerts]);

  async function save({ password = '' }: PlainValues) {
    const outcome = await callAction('consumeTemporaryPassword', {
      input: { temporary_password: token, new_password: password },
    });
    if (outcome.ok) {
      alerts.show({ kind: 'success', message: words.passwordChanged });
      replaceAddress('/login');
      return undefined;
    }
    const { problem } = outcome;
    // An alert has shown the reason. Another check finds out whether the link was the cause.
    const fields = problem.kind === 'invalid' ? problem.fields : {};
    if (problem.kind === 'invalid' && Object.keys(fields).length === 0) ask();
    const error = fields['new_password']?.join(' ');
    return error === undefined ? {} : { password: error };
  }

  return (
    <PublicFrame title={words.newPasswordTitle}>
      <QueryView
        query={{
          value: check?.status === 'valid' ? token : undefined,
          problem: check?.status === 'unknown' ? check.problem : undefined,
          isLoading: check === undefined,
          retry: ask,
        }}
      >
        {() => (
          <PlainForm
            fields={newPasswordFields(words.newPassword)}
            submitLabel={words.savePassword}
            buttonShape="rectangle"
            autoFocus
            onSubmit={save}
          />
        )}
      </QueryView>
      <p className={styles.links}>
        <PublicLink to="/login">{words.backToLogin}</PublicLink>
      </p>
    </PublicFrame>
  );
}

/** Checks whether a reset link is still valid (clause 7.10). The page, not an alert, shows that it is invalid. */
async function checkResetToken(token: string): Promise<ResetTokenCheck> {
  const outcome = await readQuery('resetToken', { token }, { isQuiet: true });
  if (outcome.ok) return { status: 'valid' };
  const { problem } = outcome;
  const isRefused = problem.kind === 'missing' || problem.kind === 'invalid' || problem.kind === 'refused';
  return isRefused ? { status: 'invalid' } : { status: 'unknown', problem };
}
