import { Banner } from '@callboard/ui-kit/layout';
import { showMessages as words } from './showMessages';
import { clockTime } from './showTimes';
import type { ShowState } from './useShow';

/** Without a network: that steps are stored here, and from when on those of others are not shown. */
export function OfflineNote({ offlineSince, show }: ShowState) {
  if (offlineSince === undefined) return null;
  return (
    <Banner kind="warning" title={words.offline}>
      {offlineSince !== null && words.readAt(clockTime(offlineSince, show.zone))}
    </Banner>
  );
}
