import { actions, queries } from '@callboard/api-client/actions';
import type { Ceremony } from '@callboard/api-contract/competition';
import { useSession } from '@callboard/auth';
import { QueryView } from '@callboard/ui-kit/display';
import { Button, Skeleton, buttonVariant } from '@callboard/ui-kit/elements';
import { Checkbox } from '@callboard/ui-kit/inputs';
import { Banner, Card, Page, PageHeader, Stack } from '@callboard/ui-kit/layout';
import { Dialog } from '@callboard/ui-kit/overlays';
import { useState } from 'react';
import { Link, useParams } from 'react-router';
import { Differences } from '../desk/Differences';
import { GoOnQuestions } from '../progression/GoOnQuestions';
import { useGoOn } from '../progression/useGoOn';
import styles from './ceremony.module.css';
import { ceremonyMessages as words } from './ceremonyMessages';

/** The phone that runs the ceremony of a stage: open, next, back, freeze. */
export function Screen() {
  const { hashcode = '' } = useParams();
  const { data, ...query } = queries.ceremony.useQuery({ stage: hashcode });
  return (
    <Page>
      <QueryView query={{ ...query, value: data, retry: query.refetch }} loading={<Skeleton lines={6} />}>
        {(ceremony) => (
          <>
            <PageHeader
              above={<Link to={`/stages/${hashcode}/judging`}>{words.desk}</Link>}
              title={words.title(ceremony.stage)}
              subtitle={ceremony.event}
            />
            <Stack>
              {ceremony.released && <Banner kind="success">{words.released}</Banner>}
              {ceremony.step === null ? (
                <Opening {...ceremony} stage={hashcode} />
              ) : (
                <Running stage={hashcode} ceremony={ceremony} step={ceremony.step} />
              )}
              <Card>
                <p className={styles.quiet}>{words.projectorText}</p>
                <a
                  {...buttonVariant()}
                  href={`/stages/${hashcode}/ceremony`}
                  target="_blank"
                  rel="noreferrer"
                >
                  {words.openProjector}
                </a>
              </Card>
            </Stack>
          </>
        )}
      </QueryView>
    </Page>
  );
}

function Opening({
  stage,
  canOpen,
  isReady,
  released,
  line,
}: Pick<Ceremony, 'canOpen' | 'isReady' | 'released' | 'line'> & { stage: string }) {
  const [releases, setReleases] = useState(false);
  const { goOn, isDecided, input } = useGoOn(line?.facts ?? null);
  const [run, { isLoading }] = actions.runCeremony.useAction();
  if (!isReady) return <Banner>{words.notClosed}</Banner>;
  if (!canOpen) return <Banner>{words.onlyHead}</Banner>;
  const nameOf = (entry: string) => goOn?.facts.acts.find((act) => act.entry === entry)?.name ?? '';

  return (
    <Card>
      <div className={styles.controls}>
        <p className={styles.quiet}>{words.frozenResults}</p>
        {!released && (
          <Checkbox label={words.releaseAtEnd} checked={releases} onChange={() => setReleases(!releases)} />
        )}
        {releases && goOn && <GoOnQuestions {...goOn} />}
        {releases && input.goOn.length > 0 && <p>{words.goesOn(input.goOn.map(nameOf).join(', '))}</p>}
        <Button
          variant="primary"
          size="large"
          disabled={releases && !isDecided}
          isBusy={isLoading}
          onClick={() =>
            void run(stage, {
              step: 'open',
              releases,
              ...(releases && input),
            })
          }
        >
          {words.open}
        </Button>
      </div>
    </Card>
  );
}

function Running({ stage, ceremony, step }: { stage: string; ceremony: Ceremony; step: number }) {
  const { steps, frozen, releases, released, driver, canRun, acts, changed } = ceremony;
  const user = useSession().user?.hashcode ?? '';
  const [isClosing, setClosing] = useState(false);
  const [run, { isLoading }] = actions.runCeremony.useAction();
  const newest = acts.at(-1);
  const isOther = driver !== null && driver.hashcode !== user;
  const isStill = isOther || isLoading;
  if (!canRun) return <Banner>{words.onlyOffice}</Banner>;
  return (
    <>
      {isOther && (
        <Banner
          title={words.otherRuns(driver.title)}
          actions={
            <Button isBusy={isLoading} onClick={() => void run(stage, { step: 'drive' })}>
              {words.takeOver}
            </Button>
          }
        />
      )}
      {frozen && <Banner kind="warning">{words.frozen}</Banner>}
      <Card title={words.now}>
        <p className={styles.now} aria-live="polite">
          {newest ? (
            <>
              <strong>{words.place(newest.place)}</strong> {newest.name}
            </>
          ) : (
            words.nothing
          )}
        </p>
        <p className={styles.quiet}>
          {words.stepOf(step, steps)} {releases && !released && words.willRelease}
        </p>
        <div className={styles.controls}>
          <Button
            variant="primary"
            size="large"
            disabled={isStill || frozen || step >= steps}
            onClick={() => void run(stage, { step: 'next', from: step })}
          >
            {words.next}
          </Button>
          <div className={styles.pair}>
            <Button
              size="large"
              disabled={isStill || frozen || step === 0}
              onClick={() => void run(stage, { step: 'back', from: step })}
            >
              {words.back}
            </Button>
            <Button
              size="large"
              disabled={isStill}
              onClick={() => void run(stage, { step: frozen ? 'resume' : 'freeze' })}
            >
              {frozen ? words.resume : words.freeze}
            </Button>
          </div>
          <Button variant="quiet" disabled={isStill} onClick={() => setClosing(true)}>
            {words.close}
          </Button>
        </div>
      </Card>
      {isClosing && <Closing {...{ stage, changed }} onClose={() => setClosing(false)} />}
    </>
  );
}

interface ClosingProps {
  stage: string;
  changed: Ceremony['changed'];
  onClose: () => void;
}

/** Requests whether to close it, with what changed in the results since it was opened. */
function Closing({ stage, changed, onClose }: ClosingProps) {
  const [run, { isLoading }] = actions.runCeremony.useAction();

  async function close() {
    await run(stage, { step: 'close' });
    onClose();
  }

  return (
    <Dialog
      open
      role="alertdialog"
      title={words.closeTitle}
      onOpenChange={onClose}
      actions={
        <>
          <Button onClick={onClose}>{words.cancel}</Button>
          <Button variant="primary" isBusy={isLoading} onClick={() => void close()}>
            {words.close}
          </Button>
        </>
      }
    >
      <p>{words.closeText}</p>
      {changed !== null && changed.length > 0 && (
        <>
          <h3>{words.changed}</h3>
          <Differences differences={changed} />
          <p>{words.changedText}</p>
        </>
      )}
    </Dialog>
  );
}
