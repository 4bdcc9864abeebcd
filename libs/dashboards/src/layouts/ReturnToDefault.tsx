import { collections } from '@callboard/api-client/collections';
import type { RecordOf } from '@callboard/api-contract';
import { layoutPath } from '@callboard/api-contract/layouts';
import { Button } from '@callboard/ui-kit/elements';
import { Dialog, useAlerts } from '@callboard/ui-kit/overlays';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useCanMake } from '@callboard/records/screen';
import { layoutMessages as words } from './layoutMessages';

/** Lets a page that every tenant has show its default again, after a question, and leads there. */
export function ReturnToDefault({ layout }: { layout: RecordOf<'layouts'> }) {
  const [act, { isLoading }] = collections.layouts.useAct();
  const [isOpen, setOpen] = useState(false);
  const alerts = useAlerts();
  const navigate = useNavigate();
  const close = () => setOpen(false);
  const canRetire = useCanMake('layouts')('retire');
  if (!canRetire) return null;

  async function confirm() {
    const { ok } = await act('retire', layout.hashcode);
    close();
    if (!ok) return;
    alerts.show({ kind: 'success', message: words.atDefault(layout.name) });
    await navigate(layoutPath(layout.slug));
  }

  return (
    <>
      <Button onClick={() => setOpen(true)}>{words.toDefault}</Button>
      {isOpen && (
        <Dialog
          open
          title={words.toDefaultTitle(layout.name)}
          onOpenChange={close}
          actions={
            <>
              <Button onClick={close}>{words.cancel}</Button>
              <Button variant="primary" isBusy={isLoading} onClick={() => void confirm()}>
                {words.toDefault}
              </Button>
            </>
          }
        >
          <p>{words.toDefaultText}</p>
        </Dialog>
      )}
    </>
  );
}
