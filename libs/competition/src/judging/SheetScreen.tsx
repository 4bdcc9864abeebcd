import { sheetLimits } from '@callboard/api-contract/competition';
import type { Rubric } from '@callboard/domain/judging';
import { useWaitingLane } from '@callboard/offline';
import { useLabel } from '@callboard/tenant';
import { EmptyState, QueryView } from '@callboard/ui-kit/display';
import { Button, buttonVariant, Skeleton } from '@callboard/ui-kit/elements';
import { Checkbox, Field } from '@callboard/ui-kit/inputs';
import { Banner, Card, Page, PageHeader, Stack, useWakeLock, WaitingNote } from '@callboard/ui-kit/layout';
import { useState } from 'react';
import { Link, useParams } from 'react-router';
import { ActState } from './ActState';
import { CriterionCard } from './CriterionCard';
import { JudgingOffline } from './JudgingOffline';
import styles from './judging.module.css';
import { judgingMessages as words, waitingTexts } from './judgingMessages';
import { NoteInput } from './NoteInput';
import { Overrun } from './Overrun';
import { PrivateNote } from './PrivateNote';
import { SheetBar } from './SheetBar';
import { StepAsideDialog } from './SheetDialogs';
import { TryoutSheet } from './TryoutSheet';
import { laneOf, tryoutPath, useJudging, type ActToJudge, type StageToJudge } from './useJudging';
import { useSheet, type SheetActions } from './useSheet';

/** The score sheet of one act, for a tablet or a phone in a dark hall, with or without network. */
export function Screen() {
  const { stage: hashcode = '', entry = '' } = useParams();
  const query = useJudging();
  useWakeLock();
  return (
    <Page>
      <QueryView query={query} loading={<Skeleton lines={8} />}>
        {({ stages, device }) => {
          const stage = stages.find((each) => each.hashcode === hashcode);
          if (stage && entry === tryoutPath && stage.tryout !== null) return <TryoutSheet stage={stage} />;
          const own = stage?.acts.find(({ act }) => act.hashcode === entry);
          if (!stage || !own)
            return (
              <EmptyState
                icon="search"
                title={words.noSuchAct}
                action={
                  <Link {...buttonVariant({ variant: 'primary' })} to="/judging">
                    {words.backToActs}
                  </Link>
                }
              />
            );
          return (
            <Stack key={`${hashcode} ${entry}`}>
              <JudgingOffline device={device} zone={stage.zone} />
              <Sheet stage={stage} own={own} />
            </Stack>
          );
        }}
      </QueryView>
    </Page>
  );
}

function Sheet({ stage, own }: { stage: StageToJudge; own: ActToJudge }) {
  const { act, sheet } = own;
  const { rubric } = stage;
  const label = useLabel('entries');
  const waiting = useWaitingLane(laneOf(stage.hashcode, act.hashcode));
  const actions = useSheet(stage, own);
  const isOpen = stage.status === 'judging' && sheet.status === 'open';
  return (
    <>
      <PageHeader
        above={<Link to="/judging">{words.backToActs}</Link>}
        title={act.name || label.one}
        subtitle={[act.school, stage.name, stage.event.title].filter(Boolean).join(' · ')}
        status={<ActState stage={stage} own={own} />}
      />
      <WaitingNote {...waiting} texts={waitingTexts()} />
      <SheetNotes stage={stage} own={own} actions={actions} />
      {rubric && sheet.status !== 'recused' && (
        <>
          <SheetBar {...{ stage, rubric, own, actions, isOpen }} />
          <Card padding="none">
            {rubric.criteria.map((criterion) => (
              <CriterionCard
                key={criterion.code}
                {...{ criterion, rubric, actions, isOpen }}
                mark={sheet.marks.find(({ code }) => code === criterion.code)}
              />
            ))}
          </Card>
          <WholeAct {...{ rubric, own, actions, isOpen }} />
        </>
      )}
      <Neighbours stage={stage} own={own} />
      <PrivateNote marks={sheet.privately} actions={actions} />
      {isOpen && rubric && <SteppingAside {...{ own, actions }} />}
    </>
  );
}

