import { actions, queries } from '@callboard/api-client/actions';
import type { Correction, JudgingDesk } from '@callboard/api-contract/competition';
import { formatInstant } from '@callboard/ui-kit/dates';
import { Button } from '@callboard/ui-kit/elements';
import { Banner, Card, Stack } from '@callboard/ui-kit/layout';
import { useAlerts } from '@callboard/ui-kit/overlays';
import { useState } from 'react';
import { ReasonDialog } from '../ReasonDialog';
import { correctionMessages as words } from './correctionMessages';
import { Differences } from './Differences';
import { ReleaseCorrection } from './ReleaseCorrection';
import styles from './desk.module.css';

/** The correction of released results: opened with a reason, seen as a difference in words, and released as their next version. */
export function CorrectionPanel({ desk }: { desk: JudgingDesk }) {
  const { hashcode } = desk.stage;
  const { data } = queries.resultCorrection.useQuery({ stage: hashcode });
  if (!data) return null;
  const { canCorrect, open, versions } = data;
  const corrected = versions.filter(({ number, released_at }) => number > 1 && released_at !== null);
  if (!canCorrect && corrected.length === 0) return null;
  return (
    <Card title={words.title}>
      <Stack>
        {open && <OpenCorrection desk={desk} open={open} />}
        {canCorrect && !open && <CorrectButton stage={hashcode} />}
        {corrected.length === 0 && !open && <p className={styles.quiet}>{words.none}</p>}
        {corrected.map((version) => (
          <Version key={version.number} zone={desk.stage.zone} version={version} />
        ))}
      </Stack>
    </Card>
  );
}

function CorrectButton({ stage }: { stage: string }) {
  const [isOpening, setOpening] = useState(false);
  const [send, { isLoading }] = actions.correctResults.useAction();

  async function open(reason: string) {
    const outcome = await send(stage, { step: 'open', reason });
    if (outcome.ok) setOpening(false);
  }

  return (
    <>
      <Button onClick={() => setOpening(true)}>{words.correct}</Button>
      {isOpening && (
        <ReasonDialog
          texts={{
            title: words.openTitle,
            text: words.openText,
            reason: words.reason,
            cancel: words.cancel,
            action: words.openAction,
          }}
          isLoading={isLoading}
          onSubmit={(reason) => void open(reason)}
          onClose={() => setOpening(false)}
        />
      )}
    </>
  );
}

interface OpenCorrectionProps {
  desk: JudgingDesk;
  open: NonNullable<Correction['open']>;
}

function OpenCorrection({ desk, open }: OpenCorrectionProps) {
  const { reason, missing, differences } = open;
  const [isReleasing, setReleasing] = useState(false);
  const [send, { isLoading }] = actions.correctResults.useAction();
  const alerts = useAlerts();

  async function drop() {
    const outcome = await send(desk.stage.hashcode, { step: 'drop' });
    if (outcome.ok) alerts.show({ message: words.dropped });
  }

  const isSame = missing === 0 && differences.length === 0;
  return (
    <>
      <Banner kind="warning">{words.isOpen(reason)}</Banner>
      {missing > 0 && <p>{words.missing(missing)}</p>}
      {isSame && <p>{words.noChange}</p>}
      {differences.length > 0 && (
        <>
          <h3>{words.changes}</h3>
          <Differences differences={differences} />
        </>
      )}
      <div className={styles.planned}>
        {isSame && (
          <Button isBusy={isLoading} onClick={() => void drop()}>
            {words.drop}
          </Button>
        )}
        <Button variant="primary" disabled={missing > 0} onClick={() => setReleasing(true)}>
          {words.release}
        </Button>
      </div>
      {isReleasing && <ReleaseCorrection {...{ desk, open }} onClose={() => setReleasing(false)} />}
    </>
  );
}

interface VersionProps {
  zone: string;
  version: Correction['versions'][number];
}

/** A correction that was released, with who released it and why. */
function Version({ zone, version: { number, by, reason, released_at, differences } }: VersionProps) {
  return (
    <section>
      <h3>{by === null ? words.version(number) : words.versionOf(number, by)}</h3>
      {released_at !== null && <p className={styles.quiet}>{formatInstant(released_at, zone)}</p>}
      {reason !== '' && <p>{reason}</p>}
      <Differences differences={differences} />
    </section>
  );
}
