import { OnDeviceNote } from '@callboard/ui-kit/layout';
import { judgingMessages as words } from './judgingMessages';
import type { JudgingState } from './useJudging';

export interface JudgingOfflineProps extends Pick<JudgingState, 'device'> {
  zone: string;
}

/** Note on judging without a network, and from when on the office's changes are not shown. */
export function JudgingOffline({ device, zone }: JudgingOfflineProps) {
  return (
    <OnDeviceNote
      {...device}
      zone={zone}
      texts={{ offline: words.offline, readAt: words.readAt, stays: words.stays }}
    />
  );
}
