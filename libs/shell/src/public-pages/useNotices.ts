import { readQuery } from '@callboard/api-client';
import type { Problem, PublicNotices } from '@callboard/api-contract';
import { useEffect, useState } from 'react';

interface Notices {
  notices: PublicNotices | undefined;
  problem: Problem | undefined;
  retry: () => void;
}

/** What everyone can read of the tenant: undefined while it is loading. */
export function useNotices(): Notices {
  const [asked, setAsked] = useState(0);
  const [answer, setAnswer] = useState<Omit<Notices, 'retry'>>({ notices: undefined, problem: undefined });

  // Loads the notices from the server.
  useEffect(() => {
    let isGone = false;
    void readQuery('publicNotices', {}, { isQuiet: true }).then((outcome) => {
      if (isGone) return;
      setAnswer(
        outcome.ok
          ? { notices: outcome.data, problem: undefined }
          : { notices: undefined, problem: outcome.problem },
      );
    });
    return () => {
      isGone = true;
    };
  }, [asked]);

  return {
    ...answer,
    retry: () => {
      setAnswer({ notices: undefined, problem: undefined });
      setAsked(asked + 1);
    },
  };
}
