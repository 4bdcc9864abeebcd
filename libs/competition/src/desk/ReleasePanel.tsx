import { actions } from '@callboard/api-client/actions';
import type { JudgingDesk } from '@callboard/api-contract/competition';
import type { Standing } from '@callboard/domain/judging';
import { Button } from '@callboard/ui-kit/elements';
import { Banner, Card } from '@callboard/ui-kit/layout';
import { Dialog } from '@callboard/ui-kit/overlays';
import { useState } from 'react';
import { PlannedRelease } from './PlannedRelease';
import { useGoOn } from '../progression/useGoOn';
import { WhoGoesOn } from '../progression/WhoGoesOn';
import { progressionOfDesk, unsignedSheets } from './deskFacts';
import styles from './desk.module.css';
import { deskMessages as words } from './deskMessages';

export interface ReleasePanelProps {
  desk: JudgingDesk;
  standings: readonly Standing[];
}

/** Acts that advance, and the release of the results. */
export function ReleasePanel({ desk, standings }: ReleasePanelProps) {
  const { stage } = desk;
  const [isConfirming, setIsConfirming] = useState(false);
  const [release, { isLoading }] = actions.releaseResults.useAction();
  const { goOn, isDecided, input } = useGoOn(progressionOfDesk(desk, standings));
  const unsigned = unsignedSheets(desk).length;

  async function submit() {
    const outcome = await release(stage.hashcode, input);
    if (outcome.ok) setIsConfirming(false);
  }

  return (
    <Card title={words.release}>
      <div className={styles.release}>
        {goOn && <WhoGoesOn {...goOn} />}
        {stage.status === 'closed' ? (
          <Button
            variant="primary"
            size="large"
            disabled={!isDecided || stage.ceremony !== null}
            onClick={() => setIsConfirming(true)}
          >
            {words.release}
          </Button>
        ) : (
          <p className={styles.quiet}>{words.releaseFirst}</p>
        )}
        <PlannedRelease stage={stage} isTied={(goOn?.progression.prompted.length ?? 0) > 0} />
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
