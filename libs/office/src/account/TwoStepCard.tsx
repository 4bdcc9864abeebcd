import { actions } from '@callboard/api-client/actions';
import { Badge, QueryView } from '@callboard/ui-kit/display';
import { Button } from '@callboard/ui-kit/elements';
import { Card } from '@callboard/ui-kit/layout';
import { useAlerts } from '@callboard/ui-kit/overlays';
import { lazy, Suspense, useState } from 'react';
import { accountMessages as words } from './accountMessages';
import { fieldErrorsOf } from './fieldErrorsOf';
import { PasswordDialog } from './PasswordDialog';
import { RecoveryCodesDialog } from './RecoveryCodesDialog';
import styles from './account.module.css';

const TwoStepSetup = lazy(async () => ({ default: (await import('./TwoStepSetup')).TwoStepSetup }));

type Open = { dialog: 'setup' | 'remove' | 'renew' } | { dialog: 'codes'; codes: readonly string[] };

/** Two-step sign-in, off by default. */
export function TwoStepCard() {
  const { data, problem, isLoading, refetch } = actions.security.useData();
  const [removeTotp] = actions.removeTotp.useAction();
  const [renewRecoveryCodes] = actions.renewRecoveryCodes.useAction();
  const alerts = useAlerts();
  const [open, setOpen] = useState<Open>();
  const close = () => setOpen(undefined);

  const showCodes = (codes: readonly string[]) => setOpen({ dialog: 'codes', codes });

  return (
    <Card
      title={words.twoStep}
      actions={
        data && (
          <Button onClick={() => setOpen({ dialog: data.totp.is_on ? 'remove' : 'setup' })}>
            {data.totp.is_on ? words.turnOff : words.turnOn}
          </Button>
        )
      }
    >
      <QueryView query={{ value: data, problem, isLoading, retry: refetch }}>
        {({ totp }) => (
          <div className={styles.stack}>
            <p className={styles.note}>{totp.is_on ? words.twoStepOn : words.twoStepOff}</p>
            {totp.is_on && (
              <div className={styles.line}>
                <Badge tone={totp.recovery_codes_left > 2 ? 'gray' : 'amber'}>
                  {words.codesLeft(totp.recovery_codes_left)}
                </Badge>
                <Button size="small" onClick={() => setOpen({ dialog: 'renew' })}>
                  {words.newCodes}
                </Button>
              </div>
            )}
          </div>
        )}
      </QueryView>
      {open?.dialog === 'setup' && (
        <Suspense>
          <TwoStepSetup onOn={showCodes} onClose={close} />
        </Suspense>
      )}
      {open?.dialog === 'remove' && (
        <PasswordDialog
          title={words.twoStep}
          text={words.turnOffQuestion}
          submitLabel={words.turnOff}
          onClose={close}
          onSubmit={async ({ password }) => {
            const outcome = await removeTotp({ password });
            if (!outcome.ok) return fieldErrorsOf(outcome);
            close();
            alerts.show({ kind: 'success', message: words.turnedOff });
            return undefined;
          }}
        />
      )}
      {open?.dialog === 'renew' && (
        <PasswordDialog
          title={words.newCodes}
          text={words.newCodesText}
          onClose={close}
          onSubmit={async ({ password }) => {
            const outcome = await renewRecoveryCodes({ password });
            if (!outcome.ok) return fieldErrorsOf(outcome);
            showCodes(outcome.data.recovery_codes);
            return undefined;
          }}
        />
      )}
      {open?.dialog === 'codes' && <RecoveryCodesDialog codes={open.codes} onClose={close} />}
    </Card>
  );
}
