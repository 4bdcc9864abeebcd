import { Button } from '../../elements/Button/Button';
import { messages } from '../../text/messages';
import { Banner } from './Banner';

export interface WaitingNoteProps {
  /** What waits longer than sending takes, in the order in which it was made. */
  late: readonly unknown[];
  /** The first, where the server has refused it, and how many wait behind it. */
  refused: { reason: string; behind: number } | null;
  retry: () => Promise<void>;
  /** Drops all of them. */
  drop: () => Promise<void>;
  /** The texts, in the words of what waits. */
  texts: {
    wait: (count: number) => string;
    refused: (reason: string) => string;
    behind: (count: number) => string;
    drop: string;
  };
}

/** How much waits for a network, or that the first was refused and what can be done. */
export function WaitingNote({ late, refused, retry, drop, texts }: WaitingNoteProps) {
  if (refused) {
    return (
      <Banner
        kind="warning"
        title={texts.refused(refused.reason)}
        actions={
          <>
            <Button size="small" onClick={() => void retry()}>
              {messages.tryAgain}
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
  return late.length > 0 ? <Banner title={texts.wait(late.length)} /> : null;
}
