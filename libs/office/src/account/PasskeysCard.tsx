import { actions } from '@callboard/api-client/actions';
import type { Passkey } from '@callboard/api-contract/accounts';
import { useZone } from '@callboard/records';
import { List, QueryView } from '@callboard/ui-kit/display';
import { formatInstant } from '@callboard/ui-kit/dates';
import { Button } from '@callboard/ui-kit/elements';
import { Card } from '@callboard/ui-kit/layout';
import { useAlerts } from '@callboard/ui-kit/overlays';
import { useState } from 'react';
import { accountMessages as words } from './accountMessages';
import { fieldErrorsOf } from './fieldErrorsOf';
import { PasswordDialog } from './PasswordDialog';
import { ZoneNote } from '@callboard/records/screen';
import styles from './account.module.css';

type Open = { dialog: 'add' } | { dialog: 'remove'; passkey: Passkey };

/** The passkeys of the user's account. */
export function PasskeysCard() {
  const { data, problem, isLoading, refetch } = actions.security.useData();
  const [beginPasskey] = actions.beginPasskey.useAction();
  const [confirmPasskey] = actions.confirmPasskey.useAction();
  const [removePasskey] = actions.removePasskey.useAction();
  const alerts = useAlerts();
  const [open, setOpen] = useState<Open>();
  const isPossible = typeof PublicKeyCredential === 'function';
  const close = () => setOpen(undefined);

  return (
    <Card
      title={words.passkeys}
      actions={
        isPossible && data && <Button onClick={() => setOpen({ dialog: 'add' })}>{words.addPasskey}</Button>
      }
    >
      <p className={styles.note}>{isPossible ? words.passkeysText : words.noPasskeysHere}</p>
      <QueryView query={{ value: data?.passkeys, problem, isLoading, retry: refetch }}>
        {(known) => (
          <>
            <List
              label={words.passkeys}
              empty={words.noPasskeys}
              items={known.map((passkey) => ({
                id: passkey.hashcode,
                title: passkey.name,
                subtitle: <Times passkey={passkey} />,
                end: (
                  <Button
                    size="small"
                    aria-label={words.removePasskey(passkey.name)}
                    onClick={() => setOpen({ dialog: 'remove', passkey })}
                  >
                    {words.remove}
                  </Button>
                ),
              }))}
            />
            {known[0] && <ZoneNote at={known[0].created} className={styles.note} />}
          </>
        )}
      </QueryView>
      {open?.dialog === 'add' && (
        <PasswordDialog
          title={words.addPasskey}
          fields={[{ name: 'name', label: words.passkeyName, description: words.passkeyNameHelp }]}
          onClose={close}
          onSubmit={async ({ password, name = '' }) => {
            const begun = await beginPasskey({ password });
            if (!begun.ok) return fieldErrorsOf(begun);
            const { makePasskey } = await import('@callboard/auth/webauthn');
            const response = await makePasskey(begun.data.options);
            close();
            if (!response) {
              alerts.show({ kind: 'info', message: words.passkeyGivenUp });
              return undefined;
            }
            const stored = await confirmPasskey({ ticket: begun.data.ticket, name, response });
            if (stored.ok) alerts.show({ kind: 'success', message: words.passkeyAdded });
            return undefined;
          }}
        />
      )}
      {open?.dialog === 'remove' && (
        <PasswordDialog
          title={words.removePasskey(open.passkey.name)}
          text={words.removePasskeyText}
          submitLabel={words.remove}
          onClose={close}
          onSubmit={async ({ password }) => {
            const outcome = await removePasskey({ passkey: open.passkey.hashcode, password });
            if (!outcome.ok) return fieldErrorsOf(outcome);
            close();
            alerts.show({ kind: 'success', message: words.passkeyRemoved });
            return undefined;
          }}
        />
      )}
    </Card>
  );
}

function Times({ passkey }: { passkey: Passkey }) {
  const zone = useZone();
  const { created, last_used: lastUsed } = passkey;
  const used = lastUsed === null ? words.neverUsed : words.lastSeen(formatInstant(lastUsed, zone));
  return (
    <>
      {used} · {words.addedOn(formatInstant(created, zone))}
    </>
  );
}
