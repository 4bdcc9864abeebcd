import { whenIdle } from '@callboard/ui-kit/layout';
import { useEffect, useState, type ComponentType } from 'react';

/** Shown while something waits on this device to be sent, or was refused. */
export function OutboxBanner() {
  const [Waiting, setWaiting] = useState<ComponentType | null>(null);

  // The browser is idle after the first page; what reads its databases is loaded then.
  useEffect(
    () =>
      whenIdle(() => {
        import('./outboxParts').then(
          ({ WaitingNotes }) => setWaiting(() => WaitingNotes),
          () => undefined,
        );
      }),
    [],
  );

  return Waiting && <Waiting />;
}
