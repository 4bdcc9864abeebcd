import type { AnyRecord } from '@callboard/api-contract';
import { resendActivation } from '@callboard/auth';
import { recordHooks, useActor } from '@callboard/records';
import { RecordProfile } from '@callboard/records/profile';
import { Button, LinkButton } from '@callboard/ui-kit/elements';
import { useAlerts } from '@callboard/ui-kit/overlays';
import { useState } from 'react';
import { useHashcode } from '../useHashcode';
import { accountMessages as words } from './accountMessages';

// Offered here in the words of clause 8.7.
const ownTransitions = ['resend_activation'] as const;

/** An invitation, and what an admin can do about it: mail it again, or finish it in somebody's stead (clauses 6.3 and 6.4). */
export function Screen() {
  return (
    <RecordProfile
      collection="userActivations"
      hashcode={useHashcode()}
      ownTransitions={ownTransitions}
      actions={(record) => <InvitationActions record={record} />}
    />
  );
}

function InvitationActions({ record }: { record: AnyRecord }) {
  const { roles } = useActor();
  const alerts = useAlerts();
  const { refetch } = recordHooks('userActivations').useGet(record.hashcode);
  const [isBusy, setBusy] = useState(false);
  if (!roles.includes('admin') || record['status'] === 'complete') return null;

  async function resend() {
    setBusy(true);
    const outcome = await resendActivation(record.hashcode);
    setBusy(false);
    if (!outcome.ok) return;
    alerts.show({ kind: 'success', message: words.activationSent });
    refetch();
  }

  return (
    <>
      {/* Somebody with an account accepts for themselves. The page stands outside the frame, before any sign-in. */}
      {record['status'] === 'pending' && record['mode'] === 'new' && (
        <LinkButton href={`/login/activate/${record.hashcode}`}>{words.activateAccount}</LinkButton>
      )}
      <Button variant="primary" icon="mail" isBusy={isBusy} onClick={() => void resend()}>
        {words.resend}
      </Button>
    </>
  );
}
