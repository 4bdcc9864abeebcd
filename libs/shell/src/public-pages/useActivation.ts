import { readQuery } from '@callboard/api-client';
import type { Problem } from '@callboard/api-contract';
import { activationWords, type Activation } from '@callboard/api-contract/accounts';
import { translate } from '@callboard/language';
import { useAlerts } from '@callboard/ui-kit/overlays';
import { useEffect, useState } from 'react';
import { replaceAddress } from '../routing/address';

/** The invitation of a token; undefined while it is loading. If that fails, it shows an alert and the login (clause 7.11). */
export function useActivation(token: string): Activation | undefined {
  const alerts = useAlerts();
  const [activation, setActivation] = useState<Activation>();

  // Loads the invitation from the server.
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

/** An unknown or truncated link gets its own message, because signing in does not help. */
function wordsOf({ kind, message }: Problem): string {
  const isBroken = kind === 'missing' || kind === 'unauthorized' || kind === 'invalid';
  return isBroken ? translate(activationWords.failed) : message;
}
