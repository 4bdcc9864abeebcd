import { Button } from '@callboard/ui-kit/elements';
import { Dialog } from '@callboard/ui-kit/overlays';
import { screenMessages as words } from './screenMessages';

export interface SendDialogProps {
  /** Label of the button that was pressed, which also sends. */
  label: string;
  /** Receiver as the sender knows it: an address, a name, a number of people. */
  to?: string | undefined;
  onSend: () => void;
  onClose: () => void;
}

/** Confirmation of what leaves the house, such as a mail: to whom it goes, before it goes. */
export function SendDialog({ label, to, onSend, onClose }: SendDialogProps) {
  return (
    <Dialog
      open
      width={420}
      title={label}
      onOpenChange={onClose}
      actions={
        <>
          <Button onClick={onClose}>{words.cancel}</Button>
          <Button
            variant="primary"
            icon="mail"
            data-autofocus
            onClick={() => {
              onClose();
              onSend();
            }}
          >
            {words.send}
          </Button>
        </>
      }
    >
      {to !== undefined && <p>{words.goesTo(to)}</p>}
      <p>{words.noWayBack}</p>
    </Dialog>
  );
}
