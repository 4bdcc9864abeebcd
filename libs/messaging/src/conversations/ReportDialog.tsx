import { actions } from '@callboard/api-client/actions';
import { messagingLimits } from '@callboard/api-contract/messaging';
import { ReasonDialog } from '@callboard/records/screen';
import type { ThreadMessage } from '../message/ThreadMessage';
import { useAlerts } from '@callboard/ui-kit/overlays';
import { conversationMessages as words } from './conversationMessages';

export interface ReportDialogProps {
  message: ThreadMessage;
  onClose: () => void;
}

/** Reports a message to the organisers, with a reason. */
export function ReportDialog({ message, onClose }: ReportDialogProps) {
  const [report] = actions.reportMessage.useAction();
  const alerts = useAlerts();
  return (
    <ReasonDialog
      title={words.reportTitle(message.authorName)}
      submitLabel={words.report}
      maxLength={messagingLimits.maxReasonLength}
      onClose={onClose}
      onSubmit={async (reason) => {
        const outcome = await report({ message: message.id, reason });
        if (outcome.ok) alerts.show({ kind: 'success', message: words.reported });
        return outcome.ok;
      }}
    >
      {words.reportText}
    </ReasonDialog>
  );
}
