import { useAppDispatch } from '@callboard/app-state';
import { logout } from '@callboard/auth';
import { waitingScans } from '@callboard/auth/drafts';
import { useOutbox } from '@callboard/outbox';
import { Button } from '@callboard/ui-kit/elements';
import { Dialog } from '@callboard/ui-kit/overlays';
import type { ToolProps } from '../tools/ToolContext';
import { outboxMessages as words } from './outboxMessages';

/** Asks before a sign-out deletes what has not been sent. */
export function SignOutQuestion({ onClose }: ToolProps) {
  const { length } = useOutbox();
  const dispatch = useAppDispatch();
  return (
    <Dialog
      open
      role="alertdialog"
      title={length > 0 ? words.question(length) : words.scansQuestion(waitingScans())}
      onOpenChange={onClose}
      actions={
        <>
          <Button data-autofocus onClick={onClose}>
            {words.stay}
          </Button>
          <Button variant="danger" onClick={() => void dispatch(logout())}>
            {words.leave}
          </Button>
        </>
      }
    >
      <p>{words.questionText}</p>
    </Dialog>
  );
}
