import { queries } from '@callboard/api-client/actions';
import { collections } from '@callboard/api-client/collections';
import { usePageQuery } from '@callboard/records';
import { EmptyState, QueryView } from '@callboard/ui-kit/display';
import { Skeleton } from '@callboard/ui-kit/elements';
import { Page, PageHeader } from '@callboard/ui-kit/layout';
import { useState } from 'react';
import { Navigate } from 'react-router';
import { AnswerForm, type AnswerFormProps } from './AnswerForm';
import { formMessages as words } from './formMessages';

/** An empty form, for a task or by itself, and for an entry where the task has one answer for each. */
export function Screen() {
  const [params] = usePageQuery();
  const task = params.get('task') ?? undefined;
  const entry = params.get('entry') ?? undefined;
  const ofTask = collections.tasks.useGet(task);
  const definition = task === undefined ? (params.get('form') ?? undefined) : ofTask.data?.form?.hashcode;
  const versions = collections.formEditions.useList(
    {
      filters: [{ field: 'definition', operator: 'eq', value: definition ?? '' }],
      ordering: ['-number'],
      pageSize: 1,
      fields: ['content', 'name'],
    },
    { skip: definition === undefined },
  );
  const answers = queries.taskAnswers.useQuery(
    { task: task ?? '' },
    { skip: entry === undefined || task === undefined },
  );
  const own = answers.data?.results.find((row) => row.entry.hashcode === entry);
  const version = versions.data?.results[0];
  const isReady = versions.data !== undefined && (entry === undefined || answers.data !== undefined);
  const hasNoForm = definition === undefined && (task === undefined || ofTask.data !== undefined);

  return (
    <Page width="text">
      <PageHeader title={ofTask.data?.name ?? version?.name ?? words.fillIn} subtitle={own?.entry.title} />
      <QueryView
        query={{
          value: isReady || hasNoForm ? (version ?? null) : undefined,
          problem: ofTask.problem ?? versions.problem ?? answers.problem,
          isLoading: ofTask.isLoading || versions.isLoading || answers.isLoading,
          retry: () => {
            versions.refetch();
            answers.refetch();
          },
        }}
        loading={<Skeleton lines={8} />}
        isEmpty={(found) => !found?.content}
        empty={
          <EmptyState icon="list" title={words.noForm}>
            {words.noFormText}
          </EmptyState>
        }
      >
        {(found) =>
          found?.content && definition !== undefined ? (
            <FirstAnswer
              existing={own?.answer?.hashcode}
              content={found.content}
              begins={{ definition, task, entry }}
            />
          ) : null
        }
      </QueryView>
    </Page>
  );
}

interface FirstAnswerProps extends Required<Pick<AnswerFormProps, 'content' | 'begins'>> {
  /** Answers that another tab stored, or this one before the page was loaded again. */
  existing: string | undefined;
}

/** Opens existing answers. Those that another tab stores while this one is filled in do not replace it: they are merged. */
function FirstAnswer({ existing, content, begins }: FirstAnswerProps) {
  const [first] = useState(existing);
  if (first !== undefined) return <Navigate replace to={`/answers/${first}`} />;
  return <AnswerForm content={content} begun={null} begins={begins} />;
}
