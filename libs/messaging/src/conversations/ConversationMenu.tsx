import { readQuery } from '@callboard/api-client';
import { actions } from '@callboard/api-client/actions';
import { messagingLimits } from '@callboard/api-contract/messaging';
import { ReasonDialog } from '@callboard/records/screen';
import { useActor } from '@callboard/records';
import { saveFile } from '@callboard/ui-kit/elements';
import { Menu, useAlerts, type MenuItem } from '@callboard/ui-kit/overlays';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { conversationMessages as words } from './conversationMessages';

export interface ConversationMenuProps {
  conversation: string;
  isLocked: boolean;
}

/** Menu of a conversation: its people and details; for staff also to lock and to export it. */
export function ConversationMenu({ conversation, isLocked }: ConversationMenuProps) {
  const navigate = useNavigate();
  const isStaff = useActor().roles.some((role) => role === 'staff' || role === 'admin');
  const alerts = useAlerts();
  const [isLocking, setLocking] = useState(false);
  const [lock] = actions.lockConversation.useAction();
  const [unlock] = actions.unlockConversation.useAction();

  async function exportFile() {
    // Not cached: the server writes into the history that it was exported.
    const outcome = await readQuery('conversationExport', { conversation });
    if (outcome.ok) saveFile(outcome.data.name, outcome.data.html, 'text/html');
  }

  async function open() {
    const outcome = await unlock({ conversation });
    if (outcome.ok) alerts.show({ kind: 'success', message: words.nowUnlocked });
  }

  async function close(reason: string) {
    const outcome = await lock({ conversation, reason });
    const undo = { label: words.undo, onAct: () => void open() };
    if (outcome.ok) alerts.show({ kind: 'success', message: words.nowLocked, action: undo });
    return outcome.ok;
  }

  const items: (MenuItem | false)[] = [
    {
      label: words.details,
      icon: 'people',
      onSelect: () => void navigate(`/conversations/${conversation}/details`),
    },
    isStaff && { label: words.exportFile, icon: 'download', onSelect: () => void exportFile() },
    isStaff &&
      (isLocked
        ? { label: words.unlock, icon: 'lock', onSelect: () => void open() }
        : { label: words.lock, icon: 'lock', isDanger: true, onSelect: () => setLocking(true) }),
  ];
  return (
    <>
      <Menu
        shape="square"
        variant="quiet"
        icon="more"
        align="end"
        aria-label={words.more}
        items={items.filter((item) => item !== false)}
      />
      {isLocking && (
        <ReasonDialog
          title={words.lock}
          submitLabel={words.lock}
          isDanger
          maxLength={messagingLimits.maxReasonLength}
          onSubmit={close}
          onClose={() => setLocking(false)}
        >
          {words.lockText}
        </ReasonDialog>
      )}
    </>
  );
}
