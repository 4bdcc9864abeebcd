import { useOutbox } from '@callboard/outbox';
import { Button } from '@callboard/ui-kit/elements';
import { Banner } from '@callboard/ui-kit/layout';
import { useOpenTool } from '../tools/ToolContext';
import { outboxMessages as words } from './outboxMessages';

/** Shown while something waits to be sent, or was refused. */
export function OutboxBanner() {
  const entries = useOutbox();
  const openTool = useOpenTool();
  if (entries.length === 0) return null;
  const refused = entries.filter(({ problem }) => problem !== null).length;
  return (
    <Banner
      kind={refused > 0 ? 'warning' : 'info'}
      title={refused > 0 ? words.refused(refused) : words.waiting(entries.length)}
      actions={
        <Button size="small" onClick={() => openTool('outbox')}>
          {words.show}
        </Button>
      }
    />
  );
}