/** Notes on the whole sheet now. */
function SheetNotes({
  stage,
  own: { sheet },
  actions,
}: {
  stage: StageToJudge;
  own: ActToJudge;
  actions: SheetActions;
}) {
  if (stage.status !== 'judging')
    return <Banner>{stage.status === 'planned' ? words.notStarted : words.isClosed}</Banner>;
  if (sheet.status === 'signed')
    return (
      <Banner kind="success" title={words.isSigned}>
        {words.isSignedText}
      </Banner>
    );
  if (sheet.status === 'recused')
    return (
      <Banner
        title={words.isAside}
        actions={
          <Button size="small" onClick={() => void actions.comeBack()}>
            {words.comeBack}
          </Button>
        }
      >
        {sheet.reason}
      </Banner>
    );
  return sheet.reason ? <Banner kind="warning">{words.openedAgain(sheet.reason)}</Banner> : null;
}

interface PartProps {
  rubric: Rubric;
  own: ActToJudge;
  actions: SheetActions;
}

/** Points off, with what the show measured, and a comment on the whole act. */
function WholeAct({ rubric, own: { act, sheet }, actions, isOpen }: PartProps & { isOpen: boolean }) {
  const toggle = (code: string) =>
    sheet.penalties.includes(code)
      ? sheet.penalties.filter((each) => each !== code)
      : [...sheet.penalties, code];
  return (
    <Card>
      <div className={styles.whole}>
        {rubric.penalties.length > 0 && (
          <fieldset className={styles.penalties}>
            <legend>{words.penalties}</legend>
            <p className={styles.quiet}>{words.penaltiesHelp}</p>
            <Overrun act={act} />
            {rubric.penalties.map(({ code, label, points }) => (
              <Checkbox
                key={code}
                label={words.pointsOff(label, points)}
                checked={sheet.penalties.includes(code)}
                disabled={!isOpen}
                onChange={() => void actions.setPenalties(toggle(code))}
              />
            ))}
          </fieldset>
        )}
        <Field label={words.wholeComment} description={words.commentHelp}>
          <NoteInput
            value={sheet.comment}
            maxLength={sheetLimits.comment}
            disabled={!isOpen}
            onValueChange={(text) => void actions.setComment(text)}
          />
        </Field>
      </div>
    </Card>
  );
}

/** The way out for a judge who knows an entrant. */
function SteppingAside({ own, actions }: Pick<PartProps, 'own' | 'actions'>) {
  const [isLeaving, setIsLeaving] = useState(false);
  return (
    <div className={styles.buttons}>
      <Button size="large" onClick={() => setIsLeaving(true)}>
        {words.stepAside}
      </Button>
      {isLeaving && <StepAsideDialog own={own} actions={actions} onClose={() => setIsLeaving(false)} />}
    </div>
  );
}

/** The acts before and after, in the order of the evening. */
function Neighbours({ stage, own }: { stage: StageToJudge; own: ActToJudge }) {
  const at = stage.acts.findIndex(({ act }) => act.hashcode === own.act.hashcode);
  const [before, after] = [stage.acts[at - 1], stage.acts[at + 1]];
  const pathOf = ({ act }: ActToJudge) => `/judging/${stage.hashcode}/${act.hashcode}`;
  return (
    <nav className={styles.buttons} aria-label={words.all}>
      {before && (
        <Link {...buttonVariant({ size: 'large' })} to={pathOf(before)}>
          {words.before(before.act.name)}
        </Link>
      )}
      {after && (
        <Link {...buttonVariant({ size: 'large' })} to={pathOf(after)}>
          {words.after(after.act.name)}
        </Link>
      )}
    </nav>
  );
}
