import { timeOfInstant } from '@callboard/domain/calendar';
import { Banner } from '@callboard/ui-kit/layout';
import { judgingMessages as words } from './judgingMessages';
import type { JudgingState } from './useJudging';

export interface JudgingOfflineProps {
  since: JudgingState['offlineSince'];
  zone: string;
}

/** Without a network: that scores are stored here, and from when on the office's changes are not shown. */
export function JudgingOffline({ since, zone }: JudgingOfflineProps) {
  if (since === undefined) return null;
  return (
    <Banner kind="warning" title={words.offline}>
      {since !== null && words.readAt(timeOfInstant(new Date(since).toISOString(), zone))}
    </Banner>
  );
}
