import { actions } from '@callboard/api-client/actions';
import { useAlerts } from '@callboard/ui-kit/overlays';
import { consentMessages as words } from './consentMessages';

/** Sends guardians their links, the named ones or all who are missing, and shows how many were sent and why others were not. */
export function useSendLinks(entry: string) {
  const [run, { isLoading }] = actions.sendConsentLinks.useAction();
  const alerts = useAlerts();

  async function send(participants?: string[]) {
    const outcome = await run({ entry, ...(participants && { participants }) });
    if (!outcome.ok) return;
    const { sent, without_email, too_soon } = outcome.data;
    const parts = [
      words.sent(sent),
      too_soon > 0 && (participants ? words.tooSoon : words.remindedToday)(too_soon),
      without_email > 0 && words.withoutEmail(without_email),
    ];
    const message = parts.filter((part) => part !== false).join(' ');
    alerts.show({ kind: sent > 0 ? 'success' : 'info', message });
  }

  return { send, isSending: isLoading };
}
