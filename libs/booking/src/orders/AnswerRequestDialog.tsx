import { actions } from '@callboard/api-client/actions';
import { saleLimits, type OrderRequest, type RequestOutcome } from '@callboard/api-contract/booking';
import { Button } from '@callboard/ui-kit/elements';
import { Field, TextArea } from '@callboard/ui-kit/inputs';
import { Dialog, useAlerts } from '@callboard/ui-kit/overlays';
import { useId, useState, type FormEvent } from 'react';
import styles from './orders.module.css';
import { requestMessages as words } from './requestMessages';

export interface AnswerRequestDialogProps {
  request: Pick<OrderRequest, 'hashcode' | 'new_email'>;
  outcome: RequestOutcome;
  onClose: () => void;
}

/** Answers a request of a buyer: done, or refused with a sentence. */
export function AnswerRequestDialog({ request, outcome, onClose }: AnswerRequestDialogProps) {
  const [text, setText] = useState('');
  const [isChecked, setChecked] = useState(false);
  const [answer, { isLoading }] = actions.answerOrderRequest.useAction();
  const alerts = useAlerts();
  const form = useId();
  const isRefused = outcome === 'refused';
  const isMissing = isRefused && text.trim() === '';
  const { title, note, submit } = textsOf(outcome, request.new_email);

  async function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    setChecked(true);
    if (isMissing) {
      event.currentTarget.querySelector('textarea')?.focus();
      return;
    }
    const { ok } = await answer(request.hashcode, { outcome, answer: text.trim() || null });
    if (!ok) return;
    alerts.show({ kind: 'success', message: words.answered });
    onClose();
  }

  return (
    <Dialog
      open
      width={480}
      title={title}
      onOpenChange={onClose}
      actions={
        <>
          <Button onClick={onClose}>{words.cancel}</Button>
          <Button type="submit" form={form} variant={isRefused ? 'danger' : 'primary'} isBusy={isLoading}>
            {submit}
          </Button>
        </>
      }
    >
      <form id={form} className={styles.stack} noValidate onSubmit={(event) => void save(event)}>
        <p>{note}</p>
        <Field
          label={isRefused ? words.needed : words.optional}
          required={isRefused}
          error={isChecked && isMissing ? words.answerMissing : undefined}
        >
          <TextArea
            value={text}
            maxLength={saleLimits.requestAnswer}
            onChange={({ currentTarget }) => setText(currentTarget.value)}
          />
        </Field>
      </form>
    </Dialog>
  );
}

function textsOf(outcome: RequestOutcome, email: string | null) {
  if (outcome === 'refused')
    return { title: words.refuseTitle, note: words.refuseText, submit: words.refuse };
  if (email === null) return { title: words.doneTitle, note: words.doneText, submit: words.done };
  return { title: words.agreeTitle(email), note: words.agreeText, submit: words.agree };
}
