import { actions } from '@callboard/api-client/actions';
import type { RecordOf } from '@callboard/api-contract';
import { layoutPath } from '@callboard/api-contract/layouts';
import { Button } from '@callboard/ui-kit/elements';
import { Dialog, useAlerts } from '@callboard/ui-kit/overlays';
import { useState } from 'react';
import { layoutMessages as words } from './layoutMessages';
import { roleNames } from './roleNames';
import type { LayoutDraft } from './useLayoutDraft';

export interface PublishLayoutDialogProps {
  layout: RecordOf<'layouts'>;
  draft: LayoutDraft;
  onClose: () => void;
}

/** Names who sees the page from now on, and publishes it. */
export function PublishLayoutDialog({ layout, draft, onClose }: PublishLayoutDialogProps) {
  const [publishLayout] = actions.publishLayout.useAction();
  const [isBusy, setBusy] = useState(false);
  const alerts = useAlerts();

  async function publish() {
    setBusy(true);
    const outcome = (await draft.save()) ? await publishLayout(layout.hashcode) : undefined;
    setBusy(false);
    onClose();
    if (outcome?.ok) alerts.show({ kind: 'success', message: words.published(layout.name) });
  }

  return (
    <Dialog
      open
      title={words.publishTitle(layout.name)}
      onOpenChange={onClose}
      actions={
        <>
          <Button onClick={onClose}>{words.cancel}</Button>
          <Button variant="primary" isBusy={isBusy} onClick={() => void publish()}>
            {words.publish}
          </Button>
        </>
      }
    >
      <p>{words.publishText(roleNames(layout.roles), layoutPath(layout.slug))}</p>
    </Dialog>
  );
}
