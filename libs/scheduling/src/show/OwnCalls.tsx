import { hasRole } from '@callboard/api-contract';
import { useSession } from '@callboard/auth';
import { codeOfAct } from '@callboard/domain/scheduling';
import { Button } from '@callboard/ui-kit/elements';
import { Banner } from '@callboard/ui-kit/layout';
import { Dialog } from '@callboard/ui-kit/overlays';
import { QrCode } from '@callboard/ui-kit/qr';
import { useState } from 'react';
import { showMessages as words } from './showMessages';
import { clockTime, lateText } from './showTimes';
import type { ShowItem, ShowState } from './useShow';

/** For those of a school: when their own acts are on stage as things stand, and the code of each for the stage door. */
export function OwnCalls({ run, show }: ShowState) {
  const { roles } = useSession();
  // A judge reads the acts of everyone: none is their own.
  if (hasRole(roles, ['staff', 'judge'])) return null;
  const own = run.items.filter(({ entry, state }) => {
    return entry !== null && (state === 'planned' || state === 'ready' || state === 'on');
  });
  return own.map((item) => <OwnCall key={item.hashcode} item={item} zone={show.zone} />);
}

function OwnCall({ item, zone }: { item: ShowItem; zone: string }) {
  const { entry, name, expected, from } = item;
  const [isOpen, setIsOpen] = useState(false);
  if (expected === null || entry === null) return null;
  const title = words.ownCall(name ?? '', clockTime(expected.from, zone));
  return (
    <>
      <Banner
        title={title}
        actions={
          <Button aria-label={words.codeOf(name ?? '')} onClick={() => setIsOpen(true)}>
            {words.code}
          </Button>
        }
      >
        {lateText(expected.from - from)}
      </Banner>
      <Dialog open={isOpen} title={words.codeOf(name ?? '')} onOpenChange={setIsOpen}>
        <p>{words.codeHelp}</p>
        <QrCode text={codeOfAct(location.origin, entry)} label={words.codeOf(name ?? '')} />
      </Dialog>
    </>
  );
}
