import { actions } from '@callboard/api-client/actions';
import type { TotpSetup } from '@callboard/api-contract/accounts';
import { PlainForm } from '@callboard/forms/plain';
import { Button, CopyButton } from '@callboard/ui-kit/elements';
import { Dialog } from '@callboard/ui-kit/overlays';
import { useState } from 'react';
import { accountMessages as words } from './accountMessages';
import { fieldErrorsOf } from './fieldErrorsOf';
import { PasswordDialog } from './PasswordDialog';
import { QrCode } from '@callboard/ui-kit/qr';
import styles from './account.module.css';

export interface TwoStepSetupProps {
  /** Called with the recovery codes, which are never shown again. */
  onOn: (codes: readonly string[]) => void;
  onClose: () => void;
}

/** Turns on two-step sign-in: the password, then a secret for the authenticator app, then its first code. */
export function TwoStepSetup({ onOn, onClose }: TwoStepSetupProps) {
  const [setup, setSetup] = useState<TotpSetup>();
  const [beginTotp] = actions.beginTotp.useAction();
  const [confirmTotp] = actions.confirmTotp.useAction();
  if (!setup) {
    return (
      <PasswordDialog
        title={words.twoStep}
        onClose={onClose}
        onSubmit={async ({ password }) => {
          const outcome = await beginTotp({ password });
          if (!outcome.ok) return fieldErrorsOf(outcome);
          setSetup(outcome.data);
          return undefined;
        }}
      />
    );
  }
  return (
    <Dialog open onOpenChange={onClose} title={words.twoStep}>
      <PlainForm
        fields={[
          {
            name: 'code',
            label: words.code,
            description: words.enterCode,
            inputMode: 'numeric',
            autoComplete: 'one-time-code',
          },
        ]}
        submitLabel={words.turnOn}
        actions={
          <Button variant="quiet" onClick={onClose}>
            {words.cancel}
          </Button>
        }
        onSubmit={async ({ code = '' }) => {
          const outcome = await confirmTotp({ code: code.replaceAll(/\s/g, '') });
          if (!outcome.ok) return fieldErrorsOf(outcome);
          onOn(outcome.data.recovery_codes);
          return undefined;
        }}
      >
        <p>{words.scan}</p>
        <QrCode text={setup.uri} label={words.scanAlt} />
        <p className={styles.note}>{words.orType}</p>
        <p className={styles.secret}>
          <code className={styles.key}>{inGroups(setup.secret)}</code>
          <CopyButton text={setup.secret} label={words.copySecret} />
        </p>
      </PlainForm>
    </Dialog>
  );
}

/** Groups of four characters are easier to type. */
function inGroups(secret: string): string {
  return secret.match(/.{1,4}/g)?.join(' ') ?? secret;
}
