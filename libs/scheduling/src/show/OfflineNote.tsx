import { OnDeviceNote } from '@callboard/ui-kit/layout';
import { showMessages as words } from './showMessages';
import type { ShowState } from './useShow';

/** Note on a night without a network, and from when on the steps of others are not shown. */
export function OfflineNote({ device, show }: ShowState) {
  return (
    <OnDeviceNote {...device} zone={show.zone} texts={{ offline: words.offline, readAt: words.readAt }} />
  );
}
