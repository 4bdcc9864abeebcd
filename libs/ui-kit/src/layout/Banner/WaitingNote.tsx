import { Button } from '../../elements/Button/Button';
import { saveFile } from '../../elements/saveFile';
import { messages } from '../../text/messages';
import { Banner } from './Banner';
import { offlineMessages as words } from './offlineMessages';

export interface WaitingNoteProps {
  /** Items that wait longer than sending takes, in the order in which they were made. */
  late: readonly unknown[];
  /** The first, where the server has refused it, and how many wait behind it. */
  refused: { reason: string; behind: number } | null;
  retry: () => Promise<void>;
  /** Hands all of them over to the head judge or the office, where the server no longer takes them. */
  handOver?: (() => Promise<unknown>) | undefined;
  /** Drops all of them. */
  drop: () => Promise<void>;
  /** All of them as a file, for one who can enter what its maker cannot send any more. */
  officeFile?: (() => { name: string; content: string }) | undefined;
  /** The texts, in the words of what waits. */
  texts: {
    wait: (count: number) => string;
    refused: (reason: string) => string;
    behind: (count: number) => string;
    drop: string;
  };
}

/** How much waits for a network, or that the first was refused and what can be done. */
export function WaitingNote({ late, refused, retry, handOver, drop, officeFile, texts }: WaitingNoteProps) {
  const save = () => {
    const file = officeFile?.();
    if (file) saveFile(file.name, file.content, 'text/plain');
  };
  if (refused) {
    return (
      <Banner
        kind="warning"
        title={texts.refused(refused.reason)}
        actions={
          <>
            {handOver && (
              <Button size="small" variant="primary" onClick={() => void handOver()}>
                {words.handOver}
              </Button>
            )}
            <Button size="small" onClick={() => void retry()}>
              {messages.tryAgain}
            </Button>
            {officeFile && (
              <Button size="small" onClick={save}>
                {words.saveForOffice}
              </Button>
            )}
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
