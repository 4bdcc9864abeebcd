import { actions } from '@callboard/api-client/actions';
import { useIsViewing } from '@callboard/auth';
import { useEffect, useState } from 'react';

/** Signed addresses work for five minutes. */
const renewMs = 4 * 60_000;

/** Address of an opened resource's file or link. */
export interface Opened {
  url: string | null;
  view_url: string | null;
}

/**
 * Opens a resource while it is on the screen, so that the server knows who has seen which version; undefined until it answers, and for
 * an admin who views as somebody: they open nothing for them.
 */
export function useOpened(resource: string, version: unknown): Opened | undefined {
  const isViewing = useIsViewing();
  const [open] = actions.openResource.useAction();
  const [opened, setOpened] = useState<Opened>();
  useEffect(() => {
    if (isViewing || version === undefined) return undefined;
    let isGone = false;
    // The server's note of who has opened it, and addresses that expire there.
    const renew = async () => {
      const outcome = await open({ resource });
      if (outcome.ok && !isGone) setOpened(outcome.data);
    };
    void renew();
    const timer = setInterval(() => void renew(), renewMs);
    return () => {
      isGone = true;
      clearInterval(timer);
    };
  }, [resource, version, isViewing, open]);
  return opened;
}
