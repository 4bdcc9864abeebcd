import { Button } from '@callboard/ui-kit/elements';
import { useSubmitCheck } from '@callboard/ui-kit/inputs';
import { Stack } from '@callboard/ui-kit/layout';
import { Dialog } from '@callboard/ui-kit/overlays';
import { useState, type MouseEvent, type ReactNode } from 'react';
import { runSheetMessages as words } from './runSheetMessages';

export interface StepDialogProps {
  title: string;
  /** The button that makes the step. */
  action: string;
  /** Makes the step, and returns the error if it does not fit. */
  onStep: () => string | null;
  onClose: () => void;
  /** The fields, which show the error. */
  children: (error: string | undefined) => ReactNode;
}

/** Prompts for the rest of a step. */
export function StepDialog({ title, action, onStep, onClose, children }: StepDialogProps) {
  const [error, setError] = useState<string | null>(null);
  const { check } = useSubmitCheck();

  function submit(event: MouseEvent) {
    check(event);
    const refusal = onStep();
    setError(refusal);
    if (refusal === null) onClose();
  }

  return (
    <Dialog
      open
      title={title}
      width={420}
      onOpenChange={onClose}
      actions={
        <>
          <Button onClick={onClose}>{words.cancel}</Button>
          <Button variant="primary" onClick={submit}>
            {action}
          </Button>
        </>
      }
    >
      <Stack>{children(error ?? undefined)}</Stack>
    </Dialog>
  );
}
