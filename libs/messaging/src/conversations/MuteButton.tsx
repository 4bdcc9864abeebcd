import { actions, queries } from '@callboard/api-client/actions';
import { collections } from '@callboard/api-client/collections';
import { useIsViewing } from '@callboard/auth';
import { useActor } from '@callboard/records';
import { Badge } from '@callboard/ui-kit/display';
import { Button } from '@callboard/ui-kit/elements';
import { useAlerts } from '@callboard/ui-kit/overlays';
import { conversationMessages as words } from './conversationMessages';

/** Switches the notifications of a conversation off or on for the user, if they are a member (clause 2.43). */
export function MuteButton({ conversation }: { conversation: string }) {
  const isViewing = useIsViewing();
  const isMember = useIsMember(conversation) && !isViewing;
  const isMuted = queries.mutedConversation.useQuery({ conversation }, { skip: !isMember }).data?.is_muted;
  const [mute, { isLoading }] = actions.muteConversation.useAction();
  const alerts = useAlerts();
  if (!isMember || isMuted === undefined) return null;

  async function change(next: boolean) {
    const outcome = await mute({ conversation, is_muted: next });
    if (!outcome.ok) return;
    const undo = { label: words.undo, onAct: () => void mute({ conversation, is_muted: !next }) };
    alerts.show({ kind: 'success', message: next ? words.nowMuted : words.nowUnmuted, action: undo });
  }

  return (
    <>
      {isMuted && <Badge tone="gray">{words.muted}</Badge>}
      <Button icon="bell" isBusy={isLoading} onClick={() => void change(!isMuted)}>
        {isMuted ? words.unmute : words.mute}
      </Button>
    </>
  );
}

/** Staff read every conversation, but the others only those that they are a member of. */
function useIsMember(conversation: string): boolean {
  const { user, roles } = useActor();
  const readsEvery = roles.some((role) => role === 'staff' || role === 'admin');
  const filters = [
    { field: 'conversation', operator: 'eq', value: conversation },
    { field: 'user', operator: 'eq', value: user },
  ] as const;
  const own = collections.conversationMembers.useList({ filters, pageSize: 1 }, { skip: !readsEvery });
  return !readsEvery || Boolean(own.data?.count);
}
