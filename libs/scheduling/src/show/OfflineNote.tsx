import { OnDeviceNote } from '@callboard/ui-kit/layout';
import { showMessages as words } from './showMessages';
import { clockTime } from './showTimes';
import type { ShowState } from './useShow';

/** Whether the night goes on here without a network, and from when on the steps of others are not shown. */
export function OfflineNote({ device: { stored, ...device }, show }: ShowState) {
  const here = stored && { at: clockTime(stored.at, show.zone), bytes: stored.bytes };
  return <OnDeviceNote {...device} stored={here} texts={{ offline: words.offline, readAt: words.readAt }} />;
}
