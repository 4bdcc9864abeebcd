import { Button } from '@callboard/ui-kit/elements';
import { Banner } from '@callboard/ui-kit/layout';
import type { WaitingLane } from './useWaitingLane';
import { waitingMessages } from './waitingMessages';

export interface WaitingNoteProps extends Pick<WaitingLane, 'entries' | 'refused' | 'retry' | 'drop'> {
  /** The texts, in the words of what waits. */
  texts: {
    wait: (count: number) => string;
    refused: (reason: string) => string;
    behind: (count: number) => string;
    drop: string;
  };
}

/** How much waits for a network, or that the first was refused and what can be done. */
export function WaitingNote({ entries, refused, retry, drop, texts }: WaitingNoteProps) {
  if (refused) {
    return (
      <Banner
        kind="warning"
        title={texts.refused(refused.reason)}
        actions={
          <>
            <Button size="small" onClick={() => void retry()}>
              {waitingMessages.tryAgain}
            </Button>
            <Button size="small" onClick={() => void drop()}>
              {texts.drop}
            </Button>
          </>
        }
      >
        {refused.behind > 0 ? texts.behind(refused.behind) : undefined}
      </Banner>
    );
  }
  return entries.length > 0 ? <Banner title={texts.wait(entries.length)} /> : null;
}
