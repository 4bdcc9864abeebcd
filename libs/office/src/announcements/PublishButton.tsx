import { actions, queries } from '@callboard/api-client/actions';
import type { RecordOf } from '@callboard/api-contract';
import { QueryView } from '@callboard/ui-kit/display';
import { Button } from '@callboard/ui-kit/elements';
import { Dialog, useAlerts } from '@callboard/ui-kit/overlays';
import { useState } from 'react';
import { announcementMessages as words } from './announcementMessages';

type Announcement = RecordOf<'announcements'>;

/** Publishes an announcement, after it has shown how many people are notified. */
export function PublishButton({ announcement }: { announcement: Announcement }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="primary" icon="bell" onClick={() => setOpen(true)}>
        {words.publish}
      </Button>
      {isOpen && <PublishDialog announcement={announcement} onClose={() => setOpen(false)} />}
    </>
  );
}

function PublishDialog({
  announcement: { hashcode, title },
  onClose,
}: {
  announcement: Announcement;
  onClose: () => void;
}) {
  const reach = queries.announcementReach.useQuery({ announcement: hashcode });
  const [publish, { isLoading }] = actions.publishAnnouncement.useAction();
  const alerts = useAlerts();
  const count = reach.data?.reached;

  async function confirm() {
    const outcome = await publish(hashcode);
    if (!outcome.ok) return;
    alerts.show({ kind: 'success', message: words.published(title) });
    onClose();
  }

  return (
    <Dialog
      open
      role="alertdialog"
      width={480}
      title={words.publishTitle(title)}
      onOpenChange={onClose}
      actions={
        <>
          <Button data-autofocus onClick={onClose}>
            {words.cancel}
          </Button>
          <Button variant="primary" isBusy={isLoading} disabled={!count} onClick={() => void confirm()}>
            {words.publish}
          </Button>
        </>
      }
    >
      <QueryView
        query={{
          value: reach.data,
          problem: reach.problem,
          isLoading: reach.isLoading,
          retry: reach.refetch,
        }}
      >
        {({ reached }) => <p>{reached === 0 ? words.noReceivers : words.publishText(reached)}</p>}
      </QueryView>
    </Dialog>
  );
}
