import { useEffect, useState, type ReactNode } from 'react';
import { storedDraftsText } from './storedDraftsText';
import { storedOutboxText } from './storedOutboxText';

export interface StoredDraftsProps {
  /** Called when the browser is connected again. */
  onOnline: (() => void) | undefined;
}

/** Stored drafts and unsent work on this device while the server cannot be reached. */
export function StoredDrafts({ onOnline }: StoredDraftsProps): ReactNode {
  const [drafts, setDrafts] = useState<string | null>(null);
  const [outbox, setOutbox] = useState<string | null>(null);

  // Reads from the browser's database, outside React.
  useEffect(() => {
    storedDraftsText().then(setDrafts, () => undefined);
    storedOutboxText().then(setOutbox, () => undefined);
  }, []);
  // The browser notices the network, outside React.
  useEffect(() => {
    if (!onOnline) return;
    addEventListener('online', onOnline);
    return () => removeEventListener('online', onOnline);
  }, [onOnline]);

  return (
    <>
      {outbox !== null && <p>{outbox}</p>}
      {drafts !== null && <p>{drafts}</p>}
    </>
  );
}
