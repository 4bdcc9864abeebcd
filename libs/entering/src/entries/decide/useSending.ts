import { actions } from '@callboard/api-client/actions';
import { limits } from '@callboard/api-contract';
import { useAlerts } from '@callboard/ui-kit/overlays';
import { useState } from 'react';
import { decideMessages as words } from './decideMessages';

/** A decision that was not sent, and why. */
export interface Unsent {
  hashcode: string;
  error: string;
}

/** Sends decisions in batches of the size that the contract allows, and answers those that were not sent. */
export function useSending() {
  const [send] = actions.sendDecisions.useAction();
  const [progress, setProgress] = useState<{ done: number; total: number }>();
  const alerts = useAlerts();

  async function run(hashcodes: readonly string[]): Promise<Unsent[]> {
    const unsent: Unsent[] = [];
    let sent = 0;
    for (let start = 0; start < hashcodes.length; start += limits.maxBulk) {
      setProgress({ done: start, total: hashcodes.length });
      const outcome = await send({ entries: hashcodes.slice(start, start + limits.maxBulk) });
      if (!outcome.ok) break;
      for (const { hashcode, success, error = '' } of outcome.data.results) {
        if (success) sent += 1;
        else unsent.push({ hashcode, error });
      }
    }
    setProgress(undefined);
    if (sent > 0) alerts.show({ kind: 'success', message: words.sent(sent) });
    return unsent;
  }

  return { run, progress };
}
