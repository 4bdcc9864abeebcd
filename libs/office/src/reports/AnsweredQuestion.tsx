import { recordHooksFor } from '@callboard/api-client/collections';
import type { CollectionName } from '@callboard/api-contract';
import { collectionNamed } from '@callboard/api-contract/collections';
import type { CountsResponse } from '@callboard/api-contract/lists';
import { questionQuery, type QuestionQuery } from '@callboard/domain/reports';
import { useActor } from '@callboard/records';
import { useTenant } from '@callboard/tenant';
import { QueryView } from '@callboard/ui-kit/display';
import type { ReactNode } from 'react';
import type { ReportDraft } from './useReportDraft';
import { useShownTable, type ShownTable } from './useShownTable';

/** The answer to a question: in the words of the user, and as the server gave it. */
export interface ReportAnswered {
  shown: ShownTable;
  asked: QuestionQuery;
  counts: CountsResponse;
}

export interface AnsweredQuestionProps {
  collection: CollectionName;
  question: ReportDraft['question'];
  /** Content for a reader who cannot ask this. */
  notAskable: ReactNode;
  /** Content where no record matches. */
  empty: ReactNode;
  children: (answered: ReportAnswered) => ReactNode;
}

/** Asks a question by the rights of the reader, and shows what its parent makes of the answer. */
export function AnsweredQuestion(props: AnsweredQuestionProps) {
  const { roles } = useActor();
  const { timeZone } = useTenant();
  const asked = questionQuery(props.question, collectionNamed(props.collection), roles, timeZone);
  return asked ? <Asked {...props} asked={asked} /> : props.notAskable;
}

function Asked(props: AnsweredQuestionProps & { asked: QuestionQuery }) {
  const { asked, collection, empty } = props;
  const { data, problem, isLoading, refetch } = recordHooksFor(collection).useCounts(asked.by, asked.query);
  // The answer to the question before has other groups.
  const value = data?.by === asked.by ? data : undefined;
  return (
    <QueryView
      query={{ value, problem, isLoading: isLoading || value === undefined, retry: refetch }}
      isEmpty={({ results }) => results.length === 0}
      empty={empty}
    >
      {(counts) => <Answer {...props} counts={counts} />}
    </QueryView>
  );
}

type AnswerProps = AnsweredQuestionProps & { asked: QuestionQuery; counts: CountsResponse };

function Answer({ collection, asked, counts, children }: AnswerProps) {
  const shown = useShownTable(collectionNamed(collection), asked, counts);
  return children({ shown, asked, counts });
}
