import { Button } from '@callboard/ui-kit/elements';
import { Dialog } from '@callboard/ui-kit/overlays';
import { ReasonDialog } from '../ReasonDialog';
import { judgingMessages as words } from './judgingMessages';
import type { ActToJudge } from './useJudging';
import type { SheetActions } from './useSheet';

interface SheetDialogProps {
  own: ActToJudge;
  actions: SheetActions;
  onClose: () => void;
}

/** Asks before a sheet is signed. */
export function SignDialog({ own: { act }, actions, onClose }: SheetDialogProps) {
  return (
    <Dialog
      open
      role="alertdialog"
      title={words.signTitle(act.name)}
      onOpenChange={onClose}
      actions={
        <>
          <Button onClick={onClose}>{words.cancel}</Button>
          <Button
            variant="primary"
            onClick={() => {
              void actions.sign();
              onClose();
            }}
          >
            {words.sign}
          </Button>
        </>
      }
    >
      <p>{words.signText}</p>
    </Dialog>
  );
}

/** Requires the reason of a judge who steps aside. */
export function StepAsideDialog({ own: { act }, actions, onClose }: SheetDialogProps) {
  return (
    <ReasonDialog
      texts={{
        title: words.stepAsideTitle(act.name),
        text: words.stepAsideText,
        reason: words.reason,
        cancel: words.cancel,
        action: words.stepAside,
      }}
      onSubmit={(reason) => {
        void actions.stepAside(reason);
        onClose();
      }}
      onClose={onClose}
    />
  );
}
