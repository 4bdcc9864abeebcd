import { readQuery } from '@callboard/api-client';
import { activationWords, type Activation, type Problem } from '@callboard/api-contract';
import { say } from '@callboard/language';
import { useAlerts } from '@callboard/ui-kit/overlays';
import { useEffect, useState } from 'react';
import { replaceAddress } from './address';

/** The invitation of a token; undefined while it is looked up. Where that fails, an alert says why and the login follows (clause 7.11). */
export function useActivation(token: string): Activation | undefined {
  const alerts = useAlerts();
  const [activation, setActivation] = useState<Activation>();

  // Asks the server, outside React, how the invitation stands.
  useEffect(() => {
    let isGone = false;
    const input = { hashcode: token, fields: 'status,mode' } as const;
    void readQuery('activation', input, { isQuiet: true }).then((outcome) => {
      if (isGone) return;
      if (outcome.ok) return setActivation(outcome.data);
      alerts.show({ kind: 'error', message: wordsOf(outcome.problem) });
      replaceAddress('/login');
    });
    return () => {
      isGone = true;
    };
  }, [token, alerts]);

  return activation;
}

/** A link that nobody knows, or that was cut off, is no matter of signing in. */
function wordsOf({ kind, message }: Problem): string {
  const isBroken = kind === 'missing' || kind === 'unauthorized' || kind === 'invalid';
  return isBroken ? say(activationWords.failed) : message;
}
