import { maxLengthOfReason } from '@callboard/api-contract';
import { translate } from '@callboard/language';
import { Button } from '@callboard/ui-kit/elements';
import { Field, TextArea } from '@callboard/ui-kit/inputs';
import { Stack } from '@callboard/ui-kit/layout';
import { Dialog } from '@callboard/ui-kit/overlays';
import { useState } from 'react';
import { messages } from '../messages';
import { storedNotice } from './noticeOf';
import type { Step } from './stepsOf';
import { transitionMessages } from './transitionMessages';
import type { Steps } from './useSteps';

/** Asks before a step that hurts, that others notice, or that takes a reason. */
export function StepDialog({ steps: { prompted, make, store, cancel } }: { steps: Steps }) {
  const [answer, setAnswer] = useState({ of: prompted, reason: '', isMissing: false });
  // Another step begins without a reason.
  if (answer.of !== prompted) setAnswer({ of: prompted, reason: '', isMissing: false });
  const { reason, isMissing } = answer;

  function confirm(step: Step) {
    const given = reason.trim();
    if (step.needsReason && given === '') setAnswer({ ...answer, isMissing: true });
    else make(step, step.hasReason === true ? given : '');
  }

  return (
    <Dialog
      open={prompted !== undefined}
      role="alertdialog"
      title={prompted ? transitionMessages.confirmTransition(prompted.label) : ''}
      onOpenChange={cancel}
      actions={
        <>
          <Button data-autofocus onClick={cancel}>
            {prompted?.label === messages.cancel ? transitionMessages.goBack : messages.cancel}
          </Button>
          {prompted?.storedIn && (
            <Button onClick={() => store(prompted, prompted.hasReason ? reason.trim() : '')}>
              {transitionMessages.store}
            </Button>
          )}
          <Button
            variant={prompted?.confirm === undefined ? 'primary' : 'danger'}
            onClick={() => prompted && confirm(prompted)}
          >
            {prompted?.label}
          </Button>
        </>
      }
    >
      <Stack>
        {prompted?.confirm !== undefined && <p>{translate(prompted.confirm)}</p>}
        {prompted?.notice !== undefined && <p>{prompted.notice}</p>}
        {prompted?.storedIn && (
          <p>
            {transitionMessages.store}: {storedNotice(prompted)}
          </p>
        )}
        {prompted?.hasReason && (
          <Field
            label={transitionMessages.reasonLabel}
            required={prompted.needsReason}
            error={isMissing && reason.trim() === '' ? transitionMessages.reasonMissing : undefined}
          >
            <TextArea
              value={reason}
              maxLength={maxLengthOfReason}
              onChange={({ target }) => setAnswer({ ...answer, reason: target.value })}
            />
          </Field>
        )}
      </Stack>
    </Dialog>
  );
}
