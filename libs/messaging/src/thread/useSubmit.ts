import { useState } from 'react';

/** Sends one text at a time, and never an empty one. */
export function useSubmit(onSend: (body: string) => Promise<boolean>) {
  const [isMissing, setMissing] = useState(false);
  const [isBusy, setBusy] = useState(false);

  /** Resolves to whether it was sent. */
  async function send(text: string): Promise<boolean> {
    if (isBusy) return false;
    const isEmpty = text.trim() === '';
    setMissing(isEmpty);
    if (isEmpty) return false;
    setBusy(true);
    const isSent = await onSend(text);
    setBusy(false);
    return isSent;
  }

  return { isMissing, isBusy, send };
}
