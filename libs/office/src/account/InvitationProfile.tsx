import { actions } from '@callboard/api-client/actions';
import type { RecordOf } from '@callboard/api-contract';
import { useActor } from '@callboard/records';
import { LinkButton } from '@callboard/ui-kit/elements';
import { useAlerts } from '@callboard/ui-kit/overlays';
import { CommentedProfile } from '@callboard/records/profile';
import { SendButton, useHashcode } from '@callboard/records/screen';
import { accountMessages as words } from './accountMessages';

// This page has a button for it, with the label of clause 8.7.
const ownTransitions = ['resend_activation'] as const;

/** An invitation. An admin can send it again, or complete it for the invited person (clauses 6.3 and 6.4). */
export function Screen() {
  return (
    <CommentedProfile
      collection="userActivations"
      hashcode={useHashcode()}
      ownTransitions={ownTransitions}
      actions={(record) => <InvitationActions record={record} />}
    />
  );
}

function InvitationActions({ record }: { record: RecordOf<'userActivations'> }) {
  const { roles } = useActor();
  const alerts = useAlerts();
  const [resendActivation, { isLoading }] = actions.resendActivation.useAction();
  if (!roles.includes('admin') || record['status'] === 'complete') return null;

  async function resend() {
    const outcome = await resendActivation(record.hashcode);
    if (outcome.ok) alerts.show({ kind: 'success', message: words.activationSent });
  }

  return (
    <>
      {/* Somebody with an account accepts for themselves. The page stands outside the frame, before any sign-in. */}
      {record['status'] === 'pending' && record['mode'] === 'new' && (
        <LinkButton href={`/login/activate/${record.hashcode}`}>{words.activateAccount}</LinkButton>
      )}
      <SendButton
        variant="primary"
        icon="mail"
        to={typeof record['email'] === 'string' ? record['email'] : undefined}
        isBusy={isLoading}
        onSend={() => void resend()}
      >
        {words.resend}
      </SendButton>
    </>
  );
}
