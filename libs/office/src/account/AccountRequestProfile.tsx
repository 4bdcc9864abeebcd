import { actions } from '@callboard/api-client/actions';
import { collections } from '@callboard/api-client/collections';
import type { RecordBase, RecordOf } from '@callboard/api-contract';
import { accountRequestLimits as limits } from '@callboard/api-contract/accounts';
import { useNearest } from '@callboard/pickers';
import { ReasonDialog, SendButton, useHashcode } from '@callboard/records/screen';
import { useActor } from '@callboard/records';
import { Button } from '@callboard/ui-kit/elements';
import { useAlerts } from '@callboard/ui-kit/overlays';
import { useState } from 'react';
import { CommentedProfile } from '@callboard/records/profile';
import { accountMessages as words } from './accountMessages';

// This page has a button for each: one invites, the other needs a reason.
const ownTransitions = ['confirm', 'decline'] as const;

const schools = [{ field: 'kind', operator: 'in', value: ['school', 'club'] }] as const;

/** Someone of a school who asks for an account: staff invite them as a participant of it, or decline (clause 1.4). */
export function Screen() {
  return (
    <CommentedProfile
      collection="accountRequests"
      hashcode={useHashcode()}
      ownTransitions={ownTransitions}
      actions={(record) => <RequestActions record={record} />}
    />
  );
}

function RequestActions({ record }: { record: RecordOf<'accountRequests'> }) {
  const { roles } = useActor();
  const alerts = useAlerts();
  const [isDeclining, setDeclining] = useState(false);
  const [confirmRequest, { isLoading }] = actions.confirmAccountRequest.useAction();
  const [declineRequest] = actions.declineAccountRequest.useAction();
  const canAnswer = roles.includes('staff') || roles.includes('admin');
  const isOpen = record['status'] === 'waiting' || record['status'] === 'expired';
  // Named by the person who asks, and not in the list: it is added with the answer.
  const isSchoolNew = record['organisation'] == null && typeof record['school_name'] === 'string';
  const named = canAnswer && isOpen && isSchoolNew ? String(record['school_name']) : undefined;
  const [nearest] = useNearest('organizationStructures', named, schools);
  const [patch, { isLoading: isLinking }] = collections.accountRequests.usePatch();
  if (!canAnswer || !isOpen) return null;

  async function confirm() {
    const outcome = await confirmRequest(record.hashcode, isSchoolNew ? { add_school: true } : undefined);
    if (outcome.ok) alerts.show({ kind: 'success', message: words.requestConfirmed });
  }

  /** The request is then one of a school in the list, which is not added again. */
  async function link({ hashcode }: RecordBase) {
    await patch(record.hashcode, { organisation: hashcode }, record.version);
  }

  async function decline(reason: string): Promise<boolean> {
    const outcome = await declineRequest(record.hashcode, { reason });
    if (outcome.ok) alerts.show({ kind: 'success', message: words.requestDeclined });
    return outcome.ok;
  }

  return (
    <>
      <Button onClick={() => setDeclining(true)}>{words.declineRequest}</Button>
      {nearest && (
        <Button isBusy={isLinking} onClick={() => void link(nearest)}>
          {words.didYouMean(nearest.qed_model.title)}
        </Button>
      )}
      <SendButton
        variant="primary"
        icon="mail"
        to={typeof record['email'] === 'string' ? record['email'] : undefined}
        isBusy={isLoading}
        onSend={() => void confirm()}
      >
        {isSchoolNew ? words.confirmWithSchool : words.confirmRequest}
      </SendButton>
      {isDeclining && (
        <ReasonDialog
          title={words.declineRequest}
          submitLabel={words.declineRequest}
          isDanger
          maxLength={limits.reason}
          onSubmit={decline}
          onClose={() => setDeclining(false)}
        >
          {words.declineText}
        </ReasonDialog>
      )}
    </>
  );
}
