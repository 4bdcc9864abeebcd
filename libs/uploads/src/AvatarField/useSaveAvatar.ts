import { newUuid } from '@callboard/api-client';
import { sendUpload, useRefreshRecords } from '@callboard/api-client/attachments';
import type { Uploaded } from '@callboard/api-contract/attachments';
import { useAlerts } from '@callboard/ui-kit/overlays';
import { avatarMessages as words } from './avatarMessages';

/** Saves the picture of a person and confirms it with an alert (clause 8.7). `sendUpload` reports failures. */
export function useSaveAvatar(parent: string): (avatar: File) => Promise<Uploaded | null> {
  const alerts = useAlerts();
  const refreshRecords = useRefreshRecords();
  return async (avatar) => {
    const saving = alerts.show({ message: words.saving, delay: null });
    const outcome = await sendUpload({
      file: avatar,
      facts: { name: avatar.name, subtype_code: 'simple_avatar', parent },
      idempotencyKey: newUuid(),
      signal: new AbortController().signal,
      onProgress: () => {},
    });
    alerts.dismiss(saving);
    if (!outcome.ok) return null;
    alerts.show({ kind: 'success', message: words.saved });
    refreshRecords();
    return outcome.uploaded;
  };
}
