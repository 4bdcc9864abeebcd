import { Button, type ButtonProps } from '@callboard/ui-kit/elements';
import { useState } from 'react';
import { SendDialog } from './SendDialog';

export interface SendButtonProps extends Pick<
  ButtonProps,
  'variant' | 'size' | 'icon' | 'isBusy' | 'disabled'
> {
  /** Text of the button. */
  children: string;
  /** Accessible name where the text alone is ambiguous. */
  name?: string | undefined;
  /** Receiver as the sender knows it: an address, a name, a number of people. */
  to?: string | undefined;
  /** Called after the confirmation. */
  onSend: () => void;
}

/**
 * A button for what leaves the house and cannot be called back: it asks once more, and says to whom it goes. Actions that are declared
 * with `sends` are called by it, or by a dialog that shows what is sent.
 */
export function SendButton({ children, name, to, onSend, ...button }: SendButtonProps) {
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button {...button} aria-label={name} onClick={() => setAsking(true)}>
        {children}
      </Button>
      {isAsking && (
        <SendDialog label={name ?? children} to={to} onSend={onSend} onClose={() => setAsking(false)} />
      )}
    </>
  );
}
