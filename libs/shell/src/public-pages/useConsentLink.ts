import { readQuery } from '@callboard/api-client';
import type { Problem } from '@callboard/api-contract';
import type { QueryOutputOf } from '@callboard/api-contract/queries';
import { useEffect, useState } from 'react';

type ConsentLink = QueryOutputOf<'consentLink'>;

/** State of the page behind a guardian's link. */
export type OpenedLink =
  | { status: 'loading' }
  /** Whatever the reason: nothing more is known of such a link. */
  | { status: 'over' }
  | { status: 'failed'; problem: Problem }
  | { status: 'open'; link: ConsentLink };

/** Reads a guardian's link; a page that was reloaded has no token any more. */
export function useConsentLink(token: string | null) {
  const [requested, setRequested] = useState(0);
  const [opened, setOpened] = useState<OpenedLink>({ status: token === null ? 'over' : 'loading' });

  // Loads what the link asks from the server.
  useEffect(() => {
    if (token === null) return;
    let isGone = false;
    void readQuery('consentLink', { token }, { isQuiet: true }).then((outcome) => {
      if (isGone) return;
      if (outcome.ok) return setOpened({ status: 'open', link: outcome.data });
      const { kind } = outcome.problem;
      const isOver = kind === 'missing' || kind === 'mismatch' || kind === 'invalid';
      setOpened(isOver ? { status: 'over' } : { status: 'failed', problem: outcome.problem });
    });
    return () => {
      isGone = true;
    };
  }, [token, requested]);

  return {
    opened,
    retry: () => {
      setOpened({ status: 'loading' });
      setRequested(requested + 1);
    },
    reload: () => setRequested(requested + 1),
    end: () => setOpened({ status: 'over' }),
  };
}
