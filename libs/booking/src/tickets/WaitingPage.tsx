import { callAction } from '@callboard/api-client/sale';
import type { Problem } from '@callboard/api-contract';
import { Button } from '@callboard/ui-kit/elements';
import { Banner, Stack } from '@callboard/ui-kit/layout';
import { useState } from 'react';
import { ticketsMessages as words } from './ticketsMessages';

/** Leaves a waiting list by the link of a mail. A mail program that opens the link alone changes nothing. */
export function WaitingPage({ token }: { token: string }) {
  const [problem, setProblem] = useState<Problem>();
  const [isBusy, setBusy] = useState(false);
  const [hasLeft, setLeft] = useState(false);

  async function leave() {
    setBusy(true);
    const outcome = await callAction('leaveWaitingList', { input: { token } });
    setBusy(false);
    setProblem(outcome.ok ? undefined : outcome.problem);
    setLeft(outcome.ok);
  }

  return (
    <Stack>
      <h2>{words.waitingTitle}</h2>
      {problem && <Banner kind="error">{problem.message}</Banner>}
      {hasLeft ? (
        <Banner kind="success">{words.waitingLeft}</Banner>
      ) : (
        <>
          <p>{words.waitingLeaveText}</p>
          <div>
            <Button variant="primary" isBusy={isBusy} onClick={() => void leave()}>
              {words.waitingLeave}
            </Button>
          </div>
        </>
      )}
    </Stack>
  );
}
