import { useOutbox } from '@callboard/offline';
import { Button } from '@callboard/ui-kit/elements';
import { Banner } from '@callboard/ui-kit/layout';
import { useOpenTool } from '../tools/ToolContext';
import { isMessage } from './entryKinds';
import { OthersWaiting } from './OthersWaiting';
import { outboxBannerMessages as words } from './outboxBannerMessages';

/** Notes on unsent and refused work of others and of the user on this device. */
export function WaitingNotes() {
  return (
    <>
      <OthersWaiting />
      <OwnWaiting />
    </>
  );
}

function OwnWaiting() {
  const entries = useOutbox();
  const openTool = useOpenTool();
  if (entries.length === 0) return null;
  const refused = entries.filter(({ problem }) => problem !== null);
  const waiting = entries.every(isMessage) ? words.waiting : words.changesWaiting;
  const notSent = refused.every(isMessage) ? words.refused : words.changesRefused;
  return (
    <Banner
      kind={refused.length > 0 ? 'warning' : 'info'}
      title={refused.length > 0 ? notSent(refused.length) : waiting(entries.length)}
      actions={
        <Button size="small" onClick={() => openTool('outbox')}>
          {words.show}
        </Button>
      }
    />
  );
}
