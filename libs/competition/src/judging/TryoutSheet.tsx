import { madeNow } from '@callboard/api-client';
import { useAppDispatch } from '@callboard/app-state';
import { scoresOf, type ScoreMark } from '@callboard/domain/judging';
import { storeAndSend, useWaitingLane } from '@callboard/offline';
import { StatusBadge } from '@callboard/ui-kit/display';
import { Banner, Card, PageHeader, Stack, WaitingNote } from '@callboard/ui-kit/layout';
import { Link } from 'react-router';
import { CriterionCard } from './CriterionCard';
import { judgingMessages as words, waitingTexts } from './judgingMessages';
import { device, laneOf, tryoutPath, type StageToJudge } from './useJudging';

/** Acts that all judges of a stage score before the evening, to compare how they judge. Each score is stored on the device, then sent; no one signs it. */
export function TryoutSheet({ stage }: { stage: StageToJudge }) {
  const { tryout, rubric } = stage;
  const dispatch = useAppDispatch();
  const marks = tryout?.marks ?? [];
  const lane = laneOf(stage.hashcode, tryoutPath);
  const waiting = useWaitingLane(lane);
  const markOf = (code: string) => marks.find((mark) => mark.code === code);

  async function mark(code: string, given: Partial<Pick<ScoreMark, 'value' | 'note'>>) {
    const { value = null, note } = { ...markOf(code), ...given };
    await dispatch(
      storeAndSend({
        action: 'scoreTryout',
        target: stage.hashcode,
        lane,
        page: `/judging/${stage.hashcode}/${tryoutPath}`,
        input: { marks: [{ code, value, ...madeNow(), device, ...(note !== undefined && { note }) }] },
        text: words.scored(tryout?.name ?? words.tryout),
      }),
    );
  }

  return (
    <Stack>
      <PageHeader
        above={<Link to="/judging">{words.backToActs}</Link>}
        title={tryout?.name ?? words.tryout}
        subtitle={[words.tryout, stage.name, stage.event.title].join(' · ')}
        status={<TryoutState stage={stage} marks={marks} />}
      />
      <Banner>{words.tryoutText}</Banner>
      <WaitingNote {...waiting} texts={waitingTexts()} />
      {rubric && (
        <Card padding="none">
          {rubric.criteria.map((criterion) => (
            <CriterionCard
              key={criterion.code}
              {...{ criterion, rubric }}
              mark={markOf(criterion.code)}
              actions={{
                score: (code, value) => mark(code, { value }),
                note: (code, note) => mark(code, { note }),
              }}
              isOpen={tryout !== null}
              commentHelp={words.tryoutComment}
            />
          ))}
        </Card>
      )}
    </Stack>
  );
}

interface TryoutStateProps {
  stage: Pick<StageToJudge, 'rubric'>;
  marks: readonly ScoreMark[];
}

/** How many criteria of the try-out are scored. */
export function TryoutState({ stage: { rubric }, marks }: TryoutStateProps) {
  const all = rubric?.criteria.length ?? 0;
  const scored = Object.keys(scoresOf(marks)).length;
  return (
    <StatusBadge tone={scored < all || all === 0 ? 'yellow' : 'green'} label={words.started(scored, all)} />
  );
}
