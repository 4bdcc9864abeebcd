import { timeOfInstant } from '@callboard/domain/calendar';
import { OnDeviceNote } from '@callboard/ui-kit/layout';
import { judgingMessages as words } from './judgingMessages';
import type { JudgingState } from './useJudging';

export interface JudgingOfflineProps extends Pick<JudgingState, 'device'> {
  zone: string;
}

/** Whether judging goes on here without a network, and from when on the office's changes are not shown. */
export function JudgingOffline({ device: { stored, ...device }, zone }: JudgingOfflineProps) {
  const here = stored && {
    at: timeOfInstant(new Date(stored.at).toISOString(), zone),
    bytes: stored.bytes,
  };
  return <OnDeviceNote {...device} stored={here} texts={{ offline: words.offline, readAt: words.readAt }} />;
}
