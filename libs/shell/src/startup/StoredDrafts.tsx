import { useEffect, useState } from 'react';
import { storedDraftsText } from './storedDraftsText';

export interface StoredDraftsProps {
  /** Called when the browser is connected again. */
  onOnline: (() => void) | undefined;
}

/** What this device has while the server cannot be reached. */
export function StoredDrafts({ onOnline }: StoredDraftsProps) {
  const [text, setText] = useState<string | null>(null);

  // Reads from the browser's database, outside React.
  useEffect(() => {
    storedDraftsText().then(setText, () => undefined);
  }, []);
  // The browser notices the network, outside React.
  useEffect(() => {
    if (!onOnline) return;
    addEventListener('online', onOnline);
    return () => removeEventListener('online', onOnline);
  }, [onOnline]);

  return text && <p>{text}</p>;
}
