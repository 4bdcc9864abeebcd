import { actions } from '@callboard/api-client/actions';
import { mergeMarks, scoresOf, type ScoreMark } from '@callboard/domain/judging';
import { StatusBadge } from '@callboard/ui-kit/display';
import { Banner, PageHeader, Stack } from '@callboard/ui-kit/layout';
import { useState } from 'react';
import { Link } from 'react-router';
import { CriterionCard } from './CriterionCard';
import { judgingMessages as words } from './judgingMessages';
import { device, type StageToJudge } from './useJudging';

/** The last part of the address of a try-out, where that of an act has its hashcode. */
export const tryoutPath = 'try-out';

/** What all judges of a stage score before the evening, to compare how they judge. It is sent as it is scored, and signed by no one. */
export function TryoutSheet({ stage }: { stage: StageToJudge }) {
  const { tryout, rubric } = stage;
  const [own, setOwn] = useState<readonly ScoreMark[]>([]);
  const [send] = actions.scoreTryout.useAction();
  // What was scored here stands before the server has answered it.
  const { marks } = mergeMarks(tryout?.marks ?? [], own);
  const markOf = (code: string) => marks.find((mark) => mark.code === code);

  async function mark(code: string, given: Partial<Pick<ScoreMark, 'value' | 'note'>>) {
    const { value = null, note } = { ...markOf(code), ...given };
    const madeAt = new Date().toISOString();
    const made = { code, value, madeAt, device, ...(note !== undefined && { note }) };
    setOwn((before) => mergeMarks(before, [made]).marks);
    await send(stage.hashcode, { marks: [made] });
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
      {rubric?.criteria.map((criterion) => (
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
