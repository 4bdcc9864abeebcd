import { useAppDispatch } from '@callboard/app-state';
import { logout, useSession } from '@callboard/auth';
import { officeFile, useOutbox, type OutboxEntry } from '@callboard/offline';
import { Button, saveFile } from '@callboard/ui-kit/elements';
import { Dialog } from '@callboard/ui-kit/overlays';
import type { ToolProps } from '../tools/ToolContext';
import { isMessage, isScan } from './entryKinds';
import { outboxMessages as words } from './outboxMessages';

/** Asks before a sign-out deletes what has not been sent. */
export function SignOutQuestion({ onClose }: ToolProps) {
  const entries = useOutbox();
  const dispatch = useAppDispatch();
  const maker = useSession().user?.name_search ?? '';
  const save = () => {
    const { name, content } = officeFile(entries, maker, Date.now());
    saveFile(name, content, 'text/plain');
  };
  return (
    <Dialog
      open
      role="alertdialog"
      title={titleOf(entries)}
      onOpenChange={onClose}
      actions={
        <>
          <Button data-autofocus onClick={onClose}>
            {words.stay}
          </Button>
          <Button onClick={save}>{words.saveForOffice}</Button>
          <Button variant="danger" onClick={() => void dispatch(logout())}>
            {words.leave}
          </Button>
        </>
      }
    >
      <p>{words.questionText}</p>
    </Dialog>
  );
}

function titleOf(entries: readonly OutboxEntry[]): string {
  if (entries.every(isMessage)) return words.question(entries.length);
  return (entries.every(isScan) ? words.scansQuestion : words.changesQuestion)(entries.length);
}
