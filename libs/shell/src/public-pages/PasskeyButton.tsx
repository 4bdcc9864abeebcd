'use no memo'; // Texts are read again when the language changes, and what was typed stays.

import { Button } from '@callboard/ui-kit/elements';
import { useState } from 'react';
import { publicMessages } from './publicMessages';

export interface PasskeyButtonProps {
  onPasskey: () => Promise<void>;
}

/** Signs in with a passkey. */
export function PasskeyButton({ onPasskey }: PasskeyButtonProps) {
  const [isBusy, setBusy] = useState(false);
  async function ask() {
    setBusy(true);
    await onPasskey();
    setBusy(false);
  }
  return (
    <Button icon="key" size="large" shape="rectangle" isBusy={isBusy} onClick={() => void ask()}>
      {publicMessages.passkey}
    </Button>
  );
}
