import { isReference, type RecordOf } from '@callboard/api-contract';
import type { RequestOutcome } from '@callboard/api-contract/booking';
import { Button, buttonVariant } from '@callboard/ui-kit/elements';
import { useState } from 'react';
import { Link } from 'react-router';
import { CommentedProfile } from '@callboard/records/profile';
import { recordHref, useHashcode } from '@callboard/records/screen';
import { AnswerRequestDialog } from './AnswerRequestDialog';
import { requestMessages as words } from './requestMessages';

interface Answering {
  outcome: RequestOutcome;
  email: string | null;
}

/** Request of a buyer; the office does it on the page of the order, and answers there or here. */
export function Screen() {
  const hashcode = useHashcode();
  const [answering, setAnswering] = useState<Answering>();
  return (
    <>
      <CommentedProfile
        collection="orderRequests"
        hashcode={hashcode}
        actions={(record) => <RequestActions record={record} onAnswer={setAnswering} />}
      />
      {answering && (
        <AnswerRequestDialog
          request={{ hashcode, new_email: answering.email }}
          outcome={answering.outcome}
          onClose={() => setAnswering(undefined)}
        />
      )}
    </>
  );
}

interface RequestActionsProps {
  record: RecordOf<'orderRequests'>;
  onAnswer: (answering: Answering) => void;
}

function RequestActions({ record, onAnswer }: RequestActionsProps) {
  const { order, status, new_email: given } = record;
  const email = typeof given === 'string' ? given : null;
  return (
    <>
      {isReference(order) && (
        <Link {...buttonVariant({ variant: 'primary' })} to={recordHref('orders', order.hashcode)}>
          {words.toOrder}
        </Link>
      )}
      {status === 'open' && (
        <>
          <Button onClick={() => onAnswer({ outcome: 'done', email })}>
            {email === null ? words.done : words.agree}
          </Button>
          <Button onClick={() => onAnswer({ outcome: 'refused', email })}>{words.refuse}</Button>
        </>
      )}
    </>
  );
}
