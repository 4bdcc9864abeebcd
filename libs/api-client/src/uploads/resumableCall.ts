import { attachmentPaths } from '@callboard/api-contract';
import { apiSettings } from '../configureApi';
import { callOf } from '../request/callOf';

/** Where uploads in parts are begun, and with which headers each of their requests is sent: read anew for every one. */
export function resumableCall(): { url: string; headers: Readonly<Record<string, string>> } {
  const settings = apiSettings();
  const { url, init } = callOf(settings, settings.getToken(), {
    method: 'POST',
    path: attachmentPaths.resumable,
  });
  return { url, headers: Object.fromEntries(init.headers) };
}
