import { actions, queries } from '@callboard/api-client/actions';
import { collections } from '@callboard/api-client/collections';
import { useActor } from '@callboard/records';
import { Button, buttonVariant } from '@callboard/ui-kit/elements';
import { Field, TextArea } from '@callboard/ui-kit/inputs';
import { Dialog, useAlerts } from '@callboard/ui-kit/overlays';
import { useState } from 'react';
import { Link } from 'react-router';
import { formMessages as words } from './formMessages';

/** Actions of staff on an answer besides approving it: ask for a change, and go to the next one of its task. */
export function ReviewActions({ hashcode }: { hashcode: string }) {
  const { data: answer } = collections.formInstances.useGet(hashcode);
  const { roles } = useActor();
  const isStaff = roles.includes('staff') || roles.includes('admin');
  const task = answer?.task?.hashcode;
  const queue = queries.taskAnswers.useQuery({ task: task ?? '' }, { skip: !isStaff || task === undefined });
  const [isOpen, setOpen] = useState(false);
  if (!isStaff || !answer) return null;
  const next = queue.data?.results.find(
    (row) => row.answer?.status === 'submitted' && row.answer.hashcode !== hashcode,
  )?.answer;
  return (
    <>
      {next && (
        <Link {...buttonVariant({})} to={`/answers/${next.hashcode}`}>
          {words.nextToReview}
        </Link>
      )}
      {(answer.status === 'submitted' || answer.status === 'approved') && (
        <Button icon="pencil" onClick={() => setOpen(true)}>
          {words.requestChange}
        </Button>
      )}
      {isOpen && <ChangeDialog hashcode={hashcode} onClose={() => setOpen(false)} />}
    </>
  );
}

function ChangeDialog({ hashcode, onClose }: { hashcode: string; onClose: () => void }) {
  const [comment, setComment] = useState('');
  const [isMissing, setMissing] = useState(false);
  const [request, { isLoading }] = actions.requestAnswerChange.useAction();
  const alerts = useAlerts();

  async function send() {
    if (comment.trim() === '') return setMissing(true);
    const outcome = await request(hashcode, { comment });
    if (!outcome.ok) return;
    alerts.show({ kind: 'success', message: words.changeSent });
    onClose();
  }

  return (
    <Dialog
      open
      width={480}
      title={words.requestChange}
      onOpenChange={onClose}
      actions={
        <>
          <Button onClick={onClose}>{words.cancel}</Button>
          <Button variant="primary" isBusy={isLoading} onClick={() => void send()}>
            {words.send}
          </Button>
        </>
      }
    >
      <Field
        label={words.comment}
        required
        error={isMissing && comment.trim() === '' ? words.commentMissing : undefined}
      >
        <TextArea
          value={comment}
          maxLength={1000}
          onChange={({ currentTarget }) => setComment(currentTarget.value)}
        />
      </Field>
    </Dialog>
  );
}
