import { actions } from '@callboard/api-client/actions';
import type { RecordOf } from '@callboard/api-contract';
import type { DraftTimetable, notifiedOptions } from '@callboard/api-contract/scheduling';
import { isCallChanged, type TimetableChange } from '@callboard/domain/scheduling';
import { Button } from '@callboard/ui-kit/elements';
import { Checkbox, RadioGroup } from '@callboard/ui-kit/inputs';
import { Stack } from '@callboard/ui-kit/layout';
import { Dialog, useAlerts } from '@callboard/ui-kit/overlays';
import { useState } from 'react';
import styles from './ReleaseDialog.module.css';
import { releaseMessages as words } from './releaseMessages';
import { textOfChange } from './textOfChange';

/** As many changes as are listed at first. */
const listed = 20;

type Notified = (typeof notifiedOptions)[number]['value'];
const order: readonly Notified[] = ['changed', 'all', 'no_one'];

export interface ReleaseDialogProps {
  event: RecordOf<'events'>;
  /** The release before; null for the first. */
  released: DraftTimetable['released'];
  /** The differences from it. */
  changes: readonly TimetableChange[];
  onClose: () => void;
}

/** Shows what a release changes, asks who is notified, and releases. */
export function ReleaseDialog({ event, released, changes, onClose }: ReleaseDialogProps) {
  const calls = changes.filter(isCallChanged).length;
  const [notified, setNotified] = useState<Notified>('changed');
  const [isPublic, setPublic] = useState(released?.is_public ?? false);
  const [releaseTimetable, { isLoading }] = actions.releaseTimetable.useAction();
  const alerts = useAlerts();
  const texts = {
    changed: { label: words.changed, description: words.changedText(calls) },
    all: { label: words.all, description: words.allText },
    no_one: { label: words.noOne, description: words.noOneText },
  };

  async function release() {
    const outcome = await releaseTimetable(event.hashcode, { notify: notified, is_public: isPublic });
    if (!outcome.ok) return;
    onClose();
    alerts.show({ kind: 'success', message: words.done((released?.number ?? 0) + 1) });
  }

  return (
    <Dialog
      open
      width={560}
      title={words.title}
      onOpenChange={onClose}
      actions={
        <>
          <Button onClick={onClose}>{words.cancel}</Button>
          <Button variant="primary" isBusy={isLoading} onClick={() => void release()}>
            {words.release}
          </Button>
        </>
      }
    >
      <Stack>
        <Changes texts={changes.map(textOfChange)} />
        <RadioGroup
          label={words.notified}
          options={order.map((value) => ({ value, ...texts[value] }))}
          value={notified}
          onValueChange={(value) => setNotified(order.find((each) => each === value) ?? 'changed')}
        />
        <Checkbox
          label={words.isPublic}
          description={words.isPublicText}
          checked={isPublic}
          onChange={(change) => setPublic(change.target.checked)}
        />
      </Stack>
    </Dialog>
  );
}

function Changes({ texts }: { texts: readonly string[] }) {
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? texts : texts.slice(0, listed);
  return (
    <section aria-label={words.changes(texts.length)}>
      <p className={styles.count}>{words.changes(texts.length)}</p>
      <ul className={styles.changes}>
        {shown.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
      {shown.length < texts.length && (
        <Button variant="quiet" onClick={() => setWhole(true)}>
          {words.more(texts.length - shown.length)}
        </Button>
      )}
    </section>
  );
}
