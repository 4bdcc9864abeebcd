import { queries } from '@callboard/api-client/actions';
import type { JudgingDesk } from '@callboard/api-contract/competition';
import { isOut } from '@callboard/domain/judging';
import { EmptyState, QueryView } from '@callboard/ui-kit/display';
import { buttonVariant } from '@callboard/ui-kit/elements';
import { Field, SegmentedControl, Select } from '@callboard/ui-kit/inputs';
import { PaperPage } from '@callboard/ui-kit/layout';
import { Link, useParams, useSearchParams } from 'react-router';
import { EmptySheets } from './EmptySheets';
import { paperMessages as words } from './paperMessages';
import { ScoreTable } from './ScoreTable';

const papers = ['empty', 'scores'] as const;
type DeskPaper = (typeof papers)[number];

/** The judging of a stage on paper: a sheet of each judge for each act, for when tablets fail, and the places with all scores. */
export function Screen() {
  const { hashcode = '' } = useParams();
  const [search, setSearch] = useSearchParams();
  const { data, ...query } = queries.judgingDesk.useQuery({ stage: hashcode });
  const paper = papers.find((each) => each === search.get('paper')) ?? 'empty';
  const judge = search.get('judge');
  const names: Record<DeskPaper, string> = { empty: words.blank, scores: words.filled };
  const choose = (key: string, value: string, usual: string) =>
    setSearch(
      (before) => {
        const next = new URLSearchParams(before);
        if (value === usual) next.delete(key);
        else next.set(key, value);
        return next;
      },
      { replace: true },
    );
  return (
    <PaperPage
      back={
        <Link {...buttonVariant()} to={`/stages/${hashcode}/judging`}>
          {words.back}
        </Link>
      }
      options={
        <>
          <SegmentedControl<DeskPaper>
            label={words.whatToPrint}
            value={paper}
            segments={papers.map((each) => ({ value: each, label: names[each] }))}
            onValueChange={(value) => choose('paper', value, 'empty')}
          />
          {data && paper === 'empty' && judgesOf(data).length > 1 && (
            <Field label={words.judge}>
              <Select
                value={judge ?? ''}
                placeholder={words.allJudges}
                options={judgesOf(data).map(({ user, name }) => ({ value: user, label: name }))}
                onChange={({ currentTarget }) => choose('judge', currentTarget.value, '')}
              />
            </Field>
          )}
        </>
      }
      isReady={data?.stage.rubric != null}
      footer={data && words.heading(data.stage.name, names[paper])}
    >
      <QueryView
        query={{ ...query, value: data, retry: query.refetch }}
        isEmpty={({ stage, acts }) => stage.rubric === null || acts.length === 0}
        empty={<EmptyState title={words.nothing}>{words.nothingText}</EmptyState>}
      >
        {(desk) =>
          paper === 'empty' ? (
            <EmptySheets
              desk={desk}
              judges={judgesOf(desk).filter(({ user }) => judge === null || user === judge)}
              acts={desk.acts.filter(({ state }) => !isOut(state))}
            />
          ) : (
            <ScoreTable desk={desk} />
          )
        }
      </QueryView>
    </PaperPage>
  );
}

/** Members of the panel who judge. */
function judgesOf({ judges }: JudgingDesk): JudgingDesk['judges'] {
  return judges.filter(({ status }) => status !== 'stood_down');
}
