import { serverNow } from '@callboard/api-client';
import { queries } from '@callboard/api-client/actions';
import { timeOfInstant } from '@callboard/domain/calendar';
import { showAt } from '@callboard/domain/scheduling';
import { useLabel } from '@callboard/tenant';
import { EmptyState, ProgressBar, QueryView, StatusBadge } from '@callboard/ui-kit/display';
import { buttonVariant, Skeleton } from '@callboard/ui-kit/elements';
import { Accordion, Banner, Card, Page, PageHeader, Stack, useWakeLock } from '@callboard/ui-kit/layout';
import { useId } from 'react';
import { Link } from 'react-router';
import { ActState } from './ActState';
import { JudgingOffline } from './JudgingOffline';
import styles from './judging.module.css';
import { judgingMessages as words } from './judgingMessages';
import { isToScore, signedOf } from './sheetFacts';
import { tonightOf } from './tonightOf';
import { TryoutState } from './TryoutSheet';
import { tryoutPath, useJudging, type ActToJudge, type StageToJudge } from './useJudging';

/** The judge's own page: the act on stage, what is left to score, and all acts of their stages. */
export function Screen() {
  const query = useJudging();
  useWakeLock();
  return (
    <Page width="text">
      <PageHeader
        title={words.title}
        actions={
          <Link {...buttonVariant()} to="/device">
            {words.checkDevice}
          </Link>
        }
      />
      <QueryView query={query} loading={<Skeleton lines={8} />}>
        {({ stages, device }) =>
          stages.length === 0 ? (
            <EmptyState icon="star" title={words.empty}>
              {words.emptyText}
            </EmptyState>
          ) : (
            <Stack>
              <JudgingOffline device={device} zone={stages[0]?.zone ?? 'UTC'} />
              <Stages stages={stages} />
            </Stack>
          )
        }
      </QueryView>
    </Page>
  );
}

/** Tonight's stages on top; the others folded, so that no judge scrolls past another day's to the act on stage. */
function Stages({ stages }: { stages: readonly StageToJudge[] }) {
  const { tonight, open, coming } = tonightOf(stages, serverNow());
  return (
    <>
      {tonight.map((stage) => (
        <Stage key={stage.hashcode} {...stage} />
      ))}
      <Tryouts stages={stages} />
      <Folded title={words.open} stages={open} isOpen={tonight.length === 0 && open.length === 1} />
      <Folded title={words.coming} stages={coming} isOpen={tonight.length === 0 && stages.length === 1} />
    </>
  );
}

interface FoldedProps {
  title: string;
  stages: readonly StageToJudge[];
  /** There is nothing besides. */
  isOpen: boolean;
}

function Folded({ title, stages, isOpen }: FoldedProps) {
  if (stages.length === 0) return null;
  return (
    <Accordion
      items={[
        {
          id: title,
          title,
          detail: stages.length,
          isOpen,
          children: (
            <Accordion
              items={stages.map((stage) => ({
                id: stage.hashcode,
                title: words.stageOf(stage.name, stage.event.title),
                isOpen,
                children: <Stage {...stage} />,
              }))}
            />
          ),
        },
      ]}
    />
  );
}

/** Acts that the judges of a stage score before the evening. */
function Tryouts({ stages }: { stages: readonly StageToJudge[] }) {
  const open = stages.flatMap((stage) => (stage.tryout ? [{ stage, tryout: stage.tryout }] : []));
  if (open.length === 0) return null;
  return (
    <Card title={words.tryout}>
      <p className={styles.quiet}>{words.tryoutText}</p>
      <ul className={styles.acts} role="list">
        {open.map(({ stage, tryout }) => (
          <li key={stage.hashcode} className={styles.act}>
            <Link className={styles.name} to={`/judging/${stage.hashcode}/${tryoutPath}`}>
              <strong>{words.scoreTryout(tryout.name)}</strong>
              <small>{words.stageOf(stage.name, stage.event.title)}</small>
            </Link>
            <TryoutState stage={stage} marks={tryout.marks} />
          </li>
        ))}
      </ul>
    </Card>
  );
}

function Stage(stage: StageToJudge) {
  const { hashcode, name, event, status, isHead, acts, zone } = stage;
  const id = useId();
  const label = useLabel('entries');
  const { signed, expected } = signedOf(acts);
  const open = acts.filter(isToScore);
  const onStage = useOnStage(open[0]?.act.performance?.hashcode);
  const first = open.find(({ act }) => act.hashcode === onStage) ?? open[0];
  return (
    <section aria-labelledby={id}>
      <Card>
        <div className={styles.stage}>
          <div className={styles.head}>
            <h2 id={id}>{words.stageOf(name, event.title)}</h2>
            {isHead && <StatusBadge label={words.head} tone="purple" />}
          </div>
          {status !== 'judging' && (
            <Banner>{status === 'planned' ? words.notStarted : words.isClosed}</Banner>
          )}
          {acts.length === 0 ? (
            <EmptyState icon="star" title={words.noActs(label)}>
              {words.noActsText}
            </EmptyState>
          ) : (
            <ProgressBar
              label={words.progress}
              value={signed}
              max={expected}
              valueText={words.signedOf(signed, expected)}
            />
          )}
          <div className={styles.buttons}>
            {first && status === 'judging' && (
              <Link
                {...buttonVariant({ variant: 'primary', size: 'large' })}
                to={`/judging/${hashcode}/${first.act.hashcode}`}
              >
                {words.scoreNow(first.act.name)}
              </Link>
            )}
            {isHead && (
              <Link {...buttonVariant({ size: 'large' })} to={`/stages/${hashcode}/judging`}>
                {words.desk}
              </Link>
            )}
          </div>
          <ul className={styles.acts} role="list">
            {acts.map((own) => (
              <Act
                key={own.act.hashcode}
                {...{ own, stage, zone }}
                isOnStage={own.act.hashcode === onStage}
              />
            ))}
          </ul>
        </div>
      </Card>
    </section>
  );
}

function Act({ own, stage, isOnStage }: { own: ActToJudge; stage: StageToJudge; isOnStage: boolean }) {
  const { act } = own;
  return (
    <li className={styles.act} data-on={isOnStage || undefined}>
      <span className={styles.time}>{act.from === null ? '' : timeOfInstant(act.from, stage.zone)}</span>
      <Link className={styles.name} to={`/judging/${stage.hashcode}/${act.hashcode}`}>
        <strong>{act.name}</strong>
        {act.school !== null && <small>{act.school}</small>}
      </Link>
      {isOnStage && <StatusBadge label={words.onStage} tone="purple" />}
      <ActState stage={stage} own={own} />
    </li>
  );
}

/** Which act of a performance is on stage now, as its show is called. */
function useOnStage(performance = ''): string | null {
  const { data } = queries.show.useQuery({ performance }, { skip: performance === '' });
  return data ? (showAt(data, serverNow()).current?.entry ?? null) : null;
}
