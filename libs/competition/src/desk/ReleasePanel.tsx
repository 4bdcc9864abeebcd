import { actions } from '@callboard/api-client/actions';
import type { JudgingDesk } from '@callboard/api-contract/competition';
import type { Standing } from '@callboard/domain/judging';
import { progressionOfStage } from '@callboard/domain/progression';
import { Button } from '@callboard/ui-kit/elements';
import { Checkbox } from '@callboard/ui-kit/inputs';
import { Banner, Card } from '@callboard/ui-kit/layout';
import { Dialog } from '@callboard/ui-kit/overlays';
import { useState } from 'react';
import { PlannedRelease } from './PlannedRelease';
import { unsignedSheets } from './deskFacts';
import styles from './desk.module.css';
import { deskMessages as words } from './deskMessages';

export interface ReleasePanelProps {
  desk: JudgingDesk;
  standings: readonly Standing[];
}

/** Who goes on, and the release of the results. */
export function ReleasePanel({ desk, standings }: ReleasePanelProps) {
  const { stage, acts } = desk;
  const [selected, setSelected] = useState<readonly string[]>([]);
  const [isConfirming, setIsConfirming] = useState(false);
  const [release, { isLoading }] = actions.releaseResults.useAction();
  const { next } = stage;
  const withSelected = (entries: readonly string[]) =>
    progressionOfStage(
      { ...stage, next: next?.hashcode ?? null },
      {
        standings,
        acts: acts.map(({ hashcode: entry, organisation: school }) => ({ entry, school })),
        selected: entries,
      },
    );
  // The question stays while it is answered.
  const [question] = withSelected([])?.questions ?? [];
  const decided = selected.filter((entry) => question?.entries.includes(entry));
  const progression = withSelected(decided);
  const isOpen = progression !== null && progression.questions.length > 0;
  const goOn = progression?.moves.map(({ entry }) => entry) ?? [];
  const unsigned = unsignedSheets(desk).length;
  const nameOf = (entry: string) => acts.find(({ hashcode }) => hashcode === entry)?.name ?? '';

  async function submit() {
    const outcome = await release(stage.hashcode, { goOn });
    if (outcome.ok) setIsConfirming(false);
  }

  return (
    <Card title={words.release}>
      <div className={styles.release}>
        {next && (
          <>
            <p>{words.goOn(goOn.length, next.title)}</p>
            <ol>
              {goOn.map((entry) => (
                <li key={entry}>{nameOf(entry)}</li>
              ))}
            </ol>
          </>
        )}
        {question && (
          <fieldset className={styles.tied}>
            <legend>{words.tiedAtLine(question.places)}</legend>
            {question.entries.map((entry) => (
              <Checkbox
                key={entry}
                label={nameOf(entry)}
                checked={decided.includes(entry)}
                onChange={() =>
                  setSelected(
                    decided.includes(entry) ? decided.filter((each) => each !== entry) : [...decided, entry],
                  )
                }
              />
            ))}
          </fieldset>
        )}
        {stage.status === 'closed' ? (
          <Button variant="primary" size="large" disabled={isOpen} onClick={() => setIsConfirming(true)}>
            {words.release}
          </Button>
        ) : (
          <p className={styles.quiet}>{words.releaseFirst}</p>
        )}
        <PlannedRelease stage={stage} isTied={question !== undefined} />
      </div>
      {isConfirming && (
        <Dialog
          open
          role="alertdialog"
          title={words.releaseTitle}
          onOpenChange={setIsConfirming}
          actions={
            <>
              <Button onClick={() => setIsConfirming(false)}>{words.cancel}</Button>
              <Button variant="primary" disabled={isLoading} onClick={() => void submit()}>
                {words.release}
              </Button>
            </>
          }
        >
          {unsigned > 0 && <Banner kind="warning">{words.missingSheets(unsigned)}</Banner>}
          <p>{words.releaseText}</p>
        </Dialog>
      )}
    </Card>
  );
}
